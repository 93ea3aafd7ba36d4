import { createFileRoute } from '@tanstack/react-router'
import { useSearchChange } from '../../app/use-search-change.ts'
import { GovernmentScreen } from '../../features/government/GovernmentScreen.tsx'
import { GovernmentSearch } from '../../features/government/government-search.ts'

export const Route = createFileRoute('/_shell/government')({
  staticData: { title: 'Government' },
  validateSearch: GovernmentSearch,
  component: GovernmentPage,
})

function GovernmentPage() {
  return <GovernmentScreen search={Route.useSearch()} onSearch={useSearchChange()} />
}
