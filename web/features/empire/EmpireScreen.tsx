import { NotBuilt } from '../not-built/NotBuilt.tsx'

export function EmpireScreen() {
  return (
    <NotBuilt
      title="Empire"
      help="empire"
      coming={[
        'Profit, revenue and cost of all your plans, and the profit per area',
        'The material flow of the whole empire, with filters',
        'Seven charts of where profit and cost come from',
      ]}
    />
  )
}
