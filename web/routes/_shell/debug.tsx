import { createFileRoute } from '@tanstack/react-router'
import { DebugScreen } from '../../features/debug/DebugScreen.tsx'

export const Route = createFileRoute('/_shell/debug')({
  staticData: { title: 'Query Cache' },
  component: DebugScreen,
})
