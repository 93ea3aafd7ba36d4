import { Link } from '@tanstack/react-router'
import type { AtlasRows } from '../../../engine/roi/atlas/rows.ts'
import { planetRowTitle } from './planet-cells.tsx'

export const choiceOf = (rows: AtlasRows, row: number) => ({
  planetNaturalId: rows.planetNaturalId[row]!,
  building: rows.buildingTicker[row]!,
  recipeId: rows.recipeId[row]!,
  cogc: rows.cogc[row]!,
  experts: rows.experts === 'own' ? rows.expertise[row]! : ('none' as const),
})

/** The planet of a row; opens the plan of its base under the CX of the page. */
export function BaseLink({ rows, row }: { rows: AtlasRows; row: number }) {
  const { planetNaturalId, building, recipeId, cogc, experts } = choiceOf(rows, row)
  return (
    <Link
      to="/plan/$planetNaturalId/{-$planUuid}"
      params={{ planetNaturalId }}
      search={({ cx }) => ({ start: { building, recipe: recipeId, cogc, experts }, cx })}
      preload={false}
    >
      {planetRowTitle(rows, row)}
    </Link>
  )
}
