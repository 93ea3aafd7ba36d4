import { createFileRoute } from '@tanstack/react-router'
import { useSearchChange } from '../../app/use-search-change.ts'
import { BestEmpireScreen } from '../../features/advisor/empire/BestEmpireScreen.tsx'
import { EmpireSearch } from '../../features/advisor/empire/empire-search.ts'

export const Route = createFileRoute('/_shell/best-empire')({
  staticData: { title: 'Best Empire' },
  validateSearch: EmpireSearch,
  component: BestEmpirePage,
})

function BestEmpirePage() {
  return <BestEmpireScreen search={Route.useSearch()} onSearch={useSearchChange()} />
}
