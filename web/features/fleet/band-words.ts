import type { ErrorBand } from '../../../engine/fleet/ships/flight.ts'
import { formatDuration } from '../../../engine/game/number-format.ts'

export const seconds = (value: number) => formatDuration(value * 1000)

/** `4h 12m`, or `4h 12m (3h 50m – 5h 2m)` if the formula is uncertain. */
export function bandWords(
  { least, mean, most }: ErrorBand,
  format: (value: number) => string,
): string {
  const [low, middle, high] = [format(least), format(mean), format(most)]
  return low === high ? middle : `${middle} (${low} – ${high})`
}
