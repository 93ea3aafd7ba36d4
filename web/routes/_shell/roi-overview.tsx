import { createFileRoute } from '@tanstack/react-router'
import { useSearchChange } from '../../app/use-search-change.ts'
import { RecipeRoiScreen } from '../../features/roi/RecipeRoiScreen.tsx'
import { RecipeRoiSearch } from '../../features/roi/recipe-search.ts'

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
