import { describe, expect, test } from 'vitest'
import { siteOf, storeWith } from '../../scripts/stage/built.ts'
import { simulatedLines, simulatedWorkforce } from '../../scripts/stage/simulated-lines.ts'
import { AI1_CX, world } from '../../scripts/stage/world.ts'
import { baseFlows, realFlows } from '../company/base-flows.ts'
import { companyLines } from '../company/company-lines.ts'
import { planReality, realBaseOn } from '../company/plan-reality.ts'
import type { BaseWorkforce, Company } from '../game/company.ts'
import { ACCURATE } from '../game/constants/rules.ts'
import type { PlanData } from '../game/plan.ts'
import { DAY_MS } from '../game/time.ts'
import { resolvePrices } from '../market/prices.ts'
import { builtBaseOn } from '../plan/built-base.ts'
import { evaluatePlan } from '../plan/evaluate.ts'
import { exhaustionDays } from '../supply/burn.ts'
import { type TodayQuestion, today, todayTerm } from './today.ts'

const NOW = Date.UTC(2026, 10, 1)
const KATOA = 'UV-351a'
const RATIONS = 'FP#1xGRN 1xBEA 1xNUT=>10xRAT'
const PLANNED: PlanData = {
  planet: {
    ...{ planetid: KATOA, permits: 1, corphq: false, cogc: '---', experts: [] },
    workforce: [{ type: 'pioneer', lux1: true, lux2: true }],
  },
  infrastructure: [{ building: 'HB1', amount: 5 }],
  buildings: [{ name: 'FP', amount: 4, active_recipes: [{ recipeid: RATIONS, amount: 1 }] }],
}
const WATER: PlanData = {
  ...PLANNED,
  buildings: [
    {
      ...{ name: 'FP', amount: 3 },
      active_recipes: [
        { recipeid: RATIONS, amount: 2 },
        { recipeid: 'FP#10xH2O=>7xDW', amount: 1 },
      ],
    },
  ],
}
const prices = resolvePrices(world, AI1_CX, KATOA, ACCURATE)
const input = { plan: PLANNED, prices, empire: null, rules: ACCURATE }
const source = { state: 'ok', fetchedMs: NOW, reportedMs: NOW, dropped: 0 } as const

/** A base that runs `real`, whose workers get these shares of their needs and are so satisfied. */
function reportedBase(
  real: PlanData,
  got: Readonly<Record<string, number>> = {},
  satisfied = 1,
): { company: Company; workforce: BaseWorkforce } {
  const result = evaluatePlan(world, { ...input, plan: real })
  const base = { planetId: KATOA, result, condition: 1, rules: ACCURATE }
  const simulated = simulatedWorkforce(base, NOW)
  const workforce = {
    ...simulated,
    levels: simulated.levels.map((level) => ({
      ...level,
      satisfaction: level.satisfaction * satisfied,
      needs: level.needs.map((need) => ({ ...need, satisfaction: got[need.ticker] ?? 1 })),
    })),
  }
  const company = {
    ...{ ships: [], flights: [], orders: [], contracts: [], cash: [] },
    lines: simulatedLines(world, base, NOW),
    workforce: [workforce],
    sources: {
      ...{ lines: source, flights: source, workforce: source },
      ...{ orders: source, contracts: source, cash: source },
    },
  }
  return { company, workforce }
}

const questionOf = (company: Company, real: PlanData, stock: Record<string, number> = {}) => {
  const plan = { plan: PLANNED, cx: AI1_CX, empire: null, rules: ACCURATE, empireRank: 0 }
  const question: TodayQuestion = {
    now: NOW,
    plans: [{ uuid: 'plan', name: 'Kitchen', ...plan }],
    storage: {
      planets: { [KATOA]: storeWith(KATOA, stock, 1e7) },
      ...{ warehouses: {}, ships: {}, last_modified: null },
    },
    sites: { planets: { [KATOA]: siteOf(real, 1) }, ships: {}, last_modified: null },
    ...{ company, reserves: [], flowsFrom: 'game', seenOrders: [] },
    money: { cx: AI1_CX, rules: ACCURATE, rates: {} },
    ...{ programs: {}, updated: [], soonDays: 10, targetDays: 20 },
  }
  return question
}

/** $ a day that a line of Today loses, below 0 where the difference earns more. */
function lostInToday(question: TodayQuestion, kind: 'unsatisfied' | 'built') {
  const line = today(world, question).lines.find(({ what }) => what.kind === kind)!
  return todayTerm(world, { ...question, planetNaturalId: KATOA, key: line.key })!.value
}

function inThePlan({ company, workforce }: ReturnType<typeof reportedBase>, real: PlanData) {
  const { planets } = questionOf(company, real).sites
  const lines = companyLines(world, company, NOW).get(KATOA) ?? []
  const built = builtBaseOn(planets, KATOA)
  const base = realBaseOn(world, KATOA, { built, lines, workforce })
  return planReality(world, input, base)
}

describe('Today loses what the plan shows next to its base', () => {
  const without = (plan: PlanData, luxury: 'lux1' | 'lux2'): PlanData => ({
    ...plan,
    planet: {
      ...plan.planet,
      workforce: plan.planet.workforce.map((level) => ({ ...level, [luxury]: false })),
    },
  })

  test.each(['lux1', 'lux2'] as const)(
    'to workers without a luxury (%s), which then costs nothing',
    (luxury) => {
      const real = without(PLANNED, luxury)
      const ticker = luxury === 'lux1' ? 'PWO' : 'COF'
      const reported = reportedBase(real, { [ticker]: 0 })
      reported.company = { ...reported.company, lines: [] }
      const { rows, profit } = inThePlan(reported, real)
      const [row] = rows
      expect(rows).toMatchObject([{ change: { kind: 'luxury' } }])
      expect(lostInToday(questionOf(reported.company, real), 'unsatisfied')).toBeCloseTo(
        -row!.difference,
        6,
      )
      expect(row!.difference).toBeCloseTo(
        evaluatePlan(world, { ...input, plan: real }).profit - profit,
        6,
      )
    },
  )

  test('to workers who get half of a need, and no luxury at all', () => {
    const real = without(without(PLANNED, 'lux1'), 'lux2')
    const reported = reportedBase(real, { PWO: 0, COF: 0, RAT: 0.5 }, 0.6)
    // The efficiency that a line reports includes its workers.
    reported.company = { ...reported.company, lines: [] }
    const { profit, realProfit } = inThePlan(reported, real)
    const lost = lostInToday(questionOf(reported.company, real), 'unsatisfied')
    expect(lost).toBeCloseTo(profit - realProfit, 6)
    expect(lost).not.toBeCloseTo(0, 0)
  })

  test('to a base that is not as planned, with all that differs', () => {
    const reported = reportedBase(WATER)
    const { profit, realProfit, rows } = inThePlan(reported, WATER)
    expect(new Set(rows.map(({ change: { kind } }) => kind))).toEqual(
      new Set(['building', 'recipes', 'programme']),
    )
    const question = questionOf(reported.company, WATER)
    expect(lostInToday(question, 'built')).toBeCloseTo(profit - realProfit, 6)
    const line = today(world, question).lines.find(({ what }) => what.kind === 'built')!
    expect(line.what).toMatchObject({ differences: ['FP 4 → 3'], others: 2 })
  })
})

test('what workers did not get has no days left, in Today as in FIO Burn', () => {
  const { company, workforce } = reportedBase(PLANNED, { COF: 0, PWO: 0.5 })
  // Workers took their supplies a tenth of a day before FIO looked.
  const updatedMs = NOW - DAY_MS / 10
  const own = { ...company, workforce: [{ ...workforce, updatedMs }] }
  const question = questionOf(own, PLANNED, { DW: 1e4, RAT: 1e4, OVE: 1e4 })
  const { storage, sites } = question
  const store = storage.planets[KATOA]!
  store.Timestamp = new Date(NOW).toISOString()
  const { materialio, workforceMaterialIO } = evaluatePlan(world, input)
  const used = new Map(workforceMaterialIO.map(({ ticker, input: units }) => [ticker, units]))
  const planned = materialio.map((row) => ({ ...row, workers: used.get(row.ticker) ?? 0 }))
  const real = realFlows({ company: own, storage, sites, now: NOW }).get(KATOA)
  const { flows } = baseFlows([planned], real, 'game')
  const daysOf = (ticker: string) =>
    exhaustionDays(0, flows.find((flow) => flow.ticker === ticker)!)
  expect(daysOf('COF')).toBe(0)
  expect(daysOf('PWO')).toBeCloseTo(0.45, 9)
  const runsOut = today(world, question).lines.find(({ what }) => what.kind === 'runs out')
  expect(runsOut?.inDays).toBe(0)
})
