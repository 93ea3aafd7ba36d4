import type { RowSpec } from './program.ts'

export type ColumnEntry = readonly [column: number, perDay: number]

export const LEAST = 1e-9
/** A remainder close to 1 would divide by almost zero. */
const LARGEST_REMAINDER = 0.995

/**
 * The mixed-integer rounding (Gomory) of Σ perDay × columns ≤ most, divided by an amount. The columns of `entries` are
 * whole; those of `divided` need not be, and their amounts are not positive.
 */
export function rounding(
  entries: readonly ColumnEntry[],
  most: number,
  divisor: number,
  divided: readonly ColumnEntry[] = [],
): RowSpec | undefined {
  const limit = most / divisor
  const upper = Math.floor(limit + LEAST)
  const remainder = Math.max(0, limit - upper)
  if (remainder > LARGEST_REMAINDER) return undefined
  const rounded = (perDay: number) => {
    const amount = perDay / divisor
    const whole = Math.floor(amount + LEAST)
    const rest = Math.max(0, amount - whole)
    return whole + Math.max(0, rest - remainder) / (1 - remainder)
  }
  return {
    upper,
    entries: [
      ...entries.map(([column, perDay]) => [column, rounded(perDay)] as const),
      ...divided.map(([column, perDay]) => [column, perDay / divisor / (1 - remainder)] as const),
    ].filter(([, value]) => Math.abs(value) > LEAST),
  }
}
