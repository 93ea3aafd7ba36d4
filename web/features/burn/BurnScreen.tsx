import { NotBuilt } from '../../parts/NotBuilt.tsx'

export function BurnScreen() {
  return (
    <NotBuilt
      title="FIO Burn"
      help="burn"
      coming={[
        'How long the stock of every base lasts',
        'A resupply drawer that writes the transfer order',
      ]}
    />
  )
}
