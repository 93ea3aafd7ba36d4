import { PRICE_UNKNOWN } from '../../market/prices.ts'
import { lists } from '../../plan/recipes.ts'
import type { Universe } from '../../universe/universe.ts'
import type { Work } from '../base/columns.ts'
import type { ProgramBuilder } from '../program.ts'
import { mostTraded } from '../tradable.ts'
import { type BookSteps, bookSteps, stepsBetween } from './book-steps.ts'
import { fixedBase } from './fixed-base.ts'
import type { EmpireRequest, EmpireSite, TradeSide } from './request.ts'

export interface ExchangeMarket {
  readonly exchange: string
  readonly material: number
  readonly side: TradeSide
  readonly most: number
  readonly dailyVolume: number
  /** Undefined: the list price holds for any amount. */
  readonly book: BookSteps | undefined
}

export interface Markets {
  readonly of: (site: EmpireSite, side: TradeSide, material: number) => ExchangeMarket | undefined
  /** Whether any site can sell or buy it. */
  readonly isTraded: (material: number) => boolean
  /** Units a day of a material that the empire must sell at least. */
  readonly atLeast: ReadonlyMap<number, number>
}

/**
 * How much may be traded where: the limits' share of the daily volume, or of each order in the order book, less the trade of
 * bases that are left out. Existing bases may always trade as much as today.
 */
export function marketsOf(universe: Universe, request: EmpireRequest): Markets {
  const { limits, left } = request
  const { indexOf } = universe.materials
  const indices = (tickers: readonly string[] | undefined) =>
    new Set(tickers?.map((ticker) => indexOf.get(ticker) ?? -1))
  const unlimited = indices(limits.unlimited)
  const never = { sell: indices(limits.neverSell), buy: indices(limits.neverBuy) }
  const share = { sell: limits.sellShare, buy: limits.buyShare }
  const atLeast = new Map(
    limits.atLeast?.map(({ ticker, perDay }) => [indexOf.get(ticker) ?? -1, perDay]),
  )
  const taken = tradedBy(universe, left)
  const today = tradedBy(
    universe,
    request.sites.filter(({ standing }) => standing !== undefined),
  )
  const known = new Map<string, ExchangeMarket>()
  const unlike = unlikeSites(request.sites)
  const sitesAt = (exchange: string, side: TradeSide) =>
    unlike.filter((site) => site.exchange[side] === exchange)
  const books = new Map<string, BookSteps | undefined>()
  const bookAt = (exchange: string, side: TradeSide, material: number) => {
    if (!request.curveOf || unlimited.has(material)) return undefined
    const key = keyOf(exchange, side, material)
    if (!books.has(key)) {
      const there = sitesAt(exchange, side)
      const part = Math.min(share[side] ?? 1, request.refillShare)
      books.set(key, bookSteps(universe, request.curveOf, there, side, material, part))
    }
    return books.get(key)
  }

  const mostOf = ({ site, exchange }: EmpireSite, side: TradeSide, material: number) => {
    const least = atLeast.get(material) ?? 0
    if (side === 'buy' && least > 0) return 0
    if (never[side].has(material)) return side === 'sell' ? least : 0
    const from = side === 'sell' ? site.prices.sellFrom : site.prices.buyFrom
    if (from[material] === PRICE_UNKNOWN) return side === 'sell' ? least : 0
    if (unlimited.has(material)) return Infinity
    const { sold, bought, anywhere } = site.dailyVolume
    const traded = side === 'sell' ? sold : bought
    const book = bookAt(exchange[side], side, material)
    const most = book
      ? book.steps.reduce((sum, step) => sum + step.most, 0)
      : mostTraded(material, { from, traded, anywhere, share: share[side] })
    const key = keyOf(exchange[side], side, material)
    const free = most - (taken.get(key) ?? 0)
    return Math.max(0, free, today.get(key) ?? 0, side === 'sell' ? least : 0)
  }
  const marketAt = (at: EmpireSite, side: TradeSide, material: number): ExchangeMarket => {
    const exchange = at.exchange[side]
    const key = keyOf(exchange, side, material)
    const market = known.get(key)
    if (market) return market
    const { sold, bought } = at.site.dailyVolume
    const there = sitesAt(exchange, side)
    const most = Math.max(...there.map((site) => mostOf(site, side, material)))
    const list =
      side === 'buy' ? Math.max(...there.map(({ site }) => site.prices.buy[material]!)) : 0
    const book = bookAt(exchange, side, material)
    const found = {
      exchange,
      material,
      side,
      most,
      dailyVolume: (side === 'sell' ? sold : bought)[material]!,
      book: book && {
        ...book,
        steps: stepsBetween(book.steps, taken.get(key) ?? 0, most, list),
      },
    }
    known.set(key, found)
    return found
  }
  return {
    atLeast,
    isTraded: (material) =>
      unlike.some((site) => SIDES.some((side) => mostOf(site, side, material) > 0)),
    of: (site, side, material) =>
      mostOf(site, side, material) > 0 ? marketAt(site, side, material) : undefined,
  }
}

const SIDES = ['sell', 'buy'] as const

export const keyOf = (exchange: string, side: TradeSide, material: number) =>
  `${exchange} ${side} ${material}`

function unlikeSites(sites: readonly EmpireSite[]): EmpireSite[] {
  const found: EmpireSite[] = []
  for (const site of sites) {
    const isKnown = found.some(
      (other) =>
        other.exchange.sell === site.exchange.sell &&
        other.exchange.buy === site.exchange.buy &&
        other.site.prices.sellFrom === site.site.prices.sellFrom &&
        other.site.prices.buyFrom === site.site.prices.buyFrom,
    )
    if (!isKnown) found.push(site)
  }
  return found
}

function tradedBy(universe: Universe, sites: readonly EmpireSite[]): ReadonlyMap<string, number> {
  const traded = new Map<string, number>()
  for (const site of sites) {
    const { net } = fixedBase(universe, site, -1, site.standing!)
    for (const [material, delta] of net) {
      const side = delta > 0 ? 'sell' : 'buy'
      const key = keyOf(site.exchange[side], side, material)
      traded.set(key, (traded.get(key) ?? 0) + Math.abs(delta))
    }
  }
  return traded
}

/** Adds the row that limits all trade in a market. With an order book, each step of it has a column. */
export function addMarketRow(
  builder: ProgramBuilder,
  { side, most, book }: ExchangeMarket,
): number {
  if (!book) return builder.addRow(-Infinity, most)
  const row = builder.addRow(0, 0)
  for (const step of book.steps) {
    const cost = side === 'sell' ? step.price : -step.price
    builder.add(row, builder.addColumn({ cost, upper: step.most }), -1)
  }
  return row
}

/** $ per unit in a base's trade column. With an order book, the price is in the columns of its steps. */
export const tradePrice = (
  { book, side, material }: ExchangeMarket,
  { site }: EmpireSite,
): number => (book ? 0 : site.prices[side][material]!)

/**
 * Says whether whole runs of a work can match those of other bases. A material that is never traded has to be made exactly
 * as fast as it is used. Divided time can always do that, whole runs almost never.
 */
export function fittingWorks(universe: Universe, request: EmpireRequest) {
  const { isTraded } = marketsOf(universe, request)
  const untraded = [...universe.materials.ticker.keys()].filter((material) => !isTraded(material))
  return ({ recipe: { inputs, outputs, row } }: Pick<Work, 'recipe'>) =>
    !untraded.some((material) => lists(inputs, row, material) || lists(outputs, row, material))
}
