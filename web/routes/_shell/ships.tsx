import { createFileRoute } from '@tanstack/react-router'
import { useSearchChange } from '../../app/use-search-change.ts'
import { ShipsScreen } from '../../features/ships/ShipsScreen.tsx'
import { ShipsSearch } from '../../features/ships/ships-search.ts'

export const Route = createFileRoute('/_shell/ships')({
  staticData: { title: 'Fleet' },
  validateSearch: ShipsSearch,
  component: ShipsPage,
})

function ShipsPage() {
  return <ShipsScreen search={Route.useSearch()} onSearch={useSearchChange()} />
}
