import type { Exchange } from '../../../engine/game/cx.ts'
import { formatDayTime } from '../../../engine/game/number-format.ts'
import { HOUR_MS } from '../../../engine/game/time.ts'
import type { FleetShip } from '../fleet/fleet-ships.ts'

export interface Shown {
  readonly ships: readonly FleetShip[]
  readonly planetNames: ReadonlyMap<string, string>
  /** The moment of hour 0. */
  readonly start: number
  /** Where trips start. */
  readonly exchange: Exchange
}

export const momentOf = ({ start }: Pick<Shown, 'start'>, hours: number): string =>
  formatDayTime(start + hours * HOUR_MS)

export const planetOf = ({ planetNames }: Pick<Shown, 'planetNames'>, id: string): string =>
  planetNames.get(id) ?? id

export function shipLabel({ ships }: Pick<Shown, 'ships'>, place: number): string {
  const ship = ships[place]
  const isAlone = ships.filter(({ name }) => name === ship?.name).length < 2
  return isAlone ? (ship?.name ?? '') : `${place + 1}. ${ship?.name}`
}
