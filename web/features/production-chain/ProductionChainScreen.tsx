import { NotBuilt } from '../../parts/NotBuilt.tsx'

export function ProductionChainScreen() {
  return (
    <NotBuilt
      title="Production Chains"
      help="production-chain"
      coming={[
        'The graph of recipes behind a material',
        'What it needs in materials, workforce and expertise',
      ]}
    />
  )
}
