// @vitest-environment jsdom
import { renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { PlanQuestion } from '../../workers/calls.ts'
import { planAnswers } from '../../workers/plan-answers.ts'
import { askEngine, usePlanResult } from './calls.ts'
import { answerHere, useEngineHere } from './engine-here.ts'
import { fresh } from './testing/fresh.ts'
import { openGame } from './testing/game-server.ts'

const PLANET = 'UV-351a'
let game: Awaited<ReturnType<typeof openGame>>
beforeEach(async () => {
  game = await openGame()
})
afterEach(() => {
  vi.restoreAllMocks()
  return game.close()
})

const smelters = (amount: number, planetid = PLANET): PlanQuestion => ({
  plan: {
    planet: { planetid, permits: 1, corphq: false, cogc: '---', experts: [], workforce: [] },
    infrastructure: [{ building: 'HB1', amount: 1 }],
    buildings: [
      { name: 'SME', amount, active_recipes: [{ recipeid: 'SME#1xFEO=>1xFE', amount: 1 }] },
    ],
  },
  cx: null,
  empire: null,
})

/** An editor with its first figures, whose edits the page answers. */
async function openEditor() {
  const hook = renderHook(
    ({ question }: { question: PlanQuestion }) => {
      const answer = usePlanResult(question)
      useEngineHere(question, answer.value !== undefined)
      return answer
    },
    { initialProps: { question: smelters(1) } },
  )
  await fresh(hook.result)
  await waitFor(() => expect(answerHere('evaluate', smelters(1))).toBeDefined())
  game.workers.asked.length = 0
  return hook
}

test('the figures of an edit are there in its own render, and are those of the calculator', async () => {
  const { result, rerender } = await openEditor()
  rerender({ question: smelters(4) })
  expect(result.current).toMatchObject({ isStale: false, isRunning: false })
  const { value } = result.current
  expect(game.workers.asked).toEqual([])
  expect(value).toEqual(await askEngine('evaluate', smelters(4)))
  expect(value!.revenue).toBeGreaterThan(0)
})

test('what an edit asks is asked beforehand while the page is idle, and nothing follows from it', async () => {
  const practised = vi.spyOn(planAnswers, 'habitation')
  const { result } = await openEditor()
  const shown = result.current
  await waitFor(() => expect(practised).toHaveBeenCalledTimes(10))
  expect(practised.mock.lastCall?.[1]).toEqual({ plan: smelters(1), goal: 'auto' })
  expect(result.current).toBe(shown)
  expect(game.workers.asked).toEqual([])
})

test('prices of the player count at once', async () => {
  const { result, rerender } = await openEditor()
  const cx = {
    name: 'Mine',
    cx_empire: [],
    cx_planets: [],
    ticker_empire: [{ ticker: 'FE', type: 'SELL' as const, value: 777 }],
    ticker_planets: [],
  }
  rerender({ question: { ...smelters(1), cx } })
  const sold = result.current.value?.materialio.find(({ ticker }) => ticker === 'FE')
  expect(sold?.price).toBeCloseTo(777 * sold!.output)
  expect(game.workers.asked).toEqual([])
})

test('newer prices are asked for, and then known here too', async () => {
  const { result, rerender } = await openEditor()
  const before = result.current.value!
  await game.setPriceOfIron(500)
  await waitFor(() => expect(result.current.value?.revenue).toBeCloseTo(5 * before.revenue))
  await waitFor(() => expect(answerHere('evaluate', smelters(2))).toBeDefined())
  rerender({ question: smelters(2) })
  expect(result.current.value?.revenue).toBeCloseTo(10 * before.revenue)
})

test('another planet is left to the calculator, which says what is missing', async () => {
  const { result, rerender } = await openEditor()
  const before = result.current.value
  rerender({ question: smelters(1, 'ZZ-999z') })
  expect(result.current).toMatchObject({ value: before, isStale: true, isRunning: true })
  await waitFor(() => expect(result.current.problem?.message).toContain('ZZ-999z'))
  expect(result.current).toMatchObject({ value: before, isStale: true })
})
