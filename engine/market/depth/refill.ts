import type { DepthCurve } from './curve.ts'

/**
 * An order book can be filled only once. Repeated trade finds only the orders that came back since the last time, so
 * first and repeated trade are calculated separately.
 */
export type SaleKind = 'first' | 'steady'

/** The part of a book that trade can fill: all of it the first time, the orders of some days when it is repeated. */
export const partOfBook = (kind: SaleKind, days: number, refillShare: number): number =>
  kind === 'first' ? 1 : Math.min(1, Math.max(0, days) * refillShare)

/** Every order comes back at the same pace; the market maker trades any amount at any time. */
export const partOfCurve = (curve: DepthCurve, part: number): DepthCurve =>
  part === 1
    ? curve
    : {
        ...curve,
        steps: curve.steps.flatMap(({ price, amount }) =>
          part > 0 ? [{ price, amount: amount * part }] : [],
        ),
      }
