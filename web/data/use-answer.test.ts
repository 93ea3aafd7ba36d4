// @vitest-environment jsdom
import { act, renderHook, waitFor } from '@testing-library/react'
import { StrictMode } from 'react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { queryClient } from '../api/query-client.ts'
import { dataVersion } from './game-data.ts'
import { type Ask, useAnswer } from './use-answer.ts'

interface Asked {
  question: { n: number }
  answer: (value: string) => void
  fail: (problem: Error) => void
  signal: AbortSignal
}
let asked: Asked[]
const ask: Ask<{ n: number }, string> = (question, signal) =>
  new Promise((answer, fail) => asked.push({ question, answer, fail, signal }))
const render = (n: number) =>
  renderHook(({ q }: { q: number | undefined }) => useAnswer(ask, q === undefined ? q : { n: q }), {
    initialProps: { q: n as number | undefined },
  })
const settle = () => act(() => Promise.resolve())

beforeEach(() => {
  asked = []
})
afterEach(() => {
  dataVersion.set(undefined)
  queryClient.clear()
})

describe('an answer', () => {
  test('comes, and stays in view as a stale one while the next is worked out', async () => {
    const { result, rerender } = render(1)
    expect(result.current).toMatchObject({ value: undefined, isStale: true, isRunning: true })
    asked[0]!.answer('one')
    await settle()
    expect(result.current).toMatchObject({ value: 'one', isStale: false, isRunning: false })
    rerender({ q: 2 })
    expect(result.current).toMatchObject({ value: 'one', isStale: true, isRunning: true })
    asked[1]!.answer('two')
    await settle()
    expect(result.current).toMatchObject({ value: 'two', isStale: false })
  })

  test('is not asked for again by a question that says the same', async () => {
    const { rerender } = render(1)
    rerender({ q: 1 })
    expect(asked).toHaveLength(1)
  })

  test('that is overtaken is called off at once, and never shows', async () => {
    const { result, rerender } = render(1)
    rerender({ q: 2 })
    // The older call still hangs, for instance in a slow load; the newer one does not wait for it.
    expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, false])
    asked[1]!.answer('two')
    asked[0]!.answer('one')
    await settle()
    expect(result.current.value).toBe('two')
  })

  test('that fails leaves the former one in view, stale, and says why', async () => {
    const { result, rerender } = render(1)
    asked[0]!.answer('one')
    await settle()
    rerender({ q: 2 })
    asked[1]!.fail(new Error('Planet UV-351a not available.'))
    await settle()
    expect(result.current).toMatchObject({ value: 'one', isStale: true, isRunning: false })
    expect(result.current.problem?.message).toBe('Planet UV-351a not available.')
    act(() => result.current.retry())
    expect(result.current).toMatchObject({ isRunning: true, problem: undefined })
    asked[2]!.answer('two')
    await settle()
    expect(result.current).toMatchObject({ value: 'two', isStale: false, problem: undefined })
  })

  test('is worked out again over newer game data', async () => {
    const { result } = render(1)
    asked[0]!.answer('one')
    await settle()
    act(() => dataVersion.set({ lists: 'l', exchanges: 'x2', planets: '1' }))
    expect(result.current.isStale).toBe(true)
    expect(asked).toHaveLength(2)
  })

  test('can be cancelled, which is no failure', async () => {
    const { result } = render(1)
    act(() => result.current.cancel())
    expect(asked[0]!.signal.aborted).toBe(true)
    const { isRunning, isStale, problem } = result.current
    expect({ isRunning, isStale, problem }).toEqual({
      isRunning: false,
      isStale: true,
      problem: undefined,
    })
  })

  test('to a question that is taken back leaves nothing behind', async () => {
    const { result, rerender } = render(1)
    rerender({ q: undefined })
    expect(asked[0]!.signal.aborted).toBe(true)
    expect(result.current).toMatchObject({ isRunning: false, value: undefined })
  })

  test('comes where effects run twice', async () => {
    const { result } = renderHook(() => useAnswer(ask, { n: 1 }), { wrapper: StrictMode })
    asked.at(-1)!.answer('one')
    await waitFor(() => expect(result.current.value).toBe('one'))
  })
})

describe('an answer that is kept', () => {
  const renderKept = (n: number) =>
    renderHook(({ q }) => useAnswer(ask, { n: q }, { keptAs: 'kept' }), { initialProps: { q: n } })

  test('is there at once on the next screen that asks the same, and not for another question', async () => {
    const first = renderKept(1)
    asked[0]!.answer('one')
    await settle()
    first.unmount()
    const { result, rerender } = renderKept(1)
    expect(result.current).toMatchObject({ value: 'one', isStale: false, isRunning: false })
    expect(asked).toHaveLength(1)
    rerender({ q: 2 })
    expect(result.current).toMatchObject({ value: 'one', isStale: true, isRunning: true })
    expect(asked).toHaveLength(2)
  })

  test('is joined while it is still being worked out', async () => {
    const first = renderKept(1)
    first.unmount()
    const { result } = renderKept(1)
    expect(asked.map(({ signal }) => signal.aborted)).toEqual([false])
    asked[0]!.answer('one')
    await settle()
    expect(result.current).toMatchObject({ value: 'one', isStale: false })
  })

  test('is asked for again after a failure', async () => {
    const first = renderKept(1)
    asked[0]!.fail(new Error('no'))
    await settle()
    expect(first.result.current.problem?.message).toBe('no')
    first.unmount()
    renderKept(1)
    expect(asked).toHaveLength(2)
  })
})
