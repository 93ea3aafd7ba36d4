import { expect, test } from 'vitest'
import { gradualStarts } from './gradual-starts.ts'

/** The number of the current turn of the event loop. */
function countTurns(): () => number {
  let turn = 0
  const count = () => {
    turn++
    setImmediate(count).unref()
  }
  setImmediate(count)
  return () => turn
}

test('what arrives at once begins in order, some of it in each turn of the event loop', async () => {
  const turn = countTurns()
  const begun: { n: number; turn: number }[] = []
  let finish!: () => void
  const all = new Promise<void>((resolve) => {
    finish = resolve
  })
  const begin = gradualStarts((n: number) => {
    begun.push({ n, turn: turn() })
    if (n === 99) finish()
  })
  for (let n = 0; n < 100; n++) begin(n)
  expect(begun).toHaveLength(40)
  await all
  expect(begun.map(({ n }) => n)).toEqual(Array.from({ length: 100 }, (_, n) => n))
  const perTurn = Map.groupBy(begun, (one) => one.turn)
  expect([...perTurn.values()].map(({ length }) => length)).toEqual([40, 40, 20])
})

test('once everything has begun, the next arrival begins at once', async () => {
  const begun: number[] = []
  const begin = gradualStarts((n: number) => void begun.push(n))
  for (let n = 0; n < 50; n++) begin(n)
  for (let turns = 0; turns < 3; turns++) await new Promise((resolve) => setImmediate(resolve))
  begin(50)
  expect(begun.at(-1)).toBe(50)
})
