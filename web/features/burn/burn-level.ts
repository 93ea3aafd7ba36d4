import type { Preferences } from '../../../engine/game/preferences.ts'
import type { Tone } from '../../ui/figure/Tag.tsx'

export type BurnThresholds = Pick<Preferences, 'burnDaysRed' | 'burnDaysYellow'>

export interface BurnLevel {
  readonly word: string
  readonly tone: Tone
}

/** A threshold is reached at or below its days. */
export function burnLevel(
  days: number,
  { burnDaysRed, burnDaysYellow }: BurnThresholds,
): BurnLevel {
  if (days <= 0) return { word: 'Empty', tone: 'loss' }
  if (days <= burnDaysRed) return { word: 'Now', tone: 'loss' }
  if (days <= burnDaysYellow) return { word: 'Soon', tone: 'warn' }
  return { word: 'Fine', tone: 'profit' }
}
