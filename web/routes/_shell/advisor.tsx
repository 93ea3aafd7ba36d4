import { createFileRoute } from '@tanstack/react-router'
import { AdvisorScreen } from '../../advisor/AdvisorScreen.tsx'
import { AdvisorSearch } from '../../advisor/advisor-search.ts'
import { useSearchChange } from '../../app/use-search-change.ts'

export const Route = createFileRoute('/_shell/advisor')({
  staticData: { title: 'Advisor' },
  validateSearch: AdvisorSearch,
  component: AdvisorPage,
})

function AdvisorPage() {
  return <AdvisorScreen search={Route.useSearch()} onSearch={useSearchChange()} />
}
