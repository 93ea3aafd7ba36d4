import { createFileRoute } from '@tanstack/react-router'
import { MarketExplorationScreen } from '../../screens/market-exploration/MarketExplorationScreen.tsx'
import { MarketParams } from '../../screens/market-exploration/market-params.ts'

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
