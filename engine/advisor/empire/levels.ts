import type { Universe } from '../../universe/universe.ts'
import { carrying, type EmpireRequest } from './request.ts'

/** Sites on a line, as far apart as their distances to the exchange differ, which is never more than their real distance. */
export interface Levels {
  readonly count: number
  readonly of: (site: number) => number
}

/** Jumps. Sites that are farther away count as this far. */
const FARTHEST = 4

const isFreeOf = (freight: EmpireRequest['freight']) =>
  !(freight?.rate.perUnitAndJump || freight?.hours?.perUnitAndJump)

export function levelsOf(
  { freight, jumps }: Pick<EmpireRequest, 'freight' | 'jumps'>,
  places: readonly number[],
): Levels {
  if (isFreeOf(freight)) return { count: 1, of: () => 0 }
  const farthest = Math.min(FARTHEST, Math.max(0, ...places.map((site) => jumps.toHub[site]!)))
  return {
    count: farthest + 1,
    of: (site) => {
      const distance = jumps.toHub[site]!
      return distance < 0 ? farthest : Math.min(farthest, distance)
    },
  }
}

export function perLevel(universe: Universe, request: EmpireRequest, material: number) {
  const [near, far] = [0, 1].map((jumps) => carrying(universe, request, material, jumps))
  return { cost: far!.cost - near!.cost, hours: far!.hours - near!.hours }
}

/** The planets around an exchange that are searched first. */
const NEAREST = 32

/** Planets of the nearest sites. Undefined if freight costs nothing or there are hardly more sites. */
export function nearestPlanets({ freight, jumps, sites }: EmpireRequest): string[] | undefined {
  const open = [...sites.keys()].filter(
    (site) => sites[site]!.kind === 'new' && jumps.toHub[site]! >= 0,
  )
  if (isFreeOf(freight) || open.length <= 2 * NEAREST) return undefined
  const ways = open.map((site) => jumps.toHub[site]!).sort((a, b) => a - b)
  const far = ways[NEAREST - 1]!
  return open
    .filter((site) => jumps.toHub[site]! <= far)
    .map((site) => sites[site]!.site.planetNaturalId)
}
