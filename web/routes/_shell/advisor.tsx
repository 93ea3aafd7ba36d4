import { createFileRoute } from '@tanstack/react-router'
import { AdvisorScreen } from '../../advisor/AdvisorScreen.tsx'
import { AdvisorSearch } from '../../advisor/advisor-search.ts'

export const Route = createFileRoute('/_shell/advisor')({
  staticData: { title: 'Advisor' },
  validateSearch: AdvisorSearch,
  component: AdvisorPage,
})

function AdvisorPage() {
  const navigate = Route.useNavigate()
  return (
    <AdvisorScreen
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
