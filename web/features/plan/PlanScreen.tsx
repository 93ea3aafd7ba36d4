import { NotBuilt } from '../../parts/NotBuilt.tsx'

export function PlanScreen() {
  return (
    <NotBuilt
      title="Plan"
      help="plan"
      coming={[
        'Buildings, recipes, infrastructure, experts and workforce of one base',
        'Profit, material flows, area, storage, repair and carts, recalculated with every change',
      ]}
    />
  )
}
