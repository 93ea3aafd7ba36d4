import { createFileRoute } from '@tanstack/react-router'
import { CompareScreen } from '../../features/compare/CompareScreen.tsx'
import { CompareSearch } from '../../features/compare/compare-search.ts'

export const Route = createFileRoute('/_shell/compare')({
  staticData: { title: 'Compare Plans' },
  validateSearch: CompareSearch,
  component: ComparePage,
})

function ComparePage() {
  const navigate = Route.useNavigate()
  return (
    <CompareScreen
      search={Route.useSearch()}
      onSearch={(search) => void navigate({ search, replace: true, resetScroll: false })}
    />
  )
}
