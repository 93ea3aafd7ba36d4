import { createFileRoute } from '@tanstack/react-router'
import { RepairScreen } from '../../screens/repair/RepairScreen.tsx'

export const Route = createFileRoute('/_shell/fio/repair')({
  staticData: { title: 'FIO Repair' },
  component: RepairScreen,
})
