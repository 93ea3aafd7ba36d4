import { createFileRoute } from '@tanstack/react-router'
import { useSearchChange } from '../../app/use-search-change.ts'
import { AtlasScreen } from '../../features/roi/AtlasScreen.tsx'
import { AtlasSearch } from '../../features/roi/atlas-search.ts'

export const Route = createFileRoute('/_shell/atlas')({
  staticData: { title: 'Atlas' },
  validateSearch: AtlasSearch,
  component: AtlasPage,
})

function AtlasPage() {
  return <AtlasScreen search={Route.useSearch()} onSearch={useSearchChange({ page: undefined })} />
}
