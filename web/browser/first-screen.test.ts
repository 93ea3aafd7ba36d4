// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('work waits for the first screen, and begins without it after a few seconds', async () => {
  const { afterFirstScreen, firstScreenDrawn } = await import('./first-screen.ts')
  const [early, late] = [vi.fn(), vi.fn()]
  afterFirstScreen(early)
  await vi.advanceTimersByTimeAsync(1000)
  expect(early).not.toHaveBeenCalled()
  firstScreenDrawn()
  await vi.advanceTimersByTimeAsync(1000)
  expect(early).toHaveBeenCalledTimes(1)
  afterFirstScreen(late)
  await vi.advanceTimersByTimeAsync(1000)
  expect(late).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(10_000)
  expect([early, late].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
})

test('work that is taken back never begins', async () => {
  const { afterFirstScreen } = await import('./first-screen.ts')
  const work = vi.fn()
  afterFirstScreen(work)()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(work).not.toHaveBeenCalled()
})
