// @vitest-environment jsdom
import { renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ACCURATE } from '../../engine/game/constants/rules.ts'
import type { Recipe } from '../../engine/game/gamedata.ts'
import type { PlanData } from '../../engine/game/plan.ts'
import type { PlanRequest } from '../../engine/plan/request.ts'
import {
  bestHabitations,
  explain,
  useChain,
  useConstructionCart,
  useHqUpgrade,
  usePlanResult,
  usePrices,
  useRecipeRoi,
  useReferenceCogm,
  useRepair,
  useResourceRoi,
  useResupply,
  useShipment,
  useSupplyCart,
} from './calls.ts'
import { gameData } from './database.ts'
import { fresh } from './testing/fresh.ts'
import { openGame } from './testing/game-server.ts'
import type { Answer } from './use-answer.ts'

let game: Awaited<ReturnType<typeof openGame>>
beforeEach(async () => {
  game = await openGame()
})
afterEach(() => game.close())

async function answered<Question, T>(
  hook: (question: Question | undefined) => Answer<T>,
  question: Question,
): Promise<T> {
  const { result } = renderHook(() => hook(question))
  return fresh(result)
}

const smelters = (amount: number): PlanData => ({
  planet: {
    planetid: 'UV-351a',
    permits: 1,
    corphq: false,
    cogc: '---',
    experts: [],
    workforce: [],
  },
  infrastructure: [{ building: 'HB1', amount: 1 }],
  buildings: [
    { name: 'SME', amount, active_recipes: [{ recipeid: 'SME#1xFEO=>1xFE', amount: 1 }] },
  ],
})
const question = (amount = 1): PlanRequest => ({ plan: smelters(amount), cx: null, empire: null })
const HERE = { cx: null, rules: ACCURATE, planetNaturalId: 'UV-351a' }

describe('through the calculator come', () => {
  test('the figures of a plan, again when prices change', async () => {
    const { result } = renderHook(() => usePlanResult(question()))
    await fresh(result)
    const before = result.current.value!
    await game.setPriceOfIron(500)
    await waitFor(() => expect(result.current.value?.revenue).toBeCloseTo(5 * before.revenue))
    expect(result.current.problem).toBeUndefined()
  })

  test('the best habitations', async () => {
    const plan = question(5)
    const { workforce, infrastructureCosts } = await answered(usePlanResult, plan)
    const solution = await bestHabitations({ plan, goal: 'cost' })
    const huts = Math.ceil(workforce.pioneer.required / 100)
    expect(huts).toBeGreaterThan(1)
    expect(solution).toMatchObject({
      variables: { HB1: huts },
      cost: huts * infrastructureCosts.HB1,
    })
  })

  test('a chain with its analysis', async () => {
    const { chain, analysis } = await answered(useChain, {
      material: 'FE',
      runs: 3,
      selectedRecipes: [],
      terminals: [],
      cx: null,
      rules: ACCURATE,
    })
    expect(chain.nodes.map(({ ticker, amount }) => [ticker, amount])).toEqual([
      ['FE', 3],
      ['FEO', 3],
    ])
    expect(analysis.expertise).toEqual([{ expertise: 'METALLURGY', materials: 1 }])
  })

  test('the wear of buildings', async () => {
    const { production } = await answered(usePlanResult, question())
    const { analysis, rows, totals } = await answered(useRepair, {
      ...HERE,
      buildings: production.buildings,
      day: 90,
    })
    expect(rows.find(({ ticker }) => ticker === 'BSE')?.amount).toBe(3)
    expect(analysis.cost[90]).toBe(totals.cost)
    expect(analysis.bestDay).toBeGreaterThan(0)
  })

  test('a supply cart', async () => {
    const { rows, totals } = await answered(useSupplyCart, {
      ...HERE,
      flow: [{ ticker: 'FEO', delta: -2 }],
      stock: new Map([['FEO', 5]]),
      days: 10,
    })
    expect(rows).toMatchObject([{ ticker: 'FEO', amount: 15, stock: 5, dailyUse: 2 }])
    expect(totals.cost).toBe(150)
  })

  test('a construction cart', async () => {
    const cart = await answered(useConstructionCart, {
      ...HERE,
      wanted: [{ building: 'SME', amount: 2 }],
      stock: new Map([['BSE', 2]]),
    })
    expect(cart.rows.find(({ ticker }) => ticker === 'BSE')).toMatchObject({
      total: 12,
      amount: 10,
      cost: 500,
    })
  })

  test('a resupply and what of it fits a ship', async () => {
    const ask = {
      elements: [{ ticker: 'FEO', stock: 0, delta: -10 }],
      options: { days: 3, hideInfinite: true, overrides: {}, inactive: new Set<string>() },
    }
    const fitted = await answered(useResupply, { ...ask, ships: [{ weight: 55, volume: 100 }] })
    expect(fitted).toMatchObject({ rows: [{ total: 30 }], daysThatFit: 5 })
    expect((await answered(useResupply, ask)).daysThatFit).toBeNull()
  })

  test('cost and load of a shipment', async () => {
    const { rows, totals } = await answered(useShipment, {
      ...HERE,
      amounts: [
        { ticker: 'FE', amount: 2 },
        { ticker: 'BSE', amount: 1 },
      ],
    })
    expect(rows.map(({ cost }) => cost)).toEqual([200, 50])
    expect(totals).toEqual({ cost: 250, weight: 3, volume: 3 })
  })

  test('an upgrade of the headquarters', async () => {
    const upgrade = await answered(useHqUpgrade, {
      cx: null,
      rules: ACCURATE,
      planetNaturalId: null,
      request: { from: 1, to: 2, overrides: {}, stock: new Map() },
    })
    expect(upgrade.hasError).toBe(false)
    expect(upgrade.materials.length).toBeGreaterThan(0)
  })

  test('prices with their reasons', async () => {
    const cx = {
      name: 'cx',
      cx_empire: [],
      cx_planets: [],
      ticker_empire: [{ ticker: 'FE', type: 'SELL' as const, value: 7 }],
      ticker_planets: [],
    }
    const [iron] = await answered(usePrices, {
      cx,
      rules: ACCURATE,
      planetNaturalId: null,
      tickers: ['FE'],
    })
    expect(iron).toMatchObject({
      ticker: 'FE',
      buy: { value: 100, level: 'fallback' },
      sell: { value: 7, level: 'empire ticker' },
    })
  })

  test('what goods cost in a reference base', async () => {
    const cogm = await answered(useReferenceCogm, {
      ...HERE,
      buildingTicker: 'SME',
      recipeId: 'SME#1xFEO=>1xFE',
      cogc: 'METALLURGY',
    })
    expect(cogm.outputRevenue).toBe(100)
  })
})

describe('an explanation', () => {
  const profit = { in: 'plan', question: question(3), figure: { of: 'profit' } } as const

  test('of a plan comes one level at a time, by its path', async () => {
    const top = await explain({ ...profit, depth: 1 })
    expect(top.terms.map(({ name, terms }) => [name, terms])).toEqual([
      ['Revenue', []],
      ['Cost', []],
    ])
    const cost = await explain({ ...profit, path: [1], depth: 1 })
    expect(cost).toMatchObject({ name: 'Cost', value: top.terms[1]!.value })
  })

  test('of a price names the preference that decided', async () => {
    const price = {
      in: 'price',
      ticker: 'FE',
      side: 'SELL',
      cx: null,
      rules: ACCURATE,
      planetNaturalId: null,
    } as const
    expect(await explain(price)).toMatchObject({ value: 100, origin: { kind: 'price' } })
  })

  test('of a row of the ROI tables is that of its reference base', async () => {
    const choice = {
      planetNaturalId: 'UV-351a',
      building: 'SME',
      recipeId: 'SME#1xFEO=>1xFE',
      cogc: 'METALLURGY',
    } as const
    const terms = { cx: null, empire: null, rules: ACCURATE }
    const term = await explain({ in: 'reference', choice, ...terms, figure: { of: 'roi' } })
    expect(term.name).toBe('Payback')
  })
})

describe('a table of reference bases', () => {
  const ore = { material: 'FEO', cx: null }

  test('has a row for each recipe', async () => {
    const { recipeId } = await answered(useRecipeRoi, { planetNaturalId: 'UV-351a', cx: null })
    expect(recipeId).toEqual(['SME#1xFEO=>1xFE'])
  })

  test('has a row for each planet with the resource, best first', async () => {
    const { planetNaturalId } = await answered(useResourceRoi, ore)
    expect(planetNaturalId).toEqual(['UV-351a', 'KW-688c'])
  })

  test('finds its planets again after the stored data was damaged', async () => {
    await answered(useResourceRoi, ore)
    const store = await gameData()
    await store.replace('recipes', [{ RecipeId: 'broken' } as unknown as Recipe])
    // New rules make the worker compile again and find the damage.
    game.changeRules()
    const { planetNaturalId } = await answered(useResourceRoi, ore)
    expect(planetNaturalId).toEqual(['UV-351a', 'KW-688c'])
  })
})

test('a question that cannot be answered says why', async () => {
  const { plan, ...rest } = question()
  const nowhere = { ...plan, planet: { ...plan.planet, planetid: 'XX-000a' } }
  const { result } = renderHook(() => usePlanResult({ plan: nowhere, ...rest }))
  await waitFor(() => {
    expect(result.current.problem?.message).toContain('Planet XX-000a not available.')
    expect(result.current).toMatchObject({ isStale: true, isRunning: false })
  })
})
