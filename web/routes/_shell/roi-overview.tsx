import { createFileRoute } from '@tanstack/react-router'
import { RecipeRoiScreen } from '../../features/roi-overview/RecipeRoiScreen.tsx'

export const Route = createFileRoute('/_shell/roi-overview')({
  staticData: { title: 'Recipe ROI' },
  component: RecipeRoiScreen,
})
