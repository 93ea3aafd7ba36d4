import { createFileRoute } from '@tanstack/react-router'
import { GovernmentScreen } from '../../screens/government/GovernmentScreen.tsx'
import { GovernmentSearch } from '../../screens/government/government-search.ts'

export const Route = createFileRoute('/_shell/government')({
  staticData: { title: 'Government' },
  validateSearch: GovernmentSearch,
  component: GovernmentPage,
})

function GovernmentPage() {
  const navigate = Route.useNavigate()
  return (
    <GovernmentScreen
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
