// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { empireTotals } from '../../engine/empire/empire.ts'
import type { EmpireQuestion, PlanToEvaluate } from '../../engine/empire/evaluation.ts'
import { empireTree } from './explain-empire.ts'
import { fresh } from './testing/fresh.ts'
import { openGame, smallGame } from './testing/game-server.ts'
import { useEmpireResults } from './use-empire-results.ts'

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
  test('come in the order asked, in one message', async () => {
    const plans = Array.from({ length: 100 }, (_, n) => base(n, n))
    const { result } = await open(empire(plans))
    expect(result.current.value?.plans.map(({ name }) => name)).toEqual(
      plans.map(({ name }) => name),
    )
    expect(game.workers.plansAsked).toEqual([100])
    expect(result.current.value!.plans.every(({ permits }) => permits === 1)).toBe(true)
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

  test('that stand on an unknown planet are named, and take no other along', async () => {
    const { result } = await open(empire([base(1, 81), base(2, 82, 'XX-000a')]))
    expect(result.current.value).toMatchObject({
      plans: [{ uuid: 'plan-1' }],
      failed: [{ uuid: 'plan-2', problem: 'Planet XX-000a not available.' }],
    })
  })
})

test('planets that could not be loaded are told apart from an empire without plans', async () => {
  game.close()
  let isAway = true
  game = await openGame({
    'POST /data/planet/multiple': () =>
      isAway
        ? Response.json({ detail: 'The planets are away' }, { status: 403 })
        : Response.json(smallGame().planets),
  })
  const { result } = await open(empire([base(1, 91), base(2, 92, 'KW-688c')]))
  expect(result.current.value).toMatchObject({ plans: [], failed: [{}, {}] })
  expect(result.current.value?.notLoaded?.message).toContain('The planets are away')
  isAway = false
  act(() => result.current.retry())
  await fresh(result)
  expect(result.current.value?.plans).not.toEqual([])
  expect(result.current.value?.notLoaded).toBeUndefined()
})

test('a figure of an empire adds up its plans', async () => {
  const { result } = await open(empire([base(1, 61), base(2, 62)]))
  const { plans } = result.current.value!
  const { value, terms } = empireTree(plans, { of: 'revenue' })
  expect(value).toBeCloseTo(empireTotals(plans).revenue)
  expect(terms).toHaveLength(2)
})
