import type { Leg } from '../../../engine/fleet/ships/legs.ts'
import { systemOf } from '../../../engine/fleet/ships/place-id.ts'
import type { FlightRoute } from '../../../engine/fleet/ships/route.ts'

export const LEG_WORDS: Readonly<Record<Leg['kind'], string>> = {
  TO: 'Take-off',
  DEP: 'Departure',
  JMP: 'Jump',
  CHRG: 'Recharge',
  HOP: 'Hop at a gateway',
  GATE: 'Gateway',
  TRA: 'Transit',
  APP: 'Approach',
  LND: 'Landing',
}

/** Natural ids of the systems that a route leads through, in order. */
export function systemsOf(from: string, { legs }: Pick<FlightRoute, 'legs'>): string[] {
  const all = [from, ...legs.map(({ to }) => to)].map(systemOf)
  return all.filter((system, n) => system !== all[n - 1])
}
