import { NotBuilt } from '../../parts/NotBuilt.tsx'

export function HqCalculatorScreen() {
  return (
    <NotBuilt
      title="HQ Calculator"
      help="hq-upgrade-calculator"
      coming={['Materials and price of every headquarters upgrade', 'Less what you own already']}
    />
  )
}
