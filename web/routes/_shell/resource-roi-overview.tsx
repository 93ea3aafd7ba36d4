import { createFileRoute } from '@tanstack/react-router'
import { ResourceRoiScreen } from '../../screens/roi/ResourceRoiScreen.tsx'
import { ResourceRoiSearch } from '../../screens/roi/resource-search.ts'

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
