import { contractMoney, type PricesAt } from '../company/contract-money.ts'
import { stepsOf } from '../company/contract-steps.ts'
import { stockForSteps } from '../company/contract-stock.ts'
import { contractTerm } from '../explain/contract.ts'
import type { Term } from '../explain/term.ts'
import type { Rules } from '../game/constants/rules.ts'
import type { CxData } from '../game/cx.ts'
import type { CurrencyRates } from '../game/own-fees.ts'
import { DAY_MS } from '../game/time.ts'
import { priceResolver } from '../market/prices.ts'
import type { Universe } from '../universe/universe.ts'
import type { FioRecords } from './base.ts'
import { ELSEWHERE } from './company-lines.ts'
import type { TodayLine } from './line.ts'
import { placeNames } from './place-names.ts'

/** What a player's money is counted by where no plan says it. */
export interface MoneyRecords extends FioRecords {
  readonly money: {
    readonly cx: CxData | null
    readonly rules: Rules
    readonly rates: CurrencyRates
  }
}

/** What the player still has to do for a contract, by its deadline. */
export function contractsDue(universe: Universe, question: MoneyRecords): TodayLine[] {
  const { company, storage, reserves, now } = question
  if (!company || company.contracts.length === 0) return []
  const goodsFor = stockForSteps(storage, reserves)
  const pricesAt = pricesOfMoney(universe, question)
  const nameOf = placeNames(question)
  return company.contracts.flatMap((contract) => {
    const due = stepsOf(contract).filter(
      ({ isOwn, state, dueMs }) => isOwn && state === 'open' && dueMs !== null,
    )
    if (due.length === 0) return []
    const open = contractMoney(universe, contract, pricesAt, question.money.rates, 'open')
    return due.map((step): TodayLine => {
      const { id, type, place } = step.condition
      const goods = goodsFor(step)
      const places = [place ?? '', ...(goods?.from ?? []).map((one) => one.place)]
      return {
        ...ELSEWHERE,
        key: contractKey(contract.id, id),
        what: {
          kind: 'contract',
          contract: contract.name ?? contract.localId,
          ...{ contractId: contract.id, conditionId: id, condition: type, at: place },
          partner: contract.partner,
          names: namesOf(places, nameOf),
          goods,
          atStake: open.value,
        },
        inDays: Math.max(0, step.dueMs! - now) / DAY_MS,
        unpriced: open.unpriced,
      }
    })
  })
}

function namesOf(places: readonly string[], nameOf: (place: string) => string | undefined) {
  const names: Record<string, string> = {}
  for (const place of places) {
    const name = nameOf(place)
    if (name !== undefined) names[place] = name
  }
  return names
}

const contractKey = (contract: string, condition: string) => `contract ${contract} ${condition}`

const pricesOfMoney = (universe: Universe, { money }: MoneyRecords): PricesAt =>
  priceResolver(universe, money.cx, money.rules)

/** The derivation of what is at stake with a contract's line; null for any other line. */
export function contractLineTerm(
  universe: Universe,
  question: MoneyRecords,
  key: string,
): Term | null {
  const contract = question.company?.contracts.find(({ id, conditions }) =>
    conditions.some((condition) => contractKey(id, condition.id) === key),
  )
  if (!contract) return null
  const pricesAt = pricesOfMoney(universe, question)
  const open = contractMoney(universe, contract, pricesAt, question.money.rates, 'open')
  return contractTerm(universe, open, pricesAt, 'open')
}
