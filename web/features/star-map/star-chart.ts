import type { StarSystem } from '../../../engine/game/gamedata.ts'
import type { FoundPlanet } from '../../../engine/planets/found-planet.ts'
import type { StarMap } from '../../../engine/universe/jumps.ts'
import type { GraphPoint, Rect } from '../../ui/graph/view.ts'

/** The systems on a plane, with the results of a search in each. */
export interface StarChart {
  readonly map: StarMap
  readonly x: Float64Array
  readonly y: Float64Array
  readonly bounds: Rect
  /** Planets found, by the index of their system. */
  readonly found: readonly (readonly FoundPlanet[])[]
  /** 1 for systems with the player's bases. */
  readonly own: Uint8Array
}

export function starChart(
  map: StarMap,
  planets: readonly FoundPlanet[],
  ownSystems: ReadonlySet<string>,
  /** Width by height of the box, so that the map fills it: it is wider or narrower than the sky is. */
  shape?: number,
): StarChart {
  const found: FoundPlanet[][] = map.systems.map(() => [])
  for (const planet of planets) found[map.indexOf.get(planet.systemId) ?? -1]?.push(planet)
  // The game's north is up, a canvas counts downwards.
  const y = Float64Array.from(map.systems, (system) => -system.PositionY)
  const x = stretched(
    Float64Array.from(map.systems, (system) => system.PositionX),
    y,
    shape,
  )
  const own = Uint8Array.from(map.systems, ({ NaturalId }) => Number(ownSystems.has(NaturalId)))
  return { map, x, y, bounds: boundsOf(x, y), found, own }
}

function stretched(x: Float64Array, y: Float64Array, shape: number | undefined): Float64Array {
  const { width, height } = boundsOf(x, y)
  if (shape === undefined || width === 0 || height === 0) return x
  const factor = (shape * height) / width
  return x.map((at) => at * factor)
}

function boundsOf(x: Float64Array, y: Float64Array): Rect {
  if (x.length === 0) return { x: 0, y: 0, width: 0, height: 0 }
  const left = x.reduce((least, at) => Math.min(least, at))
  const top = y.reduce((least, at) => Math.min(least, at))
  const right = x.reduce((most, at) => Math.max(most, at))
  const bottom = y.reduce((most, at) => Math.max(most, at))
  return { x: left, y: top, width: right - left, height: bottom - top }
}

/** Natural ids of the systems at both ends of the route, and the radius around its start; null if none is chosen. */
export type MapRoute = { from: string | null; to: string | null; within: number | null }

/** A click within this many pixels of a system counts as on it. */
const REACH = 14

export function systemAt(chart: StarChart, at: GraphPoint, zoom: number): StarSystem | undefined {
  let nearest = -1
  let away = (REACH / zoom) ** 2
  for (let s = 0; s < chart.x.length; s++) {
    const distance = (chart.x[s]! - at.x) ** 2 + (chart.y[s]! - at.y) ** 2
    if (distance >= away) continue
    nearest = s
    away = distance
  }
  return chart.map.systems[nearest]
}
