import { NotBuilt } from '../../parts/NotBuilt.tsx'

export function RepairScreen() {
  return (
    <NotBuilt
      title="FIO Repair"
      help="repair"
      coming={['Condition of your production buildings and ships', 'What a repair of each takes']}
    />
  )
}
