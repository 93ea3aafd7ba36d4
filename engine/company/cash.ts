import type { CashAmount } from '../game/company.ts'
import type { CurrencyRates } from '../game/own-fees.ts'
import { ownValue } from '../game/own-value.ts'

/** The liquid cash of a company in $. */
export interface Cash {
  readonly total: number
  /** Currencies that count one to one, since the player has set no rate. */
  readonly oneToOne: readonly string[]
}

/** Null where FIO does not know it. */
export function cashOf(cash: readonly CashAmount[], rates: CurrencyRates): Cash | null {
  if (cash.length === 0) return null
  return {
    total: cash.reduce(
      (sum, { currency, amount }) => sum + amount * (ownValue(rates, currency) ?? 1),
      0,
    ),
    oneToOne: cash
      .flatMap(({ currency, amount }) =>
        ownValue(rates, currency) === undefined && amount !== 0 ? currency : [],
      )
      .sort(),
  }
}
