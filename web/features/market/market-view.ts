import { EXCHANGES, type Exchange } from '../../../engine/game/cx.ts'
import { DAY_MS } from '../../../engine/game/time.ts'
import type { SpanUnit } from '../../../engine/market/spans.ts'
import type { MarketParams } from './market-params.ts'

export const MAX_TICKERS = 5
export const FIRST_TICKER = 'RAT'
const FIRST_EXCHANGE: Exchange = 'AI1'
const FIRST_BACK_DAYS = 90

export interface MarketView {
  readonly tickers: readonly string[]
  readonly exchanges: readonly Exchange[]
  readonly unit: SpanUnit
  readonly backDays: number
  readonly since: string | null
  readonly until: string | null
}

export function marketViewOf(params: MarketParams): MarketView {
  const { tickers, exchanges, since, until } = params
  const asked = [...new Set(tickers?.split(','))].filter((ticker) => /^[A-Z0-9]{1,3}$/.test(ticker))
  const on = EXCHANGES.filter((exchange) => exchanges?.split(',').includes(exchange))
  const first = on.find((exchange) => exchanges?.startsWith(exchange))
  const isStretch = since !== undefined && until !== undefined && since <= until
  return {
    tickers: asked.length > 0 ? asked.slice(0, MAX_TICKERS) : [FIRST_TICKER],
    exchanges: first ? [first, ...on.filter((each) => each !== first)] : [FIRST_EXCHANGE],
    unit: params.by ?? 'day',
    backDays: params.back ?? FIRST_BACK_DAYS,
    since: isStretch ? since : null,
    until: isStretch ? until : null,
  }
}

/** The changed part of the address; what is as it is at first leaves it. */
export function marketParams(change: Partial<MarketView>): Partial<MarketParams> {
  const { tickers, exchanges, unit, backDays, since, until } = change
  return {
    ...(tickers && { tickers: unlessFirst(tickers, FIRST_TICKER) }),
    ...(exchanges && { exchanges: unlessFirst(exchanges, FIRST_EXCHANGE) }),
    ...(unit && { by: unit === 'day' ? undefined : unit }),
    // Another span is another stretch.
    ...(backDays && { back: readBack(backDays), since: undefined, until: undefined }),
    ...(since !== undefined && { since: since ?? undefined }),
    ...(until !== undefined && { until: until ?? undefined }),
  }
}

/** With none chosen the first is shown, as in an untouched screen. */
const unlessFirst = (chosen: readonly string[], first: string): string | undefined =>
  chosen.length === 0 || chosen.join() === first ? undefined : chosen.join()

const readBack = (days: number): MarketParams['back'] =>
  days === 30 || days === 365 || days === 1095 ? days : undefined

export const plainDay = (time: number): string => new Date(time).toISOString().slice(0, 10)

/** The days to ask for, today included; the same for the whole day, so that what was loaded serves again. */
export function marketPeriod({ backDays }: Pick<MarketView, 'backDays'>, now: number) {
  return { start: plainDay(now - (backDays - 1) * DAY_MS), end: plainDay(now) }
}

export interface MarketPair {
  readonly ticker: string
  readonly exchange: Exchange
}

/** As many lines as have colours of their own. */
const MAX_LINES = 8

export const pairsOf = ({ tickers, exchanges }: MarketView): MarketPair[] =>
  tickers
    .flatMap((ticker) => exchanges.map((exchange) => ({ ticker, exchange })))
    .slice(0, MAX_LINES)
