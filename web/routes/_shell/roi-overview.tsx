import { createFileRoute } from '@tanstack/react-router'
import { useSearchChange } from '../../app/use-search-change.ts'
import { RecipeRoiScreen } from '../../screens/roi/RecipeRoiScreen.tsx'
import { RecipeRoiSearch } from '../../screens/roi/recipe-search.ts'

export const Route = createFileRoute('/_shell/roi-overview')({
  staticData: { title: 'Recipe ROI' },
  validateSearch: RecipeRoiSearch,
  component: RecipeRoiPage,
})

function RecipeRoiPage() {
  return (
    <RecipeRoiScreen search={Route.useSearch()} onSearch={useSearchChange({ page: undefined })} />
  )
}
