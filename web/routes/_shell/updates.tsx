import { createFileRoute } from '@tanstack/react-router'
import { loadOwn } from '../../api/queries/own.ts'
import { UpdatesScreen } from '../../screens/updates/UpdatesScreen.tsx'

export const Route = createFileRoute('/_shell/updates')({
  staticData: { title: 'Game Update' },
  loader: loadOwn,
  component: UpdatesScreen,
})
