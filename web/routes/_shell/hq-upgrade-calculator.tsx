import { createFileRoute } from '@tanstack/react-router'
import { useSearchChange } from '../../app/use-search-change.ts'
import { HqCalculatorScreen } from '../../features/hq/HqCalculatorScreen.tsx'
import { HqSearch } from '../../features/hq/hq-search.ts'

export const Route = createFileRoute('/_shell/hq-upgrade-calculator')({
  staticData: { title: 'HQ Calculator' },
  validateSearch: HqSearch,
  component: HqCalculatorPage,
})

function HqCalculatorPage() {
  return <HqCalculatorScreen search={Route.useSearch()} onSearch={useSearchChange()} />
}
