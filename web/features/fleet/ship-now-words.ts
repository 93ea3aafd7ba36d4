import type { ShipNow } from '../../../engine/company/ships-now.ts'
import { formatDateTime, formatDuration, NONE } from '../../../engine/game/number-format.ts'

export function whereWords(
  { at, flight }: Pick<ShipNow, 'at' | 'flight'>,
  nameOf: (place: string) => string,
): string {
  if (at !== null) return nameOf(at)
  if (!flight) return 'flying, destination unknown'
  return flight.to === null ? 'flying, destination unknown' : `flying to ${nameOf(flight.to)}`
}

const MINUTE_MS = 60_000

export function freeWords(flight: ShipNow['flight'], now: number): string {
  if (!flight) return NONE
  const left = Math.max(MINUTE_MS, flight.arrivesMs - now)
  return `in ${formatDuration(left)}, ${formatDateTime(flight.arrivesMs)}`
}
