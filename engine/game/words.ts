import type { Workforce } from './primitives.ts'
import type { Cogc } from './programs.ts'

/** `FOOD_INDUSTRIES` is Food Industries. */
export const inWords = (name: string) =>
  name
    .toLowerCase()
    .split('_')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')

/** `pioneer` is Pioneers. */
export const workersInWords = (kind: Workforce) => `${inWords(kind)}s`

export const cogcInWords = (cogc: Cogc) => (cogc === '---' ? 'None' : inWords(cogc))

export const onOff = (on: boolean) => (on ? 'on' : 'off')

/** `4 → 6` */
export const change = (from: string | number, to: string | number) => `${from} → ${to}`
