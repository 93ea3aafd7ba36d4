import { Link } from '@tanstack/react-router'
import type { Today } from '../../../engine/today/today.ts'

/** Bases of which nothing can be told, each with the way to a plan. */
export function WithoutPlan({ bases }: { bases: Today['withoutPlan'] }) {
  if (bases.length === 0) return null
  return (
    <p className="quiet">
      No plan says what these bases do:{' '}
      {bases.map(({ planetNaturalId, planetName }, n) => (
        <span key={planetNaturalId}>
          {n > 0 && ', '}
          <Link to="/plan/$planetNaturalId/{-$planUuid}" params={{ planetNaturalId }}>
            {planetName}
          </Link>
        </span>
      ))}
      . Plan them to see what they need.
    </p>
  )
}
