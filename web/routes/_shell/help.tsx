import { createFileRoute } from '@tanstack/react-router'
import { HelpScreen } from '../../features/page/help/HelpScreen.tsx'

export const Route = createFileRoute('/_shell/help')({
  staticData: { title: 'Help' },
  component: HelpScreen,
})
