import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { blankPlan } from '../../engine/plan/blank.ts'
import type { PlanResult } from '../../engine/plan/result.ts'
import type { PlanQuestion } from '../../workers/calc.worker.ts'
import { queryClient } from '../api/query-client.ts'
import { dataVersion } from './game-data.ts'
import { usePlanResult } from './use-calculator.ts'
import { useRecipeRoi, useResourceRoi } from './use-sweep.ts'

interface Asked {
  what: unknown
  answer: (result: unknown) => void
  fail: (problem: Error) => void
  signal?: AbortSignal | undefined
  onProgress?: ((done: number, total: number) => void) | undefined
}
/** The workers, on this thread and answering when told to. */
const { asked, ask } = vi.hoisted(() => {
  const asked: Asked[] = []
  const ask = (what: unknown, options: Pick<Asked, 'signal' | 'onProgress'> = {}) =>
    new Promise((answer, fail) => asked.push({ what, answer, fail, ...options }))
  return { asked, ask }
})
vi.mock('./economy.ts', () => ({
  withGameData: (_planets: unknown, work: (version: object) => Promise<unknown>) => work({}),
  calculator: () => ({ evaluate: (_version: object, question: PlanQuestion) => ask(question) }),
  sweeps: () => ({
    recipeRoi: (_version: object, request: object, options: object) => ask(request, options),
    resourceRoi: (_version: object, request: object, options: object) => ask(request, options),
  }),
}))

const planet = { PlanetNaturalId: 'UV-351a', COGCProgramActive: null }
const question = (permits: number): PlanQuestion => {
  const { planet: settings, infrastructure, buildings } = blankPlan(planet)
  return {
    plan: { planet: { ...settings, permits }, infrastructure, buildings },
    cx: null,
    empire: null,
  }
}
const result = (profit: number) => ({ profit }) as PlanResult
const settle = () => act(() => Promise.resolve())

beforeEach(() => {
  asked.length = 0
})
afterEach(() => dataVersion.set(undefined))

describe('the figures of a plan', () => {
  test('come, and stay in view as stale ones while the next are calculated', async () => {
    const first = question(1)
    const hook = renderHook(usePlanResult, { initialProps: first })
    expect(hook.result.current).toMatchObject({ result: undefined, isStale: true })
    asked[0]?.answer(result(10))
    await settle()
    expect(hook.result.current).toMatchObject({ result: { profit: 10 }, isStale: false })

    hook.rerender(question(2))
    expect(hook.result.current).toMatchObject({ result: { profit: 10 }, isStale: true })
    asked[1]?.answer(result(20))
    await settle()
    expect(hook.result.current).toMatchObject({ result: { profit: 20 }, isStale: false })
  })

  test('are those of the newest plan, however quickly one edits', async () => {
    const hook = renderHook(usePlanResult, { initialProps: question(1) })
    hook.rerender(question(2))
    hook.rerender(question(3))
    asked[0]?.answer(result(10))
    await settle()
    expect(hook.result.current.result).toBeUndefined()
    asked[1]?.answer(result(30))
    await settle()
    expect(hook.result.current.result?.profit).toBe(30)
    expect(asked).toHaveLength(2)
  })

  test('are calculated again with new game data', async () => {
    const same = question(1)
    renderHook(usePlanResult, { initialProps: same })
    asked[0]?.answer(result(10))
    await settle()
    act(() => dataVersion.set({ lists: 'l', exchanges: 'x2', planets: '1' }))
    expect(asked).toHaveLength(2)
    asked[1]?.answer(result(11))
    await settle()
  })

  test('that cannot be calculated say why', async () => {
    const hook = renderHook(usePlanResult, { initialProps: question(1) })
    asked[0]?.fail(new Error('Planet UV-351a not available.'))
    await settle()
    expect(hook.result.current.problem?.message).toBe('Planet UV-351a not available.')
  })
})

describe('a sweep', () => {
  const request = (planetNaturalId: string) => ({ planetNaturalId, cx: null })

  test('tells its progress and shows the table when it is whole', async () => {
    const hook = renderHook(useRecipeRoi, { initialProps: request('UV-351a') })
    act(() => asked[0]?.onProgress?.(8, 44))
    expect(hook.result.current).toMatchObject({
      progress: { done: 8, total: 44 },
      table: undefined,
    })
    asked[0]?.answer({ recipeId: ['a'] })
    await settle()
    expect(hook.result.current).toMatchObject({ progress: undefined, table: { recipeId: ['a'] } })
  })

  test('ends when another is asked for, and its rows never show', async () => {
    const hook = renderHook(useRecipeRoi, { initialProps: request('UV-351a') })
    hook.rerender(request('KW-688c'))
    expect(asked[0]?.signal?.aborted).toBe(true)
    asked[0]?.answer({ recipeId: ['stale'] })
    await settle()
    expect(hook.result.current.table).toBeUndefined()
  })

  test('over a resource first has all its planets stored', async () => {
    const stored: string[] = []
    vi.spyOn(queryClient, 'ensureQueryData').mockImplementation(async ({ queryKey }) => {
      stored.push(String(queryKey.at(-1)))
      return 3
    })
    const hook = renderHook(useResourceRoi, { initialProps: { material: 'FEO', cx: null } })
    await settle()
    expect(stored).toEqual(['FEO'])
    asked[0]?.answer({ planetNaturalId: ['UV-351a'] })
    await settle()
    expect(hook.result.current.table).toMatchObject({ planetNaturalId: ['UV-351a'] })
  })

  test('can be cancelled', async () => {
    const hook = renderHook(useRecipeRoi, { initialProps: request('UV-351a') })
    act(() => hook.result.current.cancel())
    expect(asked[0]?.signal?.aborted).toBe(true)
    expect(hook.result.current.progress).toBeUndefined()
  })
})
