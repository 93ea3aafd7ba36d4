import { createFileRoute } from '@tanstack/react-router'
import { beginOwn } from '../../app/begin-own.ts'
import { UpdatesScreen } from '../../features/updates/UpdatesScreen.tsx'

export const Route = createFileRoute('/_shell/updates')({
  staticData: { title: 'Game Update' },
  loader: beginOwn,
  component: UpdatesScreen,
})
