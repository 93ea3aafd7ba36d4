import { createFileRoute } from '@tanstack/react-router'
import { SearchScreen } from '../../features/search/SearchScreen.tsx'
import { SearchParams } from '../../features/search/search-params.ts'

export const Route = createFileRoute('/_shell/search')({
  staticData: { title: 'Planet Search' },
  validateSearch: SearchParams,
  component: SearchRoute,
})

function SearchRoute() {
  const navigate = Route.useNavigate()
  return (
    <SearchScreen
      params={Route.useSearch()}
      onParams={(change, replace) =>
        navigate({ search: (last) => ({ ...last, ...change }), replace, resetScroll: false })
      }
    />
  )
}
