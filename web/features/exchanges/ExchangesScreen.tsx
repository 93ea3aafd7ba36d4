import { NotBuilt } from '../../parts/NotBuilt.tsx'

export function ExchangesScreen() {
  return (
    <NotBuilt
      title="Exchanges"
      help="exchanges"
      coming={['Price preferences by exchange and by material', 'Exceptions for single planets']}
    />
  )
}
