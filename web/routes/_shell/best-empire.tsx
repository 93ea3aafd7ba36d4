import { createFileRoute } from '@tanstack/react-router'
import { useSearchChange } from '../../app/use-search-change.ts'
import { BestEmpireScreen } from '../../features/advisor/empire/BestEmpireScreen.tsx'
import { EmpireUrl } from '../../features/advisor/empire/empire-url.ts'

export const Route = createFileRoute('/_shell/best-empire')({
  staticData: { title: 'Best Empire' },
  validateSearch: EmpireUrl,
  component: BestEmpirePage,
})

function BestEmpirePage() {
  return <BestEmpireScreen url={Route.useSearch()} onUrl={useSearchChange()} />
}
