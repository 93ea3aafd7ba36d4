import { type HireRate, hireCost } from '../fleet/freight/hire.ts'
import { sizeOf } from '../fleet/freight/lanes.ts'
import { NEAREST } from '../game/constants/station-codes.ts'
import type { Station } from '../game/constants/stations.ts'
import type { Flows } from '../plan/flows.ts'
import { jumpsToNearest, jumpsToStation } from '../universe/station-jumps.ts'
import type { Universe } from '../universe/universe.ts'

/** Freight of reference bases: all their purchases and sales, to and from one station or each planet's nearest one. */
export interface SweepFreight {
  readonly station: Station | typeof NEAREST
  readonly rate: HireRate
}

/** $ for one tonne or cubic metre; 0 without freight, NaN if no jumps lead to the station. */
export function carriageOf(
  { planets }: Universe,
  planet: number,
  freight: SweepFreight | undefined,
): number {
  if (!freight) return 0
  const { station, rate } = freight
  const jumps =
    station === NEAREST ? jumpsToNearest(planets, planet) : jumpsToStation(planets, planet, station)
  return jumps < 0 ? Number.NaN : hireCost(rate, 1, jumps)
}

/** Tonnes or cubic metres a day, whichever is more. Imports fill one direction, exports the other. */
export function flownSize({ materials }: Universe, { count, order, input, output }: Flows): number {
  const come = { weight: 0, volume: 0 }
  const go = { weight: 0, volume: 0 }
  for (let i = 0; i < count; i++) {
    const material = order[i]!
    const delta = output[material]! - input[material]!
    const load = delta > 0 ? go : come
    load.weight += Math.abs(delta) * materials.weight[material]!
    load.volume += Math.abs(delta) * materials.volume[material]!
  }
  return sizeOf(come) + sizeOf(go)
}
