import { createFileRoute } from '@tanstack/react-router'
import { useSearchChange } from '../../app/use-search-change.ts'
import { AdvisorScreen } from '../../features/advisor/AdvisorScreen.tsx'
import { AdvisorUrl } from '../../features/advisor/advisor-url.ts'

export const Route = createFileRoute('/_shell/advisor')({
  staticData: { title: 'Advisor' },
  validateSearch: AdvisorUrl,
  component: AdvisorPage,
})

function AdvisorPage() {
  return <AdvisorScreen url={Route.useSearch()} onUrl={useSearchChange()} />
}
