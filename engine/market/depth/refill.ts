import type { DepthCurve } from './curve.ts'

/**
 * A market takes what is in its book once. Who trades again and again finds at each time what came since the last, so
 * both are different questions.
 */
export type SaleKind = 'first' | 'steady'

/** The part of a book that trade meets: all of it the first time, what came in some days when it is repeated. */
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
