import { createFileRoute } from '@tanstack/react-router'
import { OpenFrame } from '../app/OpenFrame.tsx'

export const Route = createFileRoute('/_open')({ component: OpenFrame })
