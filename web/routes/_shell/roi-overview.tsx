import { createFileRoute } from '@tanstack/react-router'
import { RecipeRoiScreen } from '../../screens/roi/RecipeRoiScreen.tsx'
import { RecipeRoiSearch } from '../../screens/roi/recipe-search.ts'

export const Route = createFileRoute('/_shell/roi-overview')({
  staticData: { title: 'Recipe ROI' },
  validateSearch: RecipeRoiSearch,
  component: RecipeRoiPage,
})

function RecipeRoiPage() {
  const navigate = Route.useNavigate()
  return (
    <RecipeRoiScreen
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
