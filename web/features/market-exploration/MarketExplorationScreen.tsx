import { NotBuilt } from '../../parts/NotBuilt.tsx'

export function MarketExplorationScreen() {
  return (
    <NotBuilt
      title="Market Exploration"
      help="market-exploration"
      coming={['Prices and volumes of a material on four exchanges over the last week']}
    />
  )
}
