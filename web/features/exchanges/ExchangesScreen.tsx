import { NotBuilt } from '../not-built/NotBuilt.tsx'

export function ExchangesScreen() {
  return (
    <NotBuilt
      title="Exchanges"
      help="exchanges"
      coming={['Price preferences by exchange and by material', 'Exceptions for single planets']}
    />
  )
}
