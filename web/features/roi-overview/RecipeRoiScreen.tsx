import { NotBuilt } from '../../parts/NotBuilt.tsx'

export function RecipeRoiScreen() {
  return (
    <NotBuilt
      title="Recipe ROI"
      help="roi-overview"
      coming={['Every recipe on a base of its own, by profit and by days until it is paid']}
    />
  )
}
