import { EXCHANGES, type Exchange } from '../../game/cx.ts'
import type { Universe } from '../../universe/universe.ts'
import type { MaterialAmount } from '../shipment.ts'
import { type BookAges, bookAges } from './ages.ts'
import type { CurveOf } from './books.ts'
import { type Fill, fillPrice } from './fill.ts'
import { bestSplit, type Split, type Venue } from './split.ts'
import { type FreightRates, venuesOf } from './venues.ts'

export interface OneExchange {
  readonly exchange: Exchange
  readonly rows: readonly {
    readonly ticker: string
    readonly fill: Fill
    readonly isAssumed: boolean
  }[]
  readonly goods: number
  readonly freight: number
  readonly short: readonly MaterialAmount[]
}

export interface BasketLine extends MaterialAmount {
  readonly split: Split
}

/** Several materials bought from order books: at each exchange alone, and split among all of them. */
export interface Basket {
  readonly exchanges: readonly OneExchange[]
  readonly lines: readonly BasketLine[]
  readonly goods: number
  readonly freight: number
  readonly short: readonly MaterialAmount[]
  readonly ages: BookAges
}

export function basket(
  universe: Universe,
  curveOf: CurveOf,
  amounts: readonly MaterialAmount[],
  rates: FreightRates | null,
): Basket {
  const wanted = amounts.flatMap(({ ticker, amount }) => {
    const material = universe.materials.indexOf.get(ticker)
    if (material === undefined || !(amount > 0)) return []
    return [{ ticker, amount, venues: venuesOf(universe, curveOf, material, 'BUY', rates) }]
  })
  const lines = wanted.map(({ ticker, amount, venues }) => ({
    ...{ ticker, amount },
    split: bestSplit(venues, amount),
  }))
  const shares = lines.flatMap(({ split }) => split.shares)
  const sources = wanted.flatMap(({ venues }) => venues.map(({ curve }) => curve.source))
  return {
    exchanges: EXCHANGES.flatMap((exchange) => oneExchange(exchange, wanted)),
    lines,
    goods: shares.reduce((sum, { fill }) => sum + fill.value, 0),
    freight: shares.reduce((sum, { freight }) => sum + freight, 0),
    short: lines.flatMap(({ ticker, amount, split }) => lacking(ticker, amount - split.filled)),
    ages: bookAges(sources),
  }
}

interface Wanted extends MaterialAmount {
  readonly venues: readonly Venue[]
}

function oneExchange(exchange: Exchange, wanted: readonly Wanted[]): OneExchange[] {
  let [goods, carried] = [0, 0]
  const rows: OneExchange['rows'][number][] = []
  const short: MaterialAmount[] = []
  for (const { ticker, amount, venues } of wanted) {
    const venue = venues.find((each) => each.exchange === exchange)
    const fill = venue && fillPrice(venue.curve, amount)
    if (fill) {
      rows.push({ ticker, fill, isAssumed: venue.curve.source.kind !== 'book' })
      goods += fill.value
      carried += fill.filled * venue.freight
    }
    short.push(...lacking(ticker, amount - (fill?.filled ?? 0)))
  }
  return rows.length > 0 ? [{ exchange, rows, goods, freight: carried, short }] : []
}

/** Differences below this come from floating point. */
const lacking = (ticker: string, amount: number): MaterialAmount[] =>
  amount > 1e-6 ? [{ ticker, amount }] : []
