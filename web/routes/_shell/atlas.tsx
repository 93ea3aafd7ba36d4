import { createFileRoute } from '@tanstack/react-router'
import { AtlasScreen } from '../../screens/roi/AtlasScreen.tsx'
import { AtlasSearch } from '../../screens/roi/atlas-search.ts'

export const Route = createFileRoute('/_shell/atlas')({
  staticData: { title: 'Atlas' },
  validateSearch: AtlasSearch,
  component: AtlasPage,
})

function AtlasPage() {
  const navigate = Route.useNavigate()
  return (
    <AtlasScreen
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
