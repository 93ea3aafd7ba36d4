import { createFileRoute } from '@tanstack/react-router'
import { OpenFrame } from '../app/OpenFrame.tsx'

/** Pages without navigation, for anybody. */
export const Route = createFileRoute('/_open')({ component: OpenFrame })
