import { NotBuilt } from '../../parts/NotBuilt.tsx'

export function SharedPlanScreen() {
  return (
    <NotBuilt
      title="Shared Plan"
      help="shared"
      coming={['A plan somebody shared with you, read-only', 'Cloning it into your own plans']}
    />
  )
}
