import type { ContractMoney, MoneyPart, PricesAt } from '../company/contract-money.ts'
import type { Universe } from '../universe/universe.ts'
import { priceTerm } from './price.ts'
import { fromEntry, fromGame, product, sum, type Term } from './term.ts'

/** The name of the sum: over all conditions, or over the open ones. */
const NAMES = {
  all: 'Value of the contract',
  open: 'Still to come from the contract',
} as const

export const contractTerm = (
  universe: Universe,
  { parts }: ContractMoney,
  pricesAt: PricesAt,
  of: 'all' | 'open',
): Term =>
  sum(
    NAMES[of],
    '$',
    parts.map((part) => partTerm(universe, part, pricesAt)),
  )

function partTerm(universe: Universe, part: MoneyPart, pricesAt: PricesAt): Term {
  const { sign, amount } = part
  const side = fromGame(sign > 0 ? 'To you' : 'From you', sign, 'factor')
  if (part.is === 'payment') {
    const currency = part.currency ?? '$'
    return product(sign > 0 ? 'Payment to you' : 'Payment by you', '$', [
      side,
      fromGame(`Amount in ${currency}`, amount, 'units'),
      fromEntry(`1 ${currency} in $`, part.rate, '$/unit'),
    ])
  }
  const { ticker, place } = part
  return product(`Goods you ${sign > 0 ? 'get' : 'give'}: ${ticker}`, '$', [
    side,
    fromGame(`Amount of ${ticker}`, amount, 'units'),
    universe.materials.indexOf.has(ticker)
      ? priceTerm(universe, pricesAt(place), ticker, sign > 0 ? 'BUY' : 'SELL')
      : fromGame(`Price of ${ticker}, not known`, 0, '$/unit'),
  ])
}
