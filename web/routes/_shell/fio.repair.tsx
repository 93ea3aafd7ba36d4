import { createFileRoute } from '@tanstack/react-router'
import { RepairScreen } from '../../features/repair/RepairScreen.tsx'

export const Route = createFileRoute('/_shell/fio/repair')({
  staticData: { title: 'FIO Repair' },
  component: RepairScreen,
})
