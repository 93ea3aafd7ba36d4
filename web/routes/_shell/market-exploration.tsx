import { createFileRoute } from '@tanstack/react-router'
import { MarketExplorationScreen } from '../../features/market/MarketExplorationScreen.tsx'
import { MarketParams } from '../../features/market/market-params.ts'

export const Route = createFileRoute('/_shell/market-exploration')({
  staticData: { title: 'Market Exploration' },
  validateSearch: MarketParams,
  component: MarketRoute,
})

function MarketRoute() {
  const navigate = Route.useNavigate()
  return (
    <MarketExplorationScreen
      params={Route.useSearch()}
      onParams={(change) =>
        navigate({ search: (last) => ({ ...last, ...change }), replace: true, resetScroll: false })
      }
    />
  )
}
