import { EXCHANGES, type Exchange } from '../../model/cx.ts'
import type { MaterialAmount } from '../../supply/shipment.ts'
import type { Universe } from '../../universe/universe.ts'
import { type BookAges, bookAges } from './ages.ts'
import type { CurveOf } from './books.ts'
import { type Fill, fillPrice } from './fill.ts'
import { bestSplit, type Split, type Venue } from './split.ts'

/** $ for carrying goods from an exchange, in a full hold: a unit pays for whichever it takes more of. */
export interface UnitFreight {
  readonly perTonne: number
  readonly perCubicMetre: number
}
/** Of each exchange; null where no way leads from it, and all of it null where freight does not count. */
export type FreightRates = Readonly<Partial<Record<Exchange, UnitFreight | null>>>

/** All that is wanted, bought at one exchange. */
export interface OneExchange {
  readonly exchange: Exchange
  readonly rows: readonly {
    readonly ticker: string
    readonly fill: Fill
    /** Whether the book is not known, and its depth assumed. */
    readonly isAssumed: boolean
  }[]
  /** $ for what it has. */
  readonly goods: number
  readonly freight: number
  /** What it does not have. */
  readonly short: readonly MaterialAmount[]
}

export interface BasketLine extends MaterialAmount {
  readonly split: Split
}

/** What several materials cost by the books: at each exchange alone, and at all of them together. */
export interface Basket {
  readonly exchanges: readonly OneExchange[]
  readonly lines: readonly BasketLine[]
  /** $ for the cheapest split, of it for goods and for freight. */
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
    return [{ ticker, amount, venues: venuesOf(universe, curveOf, material, rates) }]
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

function venuesOf(
  { materials }: Universe,
  curveOf: CurveOf,
  material: number,
  rates: FreightRates | null,
): Venue[] {
  return EXCHANGES.flatMap((exchange): Venue[] => {
    const curve = curveOf(exchange, material, 'BUY')
    const rate = rates ? rates[exchange] : FREE
    if (!curve || !rate) return []
    const freight = Math.max(
      materials.weight[material]! * rate.perTonne,
      materials.volume[material]! * rate.perCubicMetre,
    )
    return [{ exchange, curve, freight }]
  })
}
const FREE: UnitFreight = { perTonne: 0, perCubicMetre: 0 }

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

/** Less than the millionth part of a unit is what rounding leaves. */
const lacking = (ticker: string, amount: number): MaterialAmount[] =>
  amount > 1e-6 ? [{ ticker, amount }] : []
