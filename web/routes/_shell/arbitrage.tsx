import { createFileRoute } from '@tanstack/react-router'
import { useSearchChange } from '../../app/use-search-change.ts'
import { ArbitrageScreen } from '../../features/arbitrage/ArbitrageScreen.tsx'
import { ArbitrageSearch } from '../../features/arbitrage/arbitrage-search.ts'

export const Route = createFileRoute('/_shell/arbitrage')({
  staticData: { title: 'Arbitrage' },
  validateSearch: ArbitrageSearch,
  component: ArbitragePage,
})

function ArbitragePage() {
  return <ArbitrageScreen search={Route.useSearch()} onSearch={useSearchChange()} />
}
