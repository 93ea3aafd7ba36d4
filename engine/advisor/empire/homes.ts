import { HABITATION_TYPES } from '../../game/plan.ts'
import { WORKER_KINDS } from '../../universe/buildings.ts'
import type { Universe } from '../../universe/universe.ts'

function homeArea({ buildings }: Universe): Float64Array {
  const least = new Float64Array(WORKER_KINDS).fill(Infinity)
  for (const type of HABITATION_TYPES) {
    const building = buildings.indexOf.get(type)
    if (building === undefined) continue
    const places = buildings.housing.slice(building * WORKER_KINDS, (building + 1) * WORKER_KINDS)
    const all = places.reduce((sum, amount) => sum + amount, 0)
    for (let k = 0; k < WORKER_KINDS; k++) {
      if (places[k]! > 0) least[k] = Math.min(least[k]!, buildings.area[building]! / all)
    }
  }
  return least.map((area) => (Number.isFinite(area) ? area : 0))
}

/** By building: its area with homes for its workers, as if homes could be divided. */
export function housedArea(universe: Universe): Float64Array {
  const { buildings } = universe
  const homes = homeArea(universe)
  return Float64Array.from({ length: buildings.count }, (_, building) => {
    let area = buildings.area[building]!
    for (let k = 0; k < WORKER_KINDS; k++)
      area += buildings.workers[building * WORKER_KINDS + k]! * homes[k]!
    return area
  })
}
