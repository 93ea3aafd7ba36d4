import { Link } from '@tanstack/react-router'
import { planetTitle } from '../../../engine/search/planet-row.ts'
import type { AtlasRows } from '../../../engine/sweeps/atlas/rows.ts'

export const titleOf = (rows: AtlasRows, row: number) =>
  planetTitle({ PlanetName: rows.planetName[row]!, PlanetNaturalId: rows.planetNaturalId[row]! })

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
      {titleOf(rows, row)}
    </Link>
  )
}
