import { createFileRoute } from '@tanstack/react-router'
import { HelpScreen } from '../../features/help/HelpScreen.tsx'

export const Route = createFileRoute('/_shell/help')({
  staticData: { title: 'Help' },
  component: HelpScreen,
})
