import { createFileRoute } from '@tanstack/react-router'
import { ResourceRoiScreen } from '../../features/resource-roi-overview/ResourceRoiScreen.tsx'
import { ResourceRoiSearch } from '../../features/resource-roi-overview/resource-search.ts'

export const Route = createFileRoute('/_shell/resource-roi-overview')({
  staticData: { title: 'Resource ROI' },
  validateSearch: ResourceRoiSearch,
  component: ResourceRoiPage,
})

function ResourceRoiPage() {
  const navigate = Route.useNavigate()
  return (
    <ResourceRoiScreen
      search={Route.useSearch()}
      onSearch={(change) =>
        void navigate({
          search: (old) => ({ ...old, page: undefined, ...change }),
          replace: true,
          resetScroll: false,
        })
      }
    />
  )
}
