import { afterEach, expect, test, vi } from 'vitest'
import { slicedWork } from './sliced-work.ts'

afterEach(() => void vi.restoreAllMocks())

test('work that arrives at once runs in order, a few milliseconds of it in each turn of the event loop', async () => {
  let milliseconds = 0
  vi.spyOn(performance, 'now').mockImplementation(() => milliseconds)
  let turn = 0
  const count = () => {
    turn++
    setImmediate(count).unref()
  }
  setImmediate(count)
  const run = slicedWork()
  const work = (n: number) => () => {
    milliseconds++
    return { n, turn }
  }
  const results = await Promise.all(Array.from({ length: 12 }, (_, n) => run(work(n))))
  expect(results.map(({ n }) => n)).toEqual(Array.from({ length: 12 }, (_, n) => n))
  const perTurn = Map.groupBy(results, (result) => result.turn)
  expect([...perTurn.values()].map(({ length }) => length)).toEqual([4, 4, 4])
})

test('work that throws fails by itself', async () => {
  const run = slicedWork()
  const failed = run(() => {
    throw new Error('no')
  })
  const next = run(() => 'next')
  await expect(failed).rejects.toThrow('no')
  expect(await next).toBe('next')
})
