import { createFileRoute } from '@tanstack/react-router'
import { useSearchChange } from '../../app/use-search-change.ts'
import { ChainSearch } from '../../features/chain/chain-search.ts'
import { ProductionChainScreen } from '../../features/chain/ProductionChainScreen.tsx'

export const Route = createFileRoute('/_shell/production-chain')({
  staticData: { title: 'Production Chains' },
  validateSearch: ChainSearch,
  component: ProductionChainPage,
})

function ProductionChainPage() {
  return <ProductionChainScreen search={Route.useSearch()} onSearch={useSearchChange()} />
}
