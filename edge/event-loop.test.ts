import { afterEach, expect, test, vi } from 'vitest'
import { runInSlices, yieldAfterSlices } from './event-loop.ts'

/** A clock that stands still but for the work of these tests. */
let now = 0
const clock = () => vi.spyOn(performance, 'now').mockImplementation(() => now)
afterEach(() => vi.restoreAllMocks())

const STEP_MS = 1
function* steps(count: number): Generator<void, string> {
  for (let n = 0; n < count; n++) {
    now += STEP_MS
    yield
  }
  return 'done'
}

test('a calculation gives way after each slice of four milliseconds', async () => {
  clock()
  const slices: number[] = []
  const schedule = async <T>(slice: () => Promise<T>): Promise<T> => {
    const began = now
    const result = await slice()
    slices.push(now - began)
    return result
  }
  expect(await runInSlices(schedule, steps(10))).toBe('done')
  expect(slices).toEqual([4, 4, 2])
})

test('a step longer than a slice is a slice of its own', async () => {
  clock()
  let slices = 0
  function* long(): Generator<void, void> {
    for (let n = 0; n < 3; n++) {
      now += 50
      yield
    }
  }
  await runInSlices(async (slice) => {
    slices += 1
    return await slice()
  }, long())
  expect(slices).toBe(4)
})

test('an aborted calculation ends between two slices', async () => {
  clock()
  const end = new AbortController()
  const schedule = async <T>(slice: () => Promise<T>): Promise<T> => {
    end.abort(new Error('left'))
    return await slice()
  }
  await expect(runInSlices(schedule, steps(10), end.signal)).rejects.toThrow('left')
})

test('work in small steps lets others run once a slice is over, and not before', async () => {
  clock()
  const turn = yieldAfterSlices()
  let others = 0
  const seen: number[] = []
  setImmediate(function count() {
    others += 1
    if (seen.length < 8) setImmediate(count)
  })
  for (let n = 0; n < 8; n++) {
    const before = others
    await turn()
    seen.push(Number(others > before))
    now += STEP_MS
  }
  expect(seen).toEqual([0, 0, 0, 0, 1, 0, 0, 0])
})
