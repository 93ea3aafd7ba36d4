import type { Contract, ContractCondition } from '../game/company.ts'
import type { CurrencyRates } from '../game/own-fees.ts'
import { ownValue } from '../game/own-value.ts'
import type { Prices } from '../market/prices.ts'
import type { Universe } from '../universe/universe.ts'
import { stepsOf } from './contract-steps.ts'

/** A term of a contract in money; `sign` is 1 where it is in the player's favour. */
export type MoneyPart = { readonly sign: 1 | -1; readonly amount: number } & (
  | { readonly is: 'payment'; readonly currency: string | null; readonly rate: number }
  | {
      readonly is: 'goods'
      readonly ticker: string
      readonly place: string | null
      readonly price: number
    }
)

/** What a contract is worth to the player against trading at the exchange. */
export interface ContractMoney {
  /** $; null if the contract has neither payments nor goods. */
  readonly value: number | null
  readonly parts: readonly MoneyPart[]
  /** Materials that count as 0, since no price of them is known. */
  readonly unpriced: readonly string[]
  /** Currencies that count one to one, since the player has set no rate. */
  readonly oneToOne: readonly string[]
  /** Kinds of conditions that the value leaves out, as the game names them. */
  readonly uncounted: readonly string[]
}

/** Prices at a place, since a planet may have price preferences of its own. */
export type PricesAt = (place: string | null) => Prices

/** Conditions that need no mention where they have no value of their own. */
const NEUTRAL: ReadonlySet<string> = new Set([
  ...['PROVISION_SHIPMENT', 'PICKUP_SHIPMENT', 'DELIVERY_SHIPMENT'],
  ...['PROVISION', 'COMEX_PURCHASE_PICKUP', 'PAYMENT'],
])

/**
 * Payments at the player's rates. Goods that the player gives count as what they would be sold for, goods that the player
 * gets as what they would be bought for. `of`: all conditions, or those that are still to be done.
 */
export function contractMoney(
  universe: Universe,
  contract: Contract,
  pricesAt: PricesAt,
  rates: CurrencyRates,
  of: 'all' | 'open',
): ContractMoney {
  const parts: MoneyPart[] = []
  const uncounted = new Set<string>()
  for (const { condition, isOwn, state } of stepsOf(contract)) {
    if (of === 'open' && (state === 'done' || state === 'violated')) continue
    const part = partOf(universe, condition, isOwn, pricesAt, rates)
    if (part) parts.push(part)
    else if (!NEUTRAL.has(condition.type)) uncounted.add(condition.type)
  }
  const unpriced = parts.flatMap((part) =>
    part.is === 'goods' && !(part.price > 0) ? part.ticker : [],
  )
  const oneToOne = parts.flatMap((part) =>
    part.is === 'payment' && part.currency !== null && ownValue(rates, part.currency) === undefined
      ? part.currency
      : [],
  )
  return {
    value: parts.length === 0 ? null : parts.reduce((sum, part) => sum + moneyOf(part), 0),
    parts,
    unpriced: [...new Set(unpriced)].sort(),
    oneToOne: [...new Set(oneToOne)].sort(),
    uncounted: [...uncounted].sort(),
  }
}

const moneyOf = (part: MoneyPart): number =>
  part.sign * part.amount * (part.is === 'payment' ? part.rate : part.price)

function partOf(
  universe: Universe,
  { type, place, payment, goods }: ContractCondition,
  isOwn: boolean,
  pricesAt: PricesAt,
  rates: CurrencyRates,
): MoneyPart | null {
  if (type === 'PAYMENT') {
    if (!payment) return null
    const { amount, currency } = payment
    const rate = (currency !== null && ownValue(rates, currency)) || 1
    return { is: 'payment', sign: isOwn ? -1 : 1, amount, currency, rate }
  }
  if (!goods) return null
  const gives = isOwn && (type === 'DELIVERY' || type === 'PROVISION')
  const gets = isOwn ? type === 'COMEX_PURCHASE_PICKUP' : type === 'DELIVERY'
  if (!gives && !gets) return null
  const material = universe.materials.indexOf.get(goods.ticker)
  const { buy, sell } = pricesAt(place)
  const price = material === undefined ? 0 : (gives ? sell : buy)[material]!
  return { is: 'goods', sign: gives ? -1 : 1, ...goods, place, price }
}
