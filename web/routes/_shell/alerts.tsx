import { createFileRoute } from '@tanstack/react-router'
import { AlertsScreen } from '../../features/alerts/AlertsScreen.tsx'

export const Route = createFileRoute('/_shell/alerts')({
  staticData: { title: 'Alerts' },
  component: AlertsScreen,
})
