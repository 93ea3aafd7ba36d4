import { formatDateTime } from '../../../engine/game/number-format.ts'
import type { FleetShip } from '../fleet/fleet-ships.ts'
import type { VisitStation } from './visit-settings.ts'

export interface Shown {
  readonly ships: readonly FleetShip[]
  readonly planetNames: ReadonlyMap<string, string>
  /** The moment of hour 0. */
  readonly start: number
  readonly station: VisitStation
}

const HOUR_MS = 3_600_000

export const momentOf = ({ start }: Shown, hours: number): string =>
  formatDateTime(start + hours * HOUR_MS)

export const planetOf = ({ planetNames }: Shown, id: string): string => planetNames.get(id) ?? id

export function shipLabel({ ships }: Shown, place: number): string {
  const name = ships[place]?.name ?? ''
  return ships.length === 1 ? name : `${place + 1}. ${name}`
}
