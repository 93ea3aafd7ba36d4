import { createFileRoute } from '@tanstack/react-router'
import { ShipsScreen } from '../../screens/ships/ShipsScreen.tsx'
import { ShipsSearch } from '../../screens/ships/ships-search.ts'

export const Route = createFileRoute('/_shell/ships')({
  staticData: { title: 'Ships' },
  validateSearch: ShipsSearch,
  component: ShipsPage,
})

function ShipsPage() {
  const navigate = Route.useNavigate()
  return (
    <ShipsScreen
      search={Route.useSearch()}
      onSearch={(change) =>
        void navigate({
          search: (old) => ({ ...old, ...change }),
          replace: true,
          resetScroll: false,
        })
      }
    />
  )
}
