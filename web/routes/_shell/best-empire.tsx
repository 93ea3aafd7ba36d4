import { createFileRoute } from '@tanstack/react-router'
import { BestEmpireScreen } from '../../advisor/empire/BestEmpireScreen.tsx'
import { EmpireSearch } from '../../advisor/empire/empire-search.ts'
import { useSearchChange } from '../../app/use-search-change.ts'

export const Route = createFileRoute('/_shell/best-empire')({
  staticData: { title: 'Best Empire' },
  validateSearch: EmpireSearch,
  component: BestEmpirePage,
})

function BestEmpirePage() {
  return <BestEmpireScreen search={Route.useSearch()} onSearch={useSearchChange()} />
}
