import { createFileRoute } from '@tanstack/react-router'
import { requireLogin } from '../app/guard.ts'
import { Shell } from '../app/Shell.tsx'

/** Pages inside the navigation, for players who are logged in. */
export const Route = createFileRoute('/_shell')({ beforeLoad: requireLogin, component: Shell })
