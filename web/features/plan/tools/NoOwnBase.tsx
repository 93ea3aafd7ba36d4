import { Link } from '@tanstack/react-router'
import { buttonClass } from '../../../ui/field/Button.tsx'
import { EmptyState } from '../../../ui/layout/EmptyState.tsx'
import { TableSkeleton } from '../../../ui/layout/Skeleton.tsx'
import { Problem } from '../../page/Problem.tsx'
import { useShownPlan } from '../show/shown-plan.ts'
import type { OwnBase } from './use-own-base.ts'

/** Says why a tool knows no base of the player on the planet. */
export function NoOwnBase({
  own: { isAsked, isPending, problem, refresh },
  use,
  instead = '',
}: {
  own: OwnBase
  /** What the tool would show for a base. */
  use: string
  /** Another place to look for it. */
  instead?: string
}) {
  const { planet } = useShownPlan()
  if (!isAsked)
    return (
      <EmptyState
        title="No FIO data"
        action={
          <Link to="/profile" className={buttonClass({ variant: 'primary' })}>
            Add your FIO key
          </Link>
        }
      >
        With your FIO key in the profile, {use} here.
      </EmptyState>
    )
  if (isPending) return <TableSkeleton label="Loading your base" rows={6} columns={4} />
  if (problem)
    return <Problem title="Your game data could not be loaded" of={{ problem, retry: refresh }} />
  return (
    <EmptyState title="No base here">
      FIO knows no base of yours on {planet.PlanetName}.{instead}
    </EmptyState>
  )
}
