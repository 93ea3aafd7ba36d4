// @vitest-environment jsdom
import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { empireTotals } from '../../engine/empire.ts'
import type { EmpireQuestion, PlanToEvaluate } from '../../engine/empire-evaluation.ts'
import { fresh } from './testing/fresh.ts'
import { openGame } from './testing/game-server.ts'
import { evaluateEmpireAhead, useEmpireResults } from './use-empire.ts'
import { type Figure, useExplanation } from './use-explanation.ts'

let game: Awaited<ReturnType<typeof openGame>>
beforeEach(async () => {
  game = await openGame()
})
afterEach(() => game.close())

const base = (n: number, smelters: number, planetid = 'UV-351a'): PlanToEvaluate => ({
  uuid: `plan-${n}`,
  name: `Base ${n}`,
  plan: {
    planet: { planetid, permits: 1, corphq: false, cogc: '---', experts: [], workforce: [] },
    infrastructure: [{ building: 'HB1', amount: 1 }],
    buildings: [
      {
        name: 'SME',
        amount: smelters,
        active_recipes: [{ recipeid: 'SME#1xFEO=>1xFE', amount: 1 }],
      },
    ],
  },
})
const empire = (plans: readonly PlanToEvaluate[]): EmpireQuestion => ({
  plans,
  cx: null,
  empire: null,
})

async function open(question: EmpireQuestion) {
  const hook = renderHook(useEmpireResults, { initialProps: question })
  await fresh(hook.result)
  return hook
}

describe('the plans of an empire', () => {
  test('come in the order asked, up to 400 in one message', async () => {
    const plans = Array.from({ length: 100 }, (_, n) => base(n, n))
    const { result } = await open(empire(plans))
    expect(result.current.value?.plans.map(({ name }) => name)).toEqual(
      plans.map(({ name }) => name),
    )
    expect(game.workers.plansAsked).toEqual([100])
    expect(empireTotals(result.current.value!.plans).permitsPlanned).toBe(100)
  })

  test('are evaluated again only where they changed', async () => {
    const plans = Array.from({ length: 20 }, (_, n) => base(n, 30 + n))
    const { result, rerender } = await open(empire(plans))
    const [first, second] = result.current.value!.plans
    game.workers.plansAsked.length = 0
    rerender(empire([base(0, 1), ...plans.slice(1)]))
    await fresh(result)
    expect(game.workers.plansAsked).toEqual([1])
    expect(result.current.value?.plans[0]?.revenue).not.toBe(first?.revenue)
    expect(result.current.value?.plans[1]).toBe(second)
  })

  test('are known on the next screen', async () => {
    const question = empire([base(1, 71), base(2, 72)])
    ;(await open(question)).unmount()
    game.workers.plansAsked.length = 0
    await open(question)
    expect(game.workers.plansAsked).toEqual([])
  })

  test('are evaluated once where that began before the screen asked', async () => {
    const question = empire([base(1, 61), base(2, 62)])
    const begun = evaluateEmpireAhead(question)
    const { result } = await open({ ...question, plans: [...question.plans] })
    await begun
    expect(result.current.value?.plans).toHaveLength(2)
    expect(game.workers.plansAsked).toEqual([2])
  })

  test('that stand on an unknown planet are named, and take no other along', async () => {
    const { result } = await open(empire([base(1, 81), base(2, 82, 'XX-000a')]))
    expect(result.current.value).toMatchObject({
      plans: [{ uuid: 'plan-1' }],
      failed: [{ uuid: 'plan-2', problem: 'Planet XX-000a not available.' }],
    })
  })

  test('have their whole results where asked', async () => {
    const { result } = await open({ ...empire([base(1, 91)]), withResults: true })
    const [plan] = result.current.value!.plans
    expect(plan?.result?.profit).toBe(plan?.profit)
  })
})

describe('an explanation', () => {
  const { plan } = base(1, 3)
  const planFigure = {
    in: 'plan',
    question: { plan, cx: null, empire: null },
    figure: { of: 'profit' },
  } as const

  test('of a plan comes one level at a time, by its path', async () => {
    const hook = renderHook(useExplanation, { initialProps: { ...planFigure, depth: 1 } as Figure })
    await fresh(hook.result)
    const top = hook.result.current.value!
    expect(top.terms.map(({ name, omitted }) => [name, (omitted ?? 0) > 0])).toEqual([
      ['Revenue', true],
      ['Cost', true],
    ])
    hook.rerender({ ...planFigure, path: [1], depth: 1 })
    await fresh(hook.result)
    expect(hook.result.current.value).toMatchObject({ name: 'Cost', value: top.terms[1]!.value })
  })

  test('of a price names the preference that decided', async () => {
    const question = {
      in: 'price',
      ticker: 'FE',
      side: 'SELL',
      cx: null,
      planetNaturalId: null,
    } as const
    const { result } = renderHook(() => useExplanation(question))
    await fresh(result)
    expect(result.current.value).toMatchObject({ value: 100, origin: { kind: 'price' } })
  })

  test('of a row of the ROI tables is that of its reference base', async () => {
    const { result } = renderHook(() =>
      useExplanation({
        in: 'reference',
        cx: null,
        choice: {
          planetNaturalId: 'UV-351a',
          building: 'SME',
          recipeId: 'SME#1xFEO=>1xFE',
          cogc: 'METALLURGY',
        },
        figure: { of: 'roi' },
      }),
    )
    await fresh(result)
    expect(result.current.value?.name).toBe('Payback')
  })

  test('of an empire adds up its plans', async () => {
    const empireHook = await open(empire([base(1, 61), base(2, 62)]))
    const { plans } = empireHook.result.current.value!
    const { result } = renderHook(() =>
      useExplanation({ in: 'empire', plans, figure: { of: 'revenue' } }),
    )
    await fresh(result)
    expect(result.current.value?.value).toBeCloseTo(empireTotals(plans).revenue)
    expect(result.current.value?.terms).toHaveLength(2)
  })
})
