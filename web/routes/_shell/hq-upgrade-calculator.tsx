import { createFileRoute } from '@tanstack/react-router'
import { HqCalculatorScreen } from '../../features/hq-upgrade-calculator/HqCalculatorScreen.tsx'

export const Route = createFileRoute('/_shell/hq-upgrade-calculator')({
  staticData: { title: 'HQ Calculator' },
  component: HqCalculatorScreen,
})
