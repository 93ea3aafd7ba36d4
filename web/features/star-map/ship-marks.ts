import type { ShipNow } from '../../../engine/company/ships-now.ts'
import { systemOf } from '../../../engine/fleet/ships/place-id.ts'
import type { GraphPoint } from '../../ui/graph/view.ts'
import type { StarChart } from './star-chart.ts'

export interface ShipMark {
  readonly name: string
  readonly x: number
  readonly y: number
  /** The system that it flies to; null if the map does not have it. */
  readonly to: GraphPoint | null
}

/** Where ships under way are on the map: within a jump, on the line between its systems. */
export function shipMarks(chart: StarChart, ships: readonly ShipNow[]): ShipMark[] {
  const places = new Map(chart.map.systems.map(({ NaturalId }, place) => [NaturalId, place]))
  const pointOf = (system: string): GraphPoint | null => {
    const place = places.get(system)
    return place === undefined ? null : { x: chart.x[place]!, y: chart.y[place]! }
  }
  return ships.flatMap(({ name, flight }) => {
    if (!flight?.onMap) return []
    const { from, to, share } = flight.onMap
    const [start, end] = [pointOf(from), pointOf(to)]
    if (!start || !end) return []
    const goal = flight.to === null ? null : pointOf(systemOf(flight.to))
    const x = start.x + (end.x - start.x) * share
    const y = start.y + (end.y - start.y) * share
    return [{ name, x, y, to: goal }]
  })
}
