import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { planInput, world } from '../../scripts/stage/world.ts'
import { RULE_WORDS } from '../game/constants/rule-words.ts'
import { ACCURATE, CLASSIC, FLOW_RULES, RULES, withOther } from '../game/constants/rules.ts'
import { pricesUnder } from '../market/prices.ts'
import { evaluatePlan } from '../plan/evaluate.ts'
import { differencesOf, explainBoth, ruleDifferences } from './both-books.ts'
import { referenceContext } from './reference.ts'

// Many random cases, on a machine that may be busy with other tests.
vi.setConfig({ testTimeout: 60_000 })

const reference = (building: string, recipeId: string) =>
  referenceContext(
    world,
    { planetNaturalId: 'KW-688c', building, recipeId, cogc: 'MANUFACTURING' },
    { cx: null },
  )
const RATIONS = reference('FP', 'FP#1xGRN 1xALG 1xNUT=>10xRAT')
const FLOATS = reference('AAF', 'AAF#1xWAI 1xTPU=>1xSTS')

describe('the figures that differ under the other book', () => {
  test('are those that both explanations tell, with the same rules', () => {
    fc.assert(
      fc.property(planInput, fc.boolean(), (drawn, isAccurate) => {
        const rules = isAccurate ? ACCURATE : CLASSIC
        const prices = pricesUnder(world, drawn.prices, rules)
        const input = { ...drawn, withRecipeOptions: false, rules, prices }
        const context = { universe: world, input, result: evaluatePlan(world, input) }
        for (const { figure, value, other, rules } of ruleDifferences(world, input).slice(0, 8)) {
          const both = explainBoth(context, figure)
          const size = Math.max(1, Math.abs(value), context.result.cost + context.result.revenue)
          expect(rules.length).toBeGreaterThan(0)
          if (figure.of === 'roi') continue
          const agree = (one: number, another: number) =>
            one === another || Math.abs(one - another) <= 1e-9 * size
          expect(agree(both.shown.value, value)).toBe(true)
          expect(both.other!.rules).toEqual(rules)
          expect(agree(both.other!.term.value, other)).toBe(true)
        }
      }),
      { numRuns: 20 },
    )
  })
  test('are the same seen from either book, with their values exchanged', () => {
    const seen = ruleDifferences(world, FLOATS.input)
    const back = ruleDifferences(world, { ...FLOATS.input, rules: ACCURATE })
    const exchange = ({ value, other, ...rest }: (typeof seen)[number]) => ({
      ...rest,
      value: other,
      other: value,
    })
    expect(back.map(exchange).map(({ figure }) => figure)).toEqual(seen.map(({ figure }) => figure))
    expect(back.map(exchange).map(({ value, other }) => [value, other])).toEqual(
      seen.map(({ value, other }) => [value, other]),
    )
  })
  test('are few on a fully staffed base without scientists', () => {
    const figures = ruleDifferences(world, RATIONS.input).map(({ figure, rules }) => [
      figure.of,
      ...rules,
    ])
    expect(figures).toEqual([
      ['storageFilled', 'storageDays'],
      ['buildingRevenue', 'rowDegradation'],
    ])
  })
  test('reach the profit where scientists work', () => {
    const profit = ruleDifferences(world, FLOATS.input).find(({ figure }) => figure.of === 'profit')
    expect(profit?.rules).toEqual(['scientistTools'])
    expect(profit!.other).toBeGreaterThan(profit!.value)
  })
})

test('what a base moves and earns in a day, few rules change', () => {
  fc.assert(
    fc.property(planInput, (drawn) => {
      const under = (rules: typeof CLASSIC) => {
        const input = { ...drawn, withRecipeOptions: false, rules }
        const { profit, revenue, cost, materialio } = evaluatePlan(world, input)
        return { profit, revenue, cost, materialio }
      }
      const classic = under(CLASSIC)
      for (const rule of RULES)
        if (!FLOW_RULES.includes(rule)) expect(under(withOther(CLASSIC, rule))).toEqual(classic)
    }),
    { numRuns: 20 },
  )
})

test('figures asked about one by one answer as in the whole plan', () => {
  const all = ruleDifferences(world, FLOATS.input)
  const figures = [{ of: 'profit' }, { of: 'areaUsed' }, { of: 'cogm', row: 0, recipe: 0 }] as const
  const found = differencesOf(FLOATS, figures)
  expect(found.map(({ figure }) => figure.of)).toEqual(['profit', 'cogm'])
  for (const { figure, other, rules } of found) {
    const same = all.find((one) => JSON.stringify(one.figure) === JSON.stringify(figure))
    expect(rules).toEqual(same?.rules)
    expect(other).toBeCloseTo(same!.other, 6)
  }
})

test('the profit between repairs is explained in both books', () => {
  const { shown, other } = explainBoth(RATIONS, { of: 'repairProfit', day: 90 })
  expect(other?.rules).toContain('repairProfit')
  expect(other?.term.value).not.toBe(shown.value)
  expect(explainBoth(RATIONS, { of: 'areaUsed' }).other).toBeUndefined()
})

test('every rule has a name and says what each book does', () => {
  for (const rule of RULES) {
    const { name, classic, accurate } = RULE_WORDS[rule]
    expect(new Set([name, classic, accurate]).size).toBe(3)
  }
})
