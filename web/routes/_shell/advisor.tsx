import { createFileRoute } from '@tanstack/react-router'
import { useSearchChange } from '../../app/use-search-change.ts'
import { AdvisorScreen } from '../../features/advisor/AdvisorScreen.tsx'
import { AdvisorSearch } from '../../features/advisor/advisor-search.ts'

export const Route = createFileRoute('/_shell/advisor')({
  staticData: { title: 'Advisor' },
  validateSearch: AdvisorSearch,
  component: AdvisorPage,
})

function AdvisorPage() {
  return <AdvisorScreen search={Route.useSearch()} onSearch={useSearchChange()} />
}
