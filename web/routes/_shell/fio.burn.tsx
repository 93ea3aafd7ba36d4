import { createFileRoute } from '@tanstack/react-router'
import { BurnScreen } from '../../screens/burn/BurnScreen.tsx'

export const Route = createFileRoute('/_shell/fio/burn')({
  staticData: { title: 'FIO Burn' },
  component: BurnScreen,
})
