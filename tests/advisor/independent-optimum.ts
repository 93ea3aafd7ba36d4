import { type Coefficients, type Constraint, solve } from 'yalps'
import type { CxData } from '../../engine/game/cx.ts'
import { EXPERT_TYPES, type PlanData } from '../../engine/game/plan.ts'
import { WORKFORCES } from '../../engine/game/primitives.ts'
import { dailyVolumeOf } from '../../engine/market/daily-volume.ts'
import { resolvePrices } from '../../engine/market/prices.ts'
import { evaluatePlan } from '../../engine/plan/evaluate.ts'
import { tiny } from './tiny-world.ts'

/**
 * The best that bases of a few kinds of buildings can do, found in the plainest way: every whole number of each
 * building is tried, and a linear program divides the time of the buildings among their recipes. It knows the game by
 * `evaluatePlan` only, and shares no code with the advisor.
 */
export interface Terms {
  readonly cx: CxData
  readonly recipes: readonly (readonly [building: string, recipe: string])[]
  readonly share: number
  /** $ to build all bases for. */
  readonly budget: number
}

interface Work {
  readonly recipe: string
  /** Units a day that one building leaves over. */
  readonly net: ReadonlyMap<string, number>
  /** $ a day apart from materials. */
  readonly upkeep: number
}

interface Kind {
  readonly building: string
  readonly area: number
  readonly pioneers: number
  readonly cost: number
  readonly works: readonly Work[]
}

interface Planet {
  readonly name: string
  readonly kinds: readonly Kind[]
  readonly firstCost: number
  readonly home: { readonly pioneers: number; readonly area: number; readonly cost: number }
  readonly area: number
}

interface Base {
  readonly planet: Planet
  /** As many as `planet.kinds`. */
  readonly counts: readonly number[]
  readonly cost: number
}

const costOfAll = (bases: readonly Base[]) => bases.reduce((sum, { cost }) => sum + cost, 0)

/** $ a day of the best base on one planet. */
export const bestOnPlanet = (terms: Terms, name: string): number =>
  Math.max(0, ...basesOn(terms, name).map((base) => earnings(terms, [base]) ?? 0))

/** $ a day of the best empire of at most two bases. */
export function bestOfTwo(terms: Terms, names: readonly string[]): number {
  const all = names.map((name) => basesOn(terms, name))
  let best = 0
  const weigh = (bases: readonly Base[]) => {
    if (costOfAll(bases) > terms.budget) return
    best = Math.max(best, earnings(terms, bases) ?? 0)
  }
  for (const [place, ones] of all.entries()) {
    for (const one of ones) {
      weigh([one])
      for (const others of all.slice(place + 1)) for (const other of others) weigh([one, other])
    }
  }
  return best
}

export interface Wanted {
  readonly ticker: string
  readonly perDay: number
  readonly investmentDays: number
}

/** $ a day for which so much of a material can be had from at most one base on each planet; carrying is free. */
export function leastCost(terms: Terms, names: readonly string[], wanted: Wanted): number {
  const all = names.map((name) => [undefined, ...basesOn(terms, name)])
  let least = Infinity
  const choose = (place: number, chosen: readonly Base[]) => {
    if (place === all.length) {
      least = Math.min(least, costOf(terms, chosen, wanted) ?? Infinity)
      return
    }
    for (const base of all[place]!) {
      const bases = base ? [...chosen, base] : chosen
      if (costOfAll(bases) <= terms.budget) choose(place + 1, bases)
    }
  }
  choose(0, [])
  return least
}

/** What has to be built for a base, and no more of each building than the budget pays for. */
function basesOn(terms: Terms, name: string): Base[] {
  const planet = planetOf(terms, name)
  const found: Base[] = []
  const choose = (counts: readonly number[]) => {
    const sum = (value: (kind: Kind) => number) =>
      counts.reduce((total, count, i) => total + count * value(planet.kinds[i]!), 0)
    const homes = Math.ceil(sum(({ pioneers }) => pioneers) / planet.home.pioneers)
    const cost = planet.firstCost + sum((kind) => kind.cost) + homes * planet.home.cost
    if (cost > terms.budget || sum(({ area }) => area) + homes * planet.home.area > planet.area)
      return
    if (counts.length === planet.kinds.length) {
      if (counts.some((count) => count > 0)) found.push({ planet, counts, cost })
      return
    }
    for (let count = 0; count <= terms.budget / planet.kinds[counts.length]!.cost; count++) {
      choose([...counts, count])
    }
  }
  choose([])
  return found
}

function planetOf(terms: Terms, name: string): Planet {
  const { recipes } = terms
  const bare = result(terms, name, [], 0)
  const housed = result(terms, name, [], 1)
  const home = {
    pioneers: housed.workforce.pioneer.capacity,
    area: housed.area.areaUsed - bare.area.areaUsed,
    cost: housed.overview.totalConstructionCost - bare.overview.totalConstructionCost,
  }
  const kinds = [...Map.groupBy(recipes, ([building]) => building)].map(([building, all]): Kind => {
    const idle = result(terms, name, [{ name: building, amount: 1, active_recipes: [] }], 1)
    return {
      building,
      area: idle.area.areaUsed - housed.area.areaUsed,
      pioneers: idle.workforce.pioneer.required,
      cost: idle.overview.totalConstructionCost - housed.overview.totalConstructionCost,
      works: all.map(([, recipeid]): Work => {
        const row = { name: building, amount: 1, active_recipes: [{ recipeid, amount: 1 }] }
        const { materialio, overview } = result(terms, name, [row], 1)
        return {
          recipe: recipeid,
          net: new Map(materialio.map(({ ticker, delta }) => [ticker, delta])),
          upkeep: overview.dailyDegradationCost + overview.dailyFees,
        }
      }),
    }
  })
  return {
    name,
    kinds,
    home,
    firstCost: bare.overview.totalConstructionCost,
    area: bare.area.areaLeft,
  }
}

function result({ cx }: Terms, planetid: string, buildings: PlanData['buildings'], homes: number) {
  const plan: PlanData = {
    planet: {
      planetid,
      permits: 1,
      corphq: false,
      cogc: '---',
      experts: EXPERT_TYPES.map((type) => ({ type, amount: 0 })),
      workforce: WORKFORCES.map((type) => ({ type, lux1: true, lux2: true })),
    },
    infrastructure: homes > 0 ? [{ building: 'HB1', amount: homes }] : [],
    buildings,
  }
  return evaluatePlan(tiny, {
    plan,
    prices: resolvePrices(tiny, cx, planetid),
    empire: null,
  })
}

/** A linear program with a row for the time of each kind of building and for each material. */
class Program {
  readonly constraints = new Map<string, Constraint>()
  readonly variables = new Map<string, Coefficients>()

  constructor(bases: readonly Base[]) {
    for (const { planet, counts } of bases) {
      for (const [i, { building, works }] of planet.kinds.entries()) {
        if (counts[i] === 0) continue
        const time = `time of ${building} on ${planet.name}`
        this.constraints.set(time, { equal: counts[i]! })
        for (const { recipe, net, upkeep } of works) {
          const materials = Array.from(net, ([ticker, perDay]) => [`of ${ticker}`, perDay])
          this.variables.set(`${recipe} on ${planet.name}`, {
            [time]: 1,
            value: -upkeep,
            ...Object.fromEntries(materials),
          })
        }
      }
    }
  }

  tickers(): readonly string[] {
    const all = Array.from(this.variables.values(), (row) => Object.keys(row))
    return [...new Set(all.flat())]
      .filter((key) => key.startsWith('of '))
      .map((key) => key.slice('of '.length))
  }

  solution() {
    const { constraints, variables } = this
    const { status, result } = solve({
      direction: 'maximize',
      objective: 'value',
      constraints,
      variables,
    })
    return status === 'optimal' ? result : undefined
  }
}

/** What is left over is sold and what is missing is bought, within the share of the volume; undefined where it cannot. */
function earnings(terms: Terms, bases: readonly Base[]): number | undefined {
  const program = new Program(bases)
  const { indexOf } = tiny.materials
  const { sell, buy } = resolvePrices(tiny, terms.cx, null)
  const { sold, bought } = dailyVolumeOf(tiny, terms.cx, null)
  for (const ticker of program.tickers()) {
    const material = indexOf.get(ticker)!
    program.constraints.set(`of ${ticker}`, { equal: 0 })
    program.constraints.set(`sold ${ticker}`, {
      max: sell[material]! > 0 ? sold[material]! * terms.share : 0,
    })
    program.constraints.set(`bought ${ticker}`, {
      max: buy[material]! > 0 ? bought[material]! * terms.share : 0,
    })
    program.variables.set(`sell ${ticker}`, {
      [`of ${ticker}`]: -1,
      [`sold ${ticker}`]: 1,
      value: sell[material]!,
    })
    program.variables.set(`buy ${ticker}`, {
      [`of ${ticker}`]: 1,
      [`bought ${ticker}`]: 1,
      value: -buy[material]!,
    })
  }
  return program.solution()
}

/** Surplus is given away, and what is wanted may also be bought; undefined where there is not enough of something. */
function costOf(
  terms: Terms,
  bases: readonly Base[],
  { ticker: wanted, perDay, investmentDays }: Wanted,
): number | undefined {
  const program = new Program(bases)
  const { indexOf } = tiny.materials
  const { buy } = resolvePrices(tiny, terms.cx, null)
  const { bought } = dailyVolumeOf(tiny, terms.cx, null)
  for (const ticker of new Set([...program.tickers(), wanted])) {
    const material = indexOf.get(ticker)!
    program.constraints.set(`of ${ticker}`, { min: ticker === wanted ? perDay : 0 })
    program.constraints.set(`bought ${ticker}`, {
      max: buy[material]! > 0 ? bought[material]! * terms.share : 0,
    })
    program.variables.set(`buy ${ticker}`, {
      [`of ${ticker}`]: 1,
      [`bought ${ticker}`]: 1,
      value: -buy[material]!,
    })
  }
  const value = program.solution()
  if (value === undefined) return undefined
  return costOfAll(bases) / investmentDays - value
}
