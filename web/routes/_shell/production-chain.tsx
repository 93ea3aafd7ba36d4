import { createFileRoute } from '@tanstack/react-router'
import { ChainSearch } from '../../screens/production-chain/chain-search.ts'
import { ProductionChainScreen } from '../../screens/production-chain/ProductionChainScreen.tsx'

export const Route = createFileRoute('/_shell/production-chain')({
  staticData: { title: 'Production Chains' },
  validateSearch: ChainSearch,
  component: ProductionChainPage,
})

function ProductionChainPage() {
  const navigate = Route.useNavigate()
  return (
    <ProductionChainScreen
      search={Route.useSearch()}
      onSearch={(change) =>
        void navigate({
          search: (old) => ({ ...old, ...change }),
          replace: true,
          resetScroll: false,
        })
      }
    />
  )
}
