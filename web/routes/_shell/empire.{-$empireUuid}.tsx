import { createFileRoute } from '@tanstack/react-router'
import { EmpireScreen } from '../../features/empire/EmpireScreen.tsx'

export const Route = createFileRoute('/_shell/empire/{-$empireUuid}')({
  staticData: { title: 'Empire' },
  component: EmpireScreen,
})
