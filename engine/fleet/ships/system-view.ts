import { DAY_MS } from '../../game/time.ts'
import { planetsAround } from './bodies.ts'
import { type Orbit, orbitPeriod, positionAt } from './orbits.ts'
import { systemOf } from './place-id.ts'
import type { FlightPlace, Space } from './space.ts'

/** A planet or the station of a system as seen from above, kilometres from the star. */
export interface ShownBody {
  readonly id: string
  readonly kind: FlightPlace['kind']
  readonly x: number
  readonly y: number
  /** Real days of one turn around the star. */
  readonly periodDays: number
  /** Points along its orbit, x and y in turns. */
  readonly orbit: readonly number[]
}

/** A ship of the player on its way through the system, where it is about. */
export interface ShownShip {
  readonly name: string
  readonly x: number
  readonly y: number
  readonly to: string
  readonly arrivesMs: number
}

export interface SystemView {
  readonly bodies: readonly ShownBody[]
  readonly ships: readonly ShownShip[]
}

/** A flight's part within one system. */
export interface ShownSegment {
  readonly name: string
  readonly departsMs: number
  readonly arrivesMs: number
  /** Natural ids; an id that is neither a planet nor a system is the station's code. */
  readonly from: string
  readonly to: string
}

const POINTS = 72

/** Every body of a system at an instant, and the ships under way there then, on the straight between their ends. */
export function systemView(
  { placeOf, sky }: Space,
  system: string,
  ms: number,
  segments: readonly ShownSegment[],
): SystemView {
  const places = [...(planetsAround.get(system) ?? []), system].flatMap((id) => placeOf(id) ?? [])
  const bodies = places.flatMap(({ id, kind, orbit }): ShownBody[] => {
    if (!orbit) return []
    const { x, y } = positionAt(orbit, ms)
    const periodDays = orbitPeriod(orbit) / DAY_MS
    return [{ id, kind, x, y, periodDays, orbit: pointsOf(orbit, ms) }]
  })
  const isHere = (id: string) => systemOf(id) === system
  const placeNamed = (id: string) => placeOf(sky.indexOf.has(id) || isHere(id) ? id : system)
  const ships = segments.flatMap(({ name, departsMs, arrivesMs, from, to }): ShownShip[] => {
    if (ms < departsMs || ms >= arrivesMs || !(isHere(from) || isHere(to))) return []
    const [start, end] = [placeNamed(from), placeNamed(to)]
    // One end of a departure or approach is the system: its warp point goes with the planet, the ship is drawn near that.
    const [a, b] = [from === system ? end : start, to === system ? start : end]
    if (!a?.orbit || !b?.orbit) return []
    const [one, other] = [positionAt(a.orbit, departsMs), positionAt(b.orbit, arrivesMs)]
    const share = (ms - departsMs) / (arrivesMs - departsMs)
    const [x, y] = [one.x + share * (other.x - one.x), one.y + share * (other.y - one.y)]
    return [{ name, to, arrivesMs, x, y }]
  })
  return { bodies, ships }
}

function pointsOf(orbit: Orbit, ms: number): number[] {
  const period = orbitPeriod(orbit)
  return Array.from({ length: POINTS }, (_, n) => {
    const { x, y } = positionAt(orbit, ms + (n / POINTS) * period)
    return [x, y]
  }).flat()
}
