import { createFileRoute } from '@tanstack/react-router'
import { useSearchChange } from '../../app/use-search-change.ts'
import { ResourceRoiScreen } from '../../features/roi/ResourceRoiScreen.tsx'
import { ResourceRoiSearch } from '../../features/roi/resource-search.ts'

export const Route = createFileRoute('/_shell/resource-roi-overview')({
  staticData: { title: 'Resource ROI' },
  validateSearch: ResourceRoiSearch,
  component: ResourceRoiPage,
})

function ResourceRoiPage() {
  return (
    <ResourceRoiScreen search={Route.useSearch()} onSearch={useSearchChange({ page: undefined })} />
  )
}
