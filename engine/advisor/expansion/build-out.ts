import { evaluatePlan } from '../../plan/evaluate.ts'
import type { PlanInput } from '../../plan/input.ts'
import { WORKER_KINDS } from '../../universe/buildings.ts'
import type { Universe } from '../../universe/universe.ts'
import { type Item, planAfter, shortageOf, spentOf } from './items.ts'
import { latticeSize } from './lattice.ts'
import type { BuildOut, Counts } from './path.ts'

export function buildOutOf(
  universe: Universe,
  to: PlanInput,
  items: readonly Item[],
  production: number,
  firstCost: number,
): BuildOut {
  const units = items.map((item) => item.units)
  const shortage = shortageOf(universe, to.plan, items)
  const atFirst = shortage(new Uint16Array(items.length)).slice()
  const atLast = shortage(units).slice()
  // A player's plan may leave workers without a home. No base on the way may have more of them than both ends.
  const most = atFirst.map((short, kind) => Math.max(0, short, atLast[kind]!))
  const isHoused = (counts: Counts) => {
    const short = shortage(counts)
    for (let kind = 0; kind < WORKER_KINDS; kind++) if (short[kind]! > most[kind]!) return false
    return true
  }
  const earning = most.every((short) => short === 0) ? production : items.length
  const profit = profitOf(universe, to, items, units, earning)
  return {
    units,
    production,
    earning,
    finalProfit: profit(units),
    profit,
    isHoused,
    spent: spentOf(items, firstCost),
    homesFor(counts) {
      const short = shortage(counts).map((amount, kind) => amount - most[kind]!)
      return items
        .flatMap((item, at) => {
          if (at < production || counts[at] === item.units) return []
          const helped = placesUsed(universe, item.building, short)
          return helped > 0 ? [{ at, price: item.cost / helped }] : []
        })
        .sort((a, b) => a.price - b.price)
        .map(({ at }) => at)
    },
  }
}

/** Evaluates every base once. If all workers have homes, more homes earn nothing, so the key is the production only. */
function profitOf(
  universe: Universe,
  to: PlanInput,
  items: readonly Item[],
  units: readonly number[],
  earning: number,
) {
  const strides = units.map((_, item) => latticeSize(units.slice(0, item)))
  const known = new Map<number, number>()
  return (counts: Counts): number => {
    let key = 0
    for (let item = 0; item < earning; item++) key += counts[item]! * strides[item]!
    const found = known.get(key)
    if (found !== undefined) return found
    const built = units.map((all, item) => (item < earning ? counts[item]! : all))
    const plan = planAfter(to.plan, items, built)
    const { profit } = evaluatePlan(universe, { ...to, plan })
    known.set(key, profit)
    return profit
  }
}

function placesUsed({ buildings }: Universe, building: number, short: Float64Array): number {
  let used = 0
  for (let kind = 0; kind < WORKER_KINDS; kind++) {
    used += Math.min(buildings.housing[building * WORKER_KINDS + kind]!, Math.max(0, short[kind]!))
  }
  return used
}
