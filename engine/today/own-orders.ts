import { fromEntry, fromGame, product, sum, type Term } from '../explain/term.ts'
import type { ExchangeOrder } from '../game/company.ts'
import type { CurrencyRates } from '../game/own-fees.ts'
import { ownValue } from '../game/own-value.ts'
import type { Universe } from '../universe/universe.ts'
import type { FioRecords } from './base.ts'
import { ELSEWHERE } from './company-lines.ts'
import type { TodayLine } from './line.ts'
import type { MoneyRecords } from './money-lines.ts'

/** Own exchange orders that somebody else's price comes before. */
export function ordersBeaten(universe: Universe, { company, money }: MoneyRecords): TodayLine[] {
  return (company?.orders ?? []).flatMap((order) => {
    const { type, ticker, exchange, openAmount, limit } = order
    const offers = offersFor(universe, order)
    if (!offers || openAmount === 0) return []
    const best = type === 'sell' ? offers.ask : offers.bid
    const isBeaten = best > 0 && (type === 'sell' ? best < limit : best > limit)
    if (!isBeaten) return []
    const atStake = orderTerm(order, offers, money.rates)?.value ?? null
    return [
      {
        ...ELSEWHERE,
        key: orderKey(order),
        what: { kind: 'order beaten', type, ticker, exchange, openAmount, limit, best, atStake },
        inDays: 0,
      },
    ]
  })
}

/** The derivation of what is at stake with an order's line; null for any other line. */
export function orderLineTerm(
  universe: Universe,
  { company, money }: MoneyRecords,
  key: string,
): Term | null {
  const order = company?.orders.find((one) => orderKey(one) === key)
  const offers = order && offersFor(universe, order)
  return offers ? orderTerm(order, offers, money.rates) : null
}

const orderKey = ({ id }: Pick<ExchangeOrder, 'id'>) => `order ${id}`

/** The best offers at the exchange of an order; 0 where there is none. */
interface Offers {
  readonly ask: number
  readonly bid: number
}

function offersFor(
  universe: Universe,
  { ticker, exchange }: Pick<ExchangeOrder, 'ticker' | 'exchange'>,
): Offers | null {
  const material = universe.materials.indexOf.get(ticker)
  const prices = universe.exchanges.get(exchange)?.prices
  if (material === undefined || !prices) return null
  return { ask: prices.Ask[material]!, bid: prices.Bid[material]! }
}

/**
 * What the open part of an order is worth more, if it is filled at its limit, than trading the same amount now with the
 * best offer of the other side. Null where nobody offers: then there is nothing to compare with.
 */
function orderTerm(
  { type, ticker, exchange, openAmount, limit, currency }: ExchangeOrder,
  { ask, bid }: Offers,
  rates: CurrencyRates,
): Term | null {
  const isSale = type === 'sell'
  const other = isSale ? bid : ask
  if (!(other > 0)) return null
  const rate = (currency !== null && ownValue(rates, currency)) || 1
  const sale = (name: string, sign: 1 | -1, price: Term) =>
    product(name, '$', [
      fromGame(sign > 0 ? 'To you' : 'From you', sign, 'factor'),
      fromGame(`Open amount of ${ticker}`, openAmount, 'units'),
      price,
      fromEntry(`$ for a ${currency ?? '$'}`, rate, 'factor'),
    ])
  const atLimit = fromGame(`Limit of your order on ${exchange}`, limit, '$/unit')
  const atBest = fromGame(
    `${isSale ? 'Highest bid' : 'Lowest ask'} on ${exchange} now`,
    other,
    '$/unit',
  )
  return sum(
    'At stake with the order',
    '$',
    isSale
      ? [sale('Sold at your limit', 1, atLimit), sale('Not sold at the bid now', -1, atBest)]
      : [sale('Not bought at the ask now', 1, atBest), sale('Bought at your limit', -1, atLimit)],
  )
}

/** Filled orders that the player has not seen yet, in one line: FIO does not say when they were filled. */
export function ordersFilled({
  company,
  seenOrders,
}: Pick<FioRecords, 'company'> & { readonly seenOrders: readonly string[] }): TodayLine[] {
  const seen = new Set(seenOrders)
  const orders = (company?.orders ?? []).filter(
    ({ id, openAmount, initialAmount }) => openAmount === 0 && initialAmount > 0 && !seen.has(id),
  )
  if (orders.length === 0) return []
  return [
    {
      ...ELSEWHERE,
      key: 'orders filled',
      what: { kind: 'orders filled', orders },
      ...{ inDays: 0, lostPerDay: 0 },
    },
  ]
}
