import { UNREACHABLE } from '../../../engine/universe/jumps.ts'
import type { GraphPoint } from '../../ui/graph/view.ts'
import type { StarChart } from './star-chart.ts'

/** A closed line around a system, within which all systems lie that are so many jumps away at most. */
export interface JumpRing {
  readonly jumps: number
  readonly points: readonly GraphPoint[]
}

const STEP = 5
const SECTORS = 36
const SECTOR = (2 * Math.PI) / SECTORS
/** A straight line between two points of a circle runs inside the circle. */
const OUTWARD = 1.02 / Math.cos(SECTOR / 2)

/** One ring for every five jumps. `jumps`: from the system in the middle, in the order of the map. */
export function jumpRings({ map, x, y }: StarChart, middle: string, jumps: Int16Array): JumpRing[] {
  const centre = map.indexOf.get(middle)
  if (centre === undefined) return []
  const most = jumps.reduce((far, away) => Math.max(far, away), 0)
  const reach = new Float64Array(SECTORS)
  const rings: JumpRing[] = []
  for (let ring = STEP; ring < most; ring += STEP) {
    for (let place = 0; place < x.length; place++) {
      const away = jumps[place]!
      if (away === UNREACHABLE || away > ring || away <= ring - STEP) continue
      const [dx, dy] = [x[place]! - x[centre]!, y[place]! - y[centre]!]
      // The corners on both sides are as far out as the system between them.
      const before = Math.floor(Math.atan2(dy, dx) / SECTOR) + SECTORS
      for (const sector of [before % SECTORS, (before + 1) % SECTORS])
        reach[sector] = Math.max(reach[sector]!, Math.hypot(dx, dy))
    }
    const points = Array.from(reach, (far, sector) => ({
      x: x[centre]! + Math.cos(sector * SECTOR) * far * OUTWARD,
      y: y[centre]! + Math.sin(sector * SECTOR) * far * OUTWARD,
    }))
    rings.push({ jumps: ring, points })
  }
  return rings
}
