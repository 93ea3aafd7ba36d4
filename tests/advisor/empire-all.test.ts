import fc from 'fast-check'
import load from 'highs'
import { describe, expect, test } from 'vitest'
import { bestEmpire } from '../../engine/advisor/empire/best-empire.ts'
import type { BestEmpireQuestion } from '../../engine/advisor/empire/question.ts'
import { empirePoolOfOne } from '../../engine/advisor/empire/solver-pool.ts'
import { programmeOf } from '../../engine/advisor/planets/planet-question.ts'
import { ownSourcing } from '../../engine/empire/own-sourcing.ts'
import { CLASSIC } from '../../engine/game/constants/rules.ts'
import { EXPERT_TYPES, type PlanData } from '../../engine/game/plan.ts'
import { WORKFORCES } from '../../engine/game/primitives.ts'
import { dailyVolumeOf } from '../../engine/market/daily-volume.ts'
import { resolvePrices } from '../../engine/market/prices.ts'
import { setHabitations } from '../../engine/plan/edit.ts'
import { evaluatePlan } from '../../engine/plan/evaluate.ts'
import { habitationProblem, solveHabitation } from '../../engine/plan/habitation/habitation.ts'
import { AI1_CX } from '../../scripts/stage/world.ts'
import { highsSolver } from '../../workers/advisor/highs-solver.ts'
import { small } from './few-planets.ts'

const solver = highsSolver(await load())
const PLANETS = ['CH-771a', 'GH-459c', 'DC-823b']
const RECIPES = [
  ['FRM', 'FRM#1xH2O=>4xGRN'],
  ['RIG', 'RIG#H2O'],
] as const
const AMOUNTS = [0, 1, 2, 3, 4, 5, 6]

describe('the best empire of two bases on three planets', () => {
  test('is the best of all numbers of buildings, within what may be spent and traded', () =>
    fc.assert(
      fc.asyncProperty(
        fc.constantFrom(0.05, 0.1, 0.2),
        fc.constantFrom(200_000, 300_000, 380_000),
        fc.boolean(),
        async (share, budget, makesWater) => {
          const question: BestEmpireQuestion = {
            planets: PLANETS,
            freePlotsOnly: false,
            permitsPerBase: 1,
            experts: {},
            hqPlanet: null,
            existing: [],
            limits: {
              permits: 2,
              sellShare: share,
              buyShare: share,
              budget,
              recipes: RECIPES.map(([, recipe]) => recipe),
              ...(makesWater && { neverBuy: ['H2O'] }),
            },
            freight: null,
            books: null,
            exchange: 'AI1',
            empire: null,
            rules: CLASSIC,
            cx: AI1_CX,
          }
          const found = await bestEmpire(empirePoolOfOne(solver, small), question)
          if (!('best' in found)) throw new Error(found.status)
          const best = bestOfAll(question)
          expect(found.best.totals.profit).toBeGreaterThan(best * (1 - 1e-3) - 1)
          expect(found.best.totals.profit).toBeLessThanOrEqual(best * (1 + 1e-6) + 1e-6)
          expect(found.bound).toBeGreaterThanOrEqual(best * (1 - 1e-6))
          expect(found.best.totals.constructionCost).toBeLessThanOrEqual(budget + 1e-6)
        },
      ),
      { numRuns: 4 },
    ))
})

interface Base {
  readonly planet: string
  readonly cost: number
  readonly profit: number
  readonly degradation: number
  readonly fees: number
  readonly materialIo: readonly { ticker: string; delta: number; price: number }[]
}

/** The most that any numbers of both buildings on any two planets earn. */
function bestOfAll({ limits }: BestEmpireQuestion): number {
  const budget = limits.budget!
  const bases = PLANETS.map((planet) =>
    AMOUNTS.flatMap((farms) =>
      AMOUNTS.map((rigs) => baseOf(planet, [farms, rigs])).filter(({ cost }) => cost <= budget),
    ),
  )
  // What is not tried costs more than there is.
  for (const planet of PLANETS) {
    for (const amounts of [
      [AMOUNTS.length, 0],
      [0, AMOUNTS.length],
    ]) {
      expect(baseOf(planet, amounts).cost).toBeGreaterThan(budget)
    }
  }
  let best = 0
  const weigh = (empire: readonly Base[]) => {
    if (empire.reduce((sum, { cost }) => sum + cost, 0) > budget) return
    if (!keeps(limits, empire)) return
    best = Math.max(
      best,
      ownSourcing(empire.map((base) => ({ ...base, uuid: base.planet }))).profit,
    )
  }
  for (const [place, ones] of bases.entries()) {
    for (const one of ones) {
      weigh([one])
      for (const others of bases.slice(place + 1)) for (const other of others) weigh([one, other])
    }
  }
  return best
}

function keeps(
  { sellShare, buyShare, neverBuy }: BestEmpireQuestion['limits'],
  empire: readonly Base[],
) {
  const { sold, bought } = dailyVolumeOf(small, AI1_CX, null)
  const nets = new Map<string, number>()
  for (const { materialIo } of empire) {
    for (const { ticker, delta } of materialIo) nets.set(ticker, (nets.get(ticker) ?? 0) + delta)
  }
  return [...nets].every(([ticker, net]) => {
    const material = small.materials.indexOf.get(ticker)!
    if (net > 0) return net <= sold[material]! * sellShare! + 1e-9
    return -net <= (neverBuy?.includes(ticker) ? 0 : bought[material]! * buyShare!) + 1e-9
  })
}

function baseOf(planet: string, amounts: readonly number[]): Base {
  const bare: PlanData = {
    planet: {
      planetid: planet,
      permits: 1,
      corphq: false,
      cogc: programmeOf(small, small.planets.indexOf.get(planet)!, 'own'),
      experts: EXPERT_TYPES.map((type) => ({ type, amount: 0 })),
      workforce: WORKFORCES.map((type) => ({ type, lux1: true, lux2: true })),
    },
    infrastructure: [],
    buildings: RECIPES.flatMap(([name, recipeid], kind) =>
      amounts[kind]! > 0
        ? [{ name, amount: amounts[kind]!, active_recipes: [{ recipeid, amount: 1 }] }]
        : [],
    ),
  }
  const prices = resolvePrices(small, AI1_CX, planet)
  const evaluated = (plan: PlanData) => evaluatePlan(small, { plan, prices, empire: null })
  const homes = solveHabitation(habitationProblem(evaluated(bare), 'cost'))
  const { overview, profit, materialio } = evaluated(setHabitations(bare, homes.variables))
  return {
    planet,
    cost: overview.totalConstructionCost,
    profit,
    degradation: overview.dailyDegradationCost,
    fees: overview.dailyFees,
    materialIo: materialio,
  }
}
