import type { Leg } from '../../../engine/ships/legs.ts'
import { systemOf } from '../../../engine/ships/place-id.ts'
import type { Route } from '../../../engine/ships/route.ts'

export const LEG_WORDS: Readonly<Record<Leg['kind'], string>> = {
  TO: 'Take-off',
  DEP: 'Departure',
  JMP: 'Jump',
  CHRG: 'Recharge',
  GATE: 'Gateway',
  TRA: 'Transit',
  APP: 'Approach',
  LND: 'Landing',
}

/** Where the law of a leg is open, and how far. */
const OPEN_LAWS: Readonly<Partial<Record<Leg['kind'], string>>> = {
  DEP: 'departure, transit and approach count with mean distances, because bodies move: one flight may take half or twice as long',
  TRA: 'departure, transit and approach count with mean distances, because bodies move: one flight may take half or twice as long',
  APP: 'an approach takes 49 to 68 % of half of what the slider allows',
  LND: 'the game draws the length of each landing by lot, 13.3 % around the mean',
  GATE: 'a gateway counts by the one link that was measured',
}

/** What a player should know about the figures of a route, each once. */
export function openLaws({ legs, isEstimated }: Route): string[] {
  const laws = legs.flatMap(({ kind }) => OPEN_LAWS[kind] ?? [])
  if (isEstimated)
    laws.push('nobody timed a jump of a hull of this size, so jumps are interpolated, 10 % around')
  return [...new Set([...laws, 'damage is an estimate to about a tenth'])]
}

/** Natural ids of the systems that a route leads through, in order. */
export function systemsOf(from: string, { legs }: Pick<Route, 'legs'>): string[] {
  const all = [from, ...legs.map(({ to }) => to)].map(systemOf)
  return all.filter((system, n) => system !== all[n - 1])
}
