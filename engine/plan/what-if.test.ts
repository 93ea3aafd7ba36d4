import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { AI1_CX, cxFor, data, planInput, world } from '../../scripts/stage/world.ts'
import type { PlanData, PlanWrite } from '../game/plan.ts'
import { resolvePrices } from '../market/prices.ts'
import { compileUniverse } from '../universe/universe.ts'
import { blankPlan } from './blank.ts'
import { setExperts, setHabitations } from './edit.ts'
import { editedBase, planEditor } from './editing/plan-editor.ts'
import { evaluatePlan } from './evaluate.ts'
import { habitationProblem, solveHabitation } from './habitation/habitation.ts'
import { type Variant, type WhatIfFigures, whatIf } from './what-if.ts'
import { planSwitches } from './what-if-switches.ts'

const PLANET = 'VH-331a'
const prices = resolvePrices(world, null, PLANET)

const farm: PlanWrite = setExperts(
  {
    ...blankPlan({ PlanetNaturalId: PLANET, COGCProgramActive: null }),
    infrastructure: [{ building: 'HB1' as const, amount: 6 }],
    buildings: [
      { name: 'FRM', amount: 6, active_recipes: [{ recipeid: 'FRM#1xH2O=>4xGRN', amount: 1 }] },
    ],
  },
  'Agriculture',
  3,
)
const input = { plan: farm, prices, empire: null }
const AS_IT_IS = { withHabitations: false }

function figuresOf(plan: PlanData, at = prices): WhatIfFigures {
  const { profit, overview, area } = evaluatePlan(world, { plan, prices: at, empire: null })
  return { profit, payback: overview.roi, areaLeft: area.areaLeft, unpriced: [] }
}

/** The figures of one variant. */
function tried(of: Partial<Variant>, withHabitations = false) {
  const variant = { id: 'one', edits: [], prices: [], ...of }
  return whatIf(world, input, [variant], { withHabitations }).variants[0]!
}

const switches = planSwitches(farm, evaluatePlan(world, input))

describe('the switches of a plan', () => {
  test('are everything one press away that its production feels', () => {
    expect(switches.map(({ name }) => name).filter((name) => !name.startsWith('CoGC'))).toEqual([
      'Permits 1 → 2',
      'Corporate HQ on',
      'Agriculture experts 3 → 4',
      'Agriculture experts 3 → 2',
      'Pioneers: PWO off',
      'Pioneers: COF off',
    ])
    const programmes = switches.filter(({ field }) => field === 'cogc')
    expect(programmes).toHaveLength(14)
    expect(new Set(switches.map(({ id }) => id)).size).toBe(switches.length)
  })

  test('of one field exclude each other, luxuries do not', () => {
    const fields = switches.map(({ field }) => field).filter((field) => field !== 'cogc')
    expect(new Set(fields).size).toBe(5)
  })

  test('stop where there is no room', () => {
    const full = setExperts({ ...farm, planet: { ...farm.planet, permits: 3 } }, 'Agriculture', 5)
    const names = planSwitches(full, evaluatePlan(world, { ...input, plan: full })).map(
      ({ name }) => name,
    )
    expect(names).toContain('Permits 3 → 2')
    expect(names).toContain('Agriculture experts 5 → 4')
    expect(names.join()).not.toMatch(/→ [46]\b(?!,)/)
  })

  test.each(switches.map((one) => [one.name, one] as const))('%s', (_, { edit }) => {
    const done = planEditor.apply(farm, edit)
    if (!done.ok) throw new Error(done.why)
    expect(tried({ edits: [edit] })).toEqual({
      id: 'one',
      edits: [edit],
      ...figuresOf(done.state),
    })
  })

  test('change the profit where a player would expect it', () => {
    const open = figuresOf(farm).profit
    const profitOf = (name: string) =>
      tried({ edits: [switches.find((one) => one.name === name)!.edit] }).profit
    expect(profitOf('CoGC None → Agriculture')).toBeGreaterThan(open)
    expect(profitOf('Agriculture experts 3 → 4')).toBeGreaterThan(open)
    expect(profitOf('Agriculture experts 3 → 2')).toBeLessThan(open)
    expect(profitOf('Permits 1 → 2')).toBe(open)
  })
})

describe('other prices', () => {
  const scaled = (percent: number) => ({
    ...prices,
    buy: prices.buy.map((price) => price * (1 + percent / 100)),
    sell: prices.sell.map((price) => price * (1 + percent / 100)),
  })

  test.each([-100, -10, 0, 25])('all of them by %d per cent', (percent) => {
    expect(tried({ prices: [{ kind: 'all prices', percent }] })).toMatchObject(
      figuresOf(farm, scaled(percent)),
    )
  })

  test('that of one material, to buy and to sell', () => {
    const grain = world.materials.indexOf.get('GRN')!
    const at = {
      ...prices,
      buy: prices.buy.with(grain, prices.buy[grain]! * 1.1),
      sell: prices.sell.with(grain, prices.sell[grain]! * 1.1),
    }
    const other = tried({ prices: [{ kind: 'price', ticker: 'GRN', percent: 10 }] })
    expect(other).toMatchObject(figuresOf(farm, at))
    expect(other.profit).toBeGreaterThan(figuresOf(farm).profit)
    expect(tried({ prices: [{ kind: 'price', ticker: '???', percent: 10 }] })).toMatchObject(
      figuresOf(farm),
    )
  })

  test('under another CX, before any percentage whatever the order', () => {
    const cx = {
      name: 'Own',
      cx_empire: [],
      cx_planets: [],
      ticker_empire: [{ ticker: 'GRN', type: 'BOTH' as const, value: 1000 }],
      ticker_planets: [],
    }
    const own = resolvePrices(world, cx, PLANET)
    expect(tried({ prices: [{ kind: 'cx', cx }] })).toMatchObject(figuresOf(farm, own))
    const halved = { ...own, buy: own.buy.map((p) => p / 2), sell: own.sell.map((p) => p / 2) }
    expect(
      tried({
        prices: [
          { kind: 'all prices', percent: -50 },
          { kind: 'cx', cx },
        ],
      }),
    ).toMatchObject(figuresOf(farm, halved))
  })
})

test('the habitations are those that the editor would choose, at the prices of the plan', () => {
  const edit = { kind: 'permits', permits: 2 } as const
  const bigger = editedBase(farm, edit)
  const homes = solveHabitation(
    habitationProblem(evaluatePlan(world, { ...input, plan: bigger }), 'auto'),
  )
  const cheap = { kind: 'all prices', percent: -90 } as const
  const outcome = tried({ edits: [edit], prices: [cheap] }, true)
  expect(outcome.edits).toEqual([edit, { kind: 'habitations', amounts: homes.variables }])
  const at = {
    ...prices,
    buy: prices.buy.map((price) => price * (1 + cheap.percent / 100)),
    sell: prices.sell.map((price) => price * (1 + cheap.percent / 100)),
  }
  expect(outcome).toMatchObject(figuresOf(setHabitations(bigger, homes.variables), at))
})

test('prices alone never touch the habitations', () => {
  const outcome = tried({ prices: [{ kind: 'all prices', percent: 10 }] }, true)
  expect(outcome.edits).toEqual([])
})

test('a payback is that of the overview: infinite where nothing is earned, negative under a loss', () => {
  const openOf = (buildings: PlanData['buildings']) =>
    whatIf(world, { ...input, plan: { ...farm, buildings } }, [], AS_IT_IS).open
  expect(openOf([])).toMatchObject({ profit: 0, payback: Infinity })
  const idle = [{ name: 'FRM', amount: 6, active_recipes: [] }]
  const loss = openOf(idle)
  expect(loss.profit).toBeLessThan(0)
  expect(loss.payback).toBeLessThan(0)
  expect(loss.payback).toBe(figuresOf({ ...farm, buildings: idle }).payback)
})

test('whatever the plan, all chosen together is the plan that the edits make, and the plan itself stays', () => {
  fc.assert(
    fc.property(planInput, fc.gen(), fc.boolean(), (anyInput, pick, withHabitations) => {
      const before = structuredClone(anyInput.plan)
      const cx = pick(() => cxFor(anyInput.plan.planet.planetid))
      const blank = blankPlan({ PlanetNaturalId: PLANET, COGCProgramActive: null })
      const chosen = planSwitches(
        { ...blank, ...anyInput.plan },
        evaluatePlan(world, anyInput),
      ).filter(() => pick(fc.boolean))
      const edits = chosen.map(({ edit }) => edit)
      const { open, variants } = whatIf(
        world,
        anyInput,
        [
          { id: 'all', edits, prices: [{ kind: 'cx', cx }] },
          { id: 'plan', edits, prices: [] },
        ],
        { withHabitations },
      )
      expect(open.profit).toBe(evaluatePlan(world, anyInput).profit)
      for (const [place, prices] of [
        resolvePrices(world, cx, anyInput.plan.planet.planetid),
        anyInput.prices,
      ].entries()) {
        const outcome = variants[place]!
        const plan = outcome.edits.reduce(editedBase, anyInput.plan)
        const result = evaluatePlan(world, { ...anyInput, plan, prices })
        expect(outcome.profit).toBe(result.profit)
        expect(outcome.areaLeft).toBe(result.area.areaLeft)
      }
      // The applied change does not depend on prices that are only tried.
      expect(variants[0]!.edits).toEqual(variants[1]!.edits)
      expect(variants[0]!.edits.length - edits.length).toBe(
        withHabitations && edits.length > 0 ? 1 : 0,
      )
      expect(anyInput.plan).toEqual(before)
    }),
    { numRuns: 30 },
  )
})

test('a variant names what it counts as free', () => {
  const exchanges = data.exchanges.map((row) =>
    row.ExchangeCode === 'AI1' ? { ...row, Ask: null } : row,
  )
  const variants = [AI1_CX, null].map((cx) => ({
    id: cx?.name ?? '',
    edits: [],
    prices: [{ kind: 'cx' as const, cx }],
  }))
  const outcomes = whatIf(compileUniverse({ ...data, exchanges }), input, variants, AS_IT_IS)
  const [asks, averages] = outcomes.variants.map(({ unpriced }) => unpriced)
  expect(asks).toContain('H2O')
  expect(averages).toEqual([])
})
