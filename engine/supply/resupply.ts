import type { Load } from '../market/shipment.ts'
import type { Universe } from '../universe/universe.ts'
import { type DailyFlow, exhaustionDays, isUsedUp } from './burn.ts'
import { fleetHolds } from './fleet.ts'

export interface ResupplyElement
  extends Pick<DailyFlow, 'ticker' | 'delta' | 'workers' | 'suppliedDays'> {
  readonly stock: number
}

export interface ResupplyOptions {
  readonly days: number
  readonly hideInfinite: boolean
  /** Amounts that replace the calculated ones; null and 0 mean none. */
  readonly overrides: Readonly<Record<string, number | null>>
  /** Tickers that stay in the table but are not ordered. */
  readonly inactive: ReadonlySet<string>
}

export interface ResupplyRow extends Pick<ResupplyElement, 'ticker' | 'stock' | 'delta'> {
  readonly active: boolean
  readonly burn: number
  /** Units to order; Infinity where the material is not used up, and then it is not ordered. */
  readonly total: number
}

/** Whole units, since half a unit cannot be shipped. */
export function needForDays(stock: number, delta: number, days: number): number {
  if (!isUsedUp(delta)) return Number.POSITIVE_INFINITY
  return Math.max(0, Math.ceil(-delta * (days > 0 ? days : 0) - stock))
}

export function resupply(
  elements: readonly ResupplyElement[],
  options: ResupplyOptions,
): ResupplyRow[] {
  return elements
    .filter(({ delta }) => !options.hideInfinite || isUsedUp(delta))
    .map((element) => {
      const { ticker, stock, delta } = element
      const override = options.overrides[ticker] ?? 0
      return {
        ticker,
        stock,
        delta,
        active: !options.inactive.has(ticker),
        burn: exhaustionDays(stock, element),
        total: override > 0 ? override : needForDays(stock, delta, options.days),
      }
    })
}

/** Active rows with a finite amount. */
export function orderOf(rows: readonly ResupplyRow[]): { ticker: string; amount: number }[] {
  return rows
    .filter(({ active, total }) => active && total > 0 && Number.isFinite(total))
    .map(({ ticker, total }) => ({ ticker, amount: total }))
}

const LONGEST_FIT_DAYS = 100

/**
 * The most whole days, 0 to 100, whose order fits the ships together, by bisection, since orders grow with the days. 0
 * also when nothing fits, as when overrides alone are too much.
 */
export function daysThatFit(
  universe: Universe,
  elements: readonly ResupplyElement[],
  options: Omit<ResupplyOptions, 'days'>,
  ships: readonly Load[],
): number {
  const fits = (days: number) => {
    return fleetHolds(universe, orderOf(resupply(elements, { ...options, days })), ships)
  }
  let fitting = 0
  let tooMuch = LONGEST_FIT_DAYS + 1
  while (tooMuch - fitting > 1) {
    const days = (fitting + tooMuch) >> 1
    if (fits(days)) fitting = days
    else tooMuch = days
  }
  return fitting
}
