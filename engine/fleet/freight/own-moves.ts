import type { EmpirePlan } from '../../empire/empire.ts'
import type { OwnMoves } from '../../empire/own-sourcing.ts'
import type { SupplyRules } from '../../game/freight.ts'
import type { MaterialSizes } from '../../market/shipment.ts'
import { sourcing } from './sourcing.ts'

/**
 * The goods that bases take from each other when the player decides who supplies whom. Undefined without such rules, since
 * all makers and users share in proportion then.
 */
export function ownMoves(
  sizes: MaterialSizes,
  plans: readonly EmpirePlan[],
  rules: SupplyRules,
): OwnMoves | undefined {
  if (rules.sources.length === 0 && rules.limits.length === 0) return undefined
  const { shipments } = sourcing(sizes, plans, rules, true)
  const given = new Map<string, number>()
  const taken = new Map<string, number>()
  const add = (side: Map<string, number>, planet: string, ticker: string, amount: number) =>
    side.set(keyOf(planet, ticker), (side.get(keyOf(planet, ticker)) ?? 0) + amount)
  for (const { from, to, ticker, amount } of shipments) {
    if (from === null || to === null) continue
    add(given, from, ticker, amount)
    add(taken, to, ticker, amount)
  }
  return {
    shipments,
    given: (planet, ticker) => given.get(keyOf(planet, ticker)) ?? 0,
    taken: (planet, ticker) => taken.get(keyOf(planet, ticker)) ?? 0,
  }
}

const keyOf = (planet: string, ticker: string) => `${planet} ${ticker}`
