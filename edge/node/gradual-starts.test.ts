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

const oneSender = () => 'a sender'
const turnsPass = async (turns: number) => {
  for (let turn = 0; turn < turns; turn++) await new Promise((resolve) => setImmediate(resolve))
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
  }, oneSender)
  for (let n = 0; n < 100; n++) begin(n)
  expect(begun).toHaveLength(40)
  await all
  expect(begun.map(({ n }) => n)).toEqual(Array.from({ length: 100 }, (_, n) => n))
  const perTurn = Map.groupBy(begun, (one) => one.turn)
  expect([...perTurn.values()].map(({ length }) => length)).toEqual([40, 40, 20])
})

test('once everything has begun, the next arrival begins at once', async () => {
  const begun: number[] = []
  const begin = gradualStarts((n: number) => void begun.push(n), oneSender)
  for (let n = 0; n < 50; n++) begin(n)
  await turnsPass(3)
  begin(50)
  expect(begun.at(-1)).toBe(50)
})

test('a sender with one request waits for one of each other sender only', async () => {
  const begun: string[] = []
  const begin = gradualStarts(
    (sender: string, n: number) => void begun.push(`${sender}${n}`),
    (sender) => sender,
  )
  for (let n = 0; n < 1000; n++) begin(n % 2 ? 'a' : 'b', n)
  begin('c', 0)
  begin('c', 1)
  await turnsPass(2)
  expect(begun.slice(40, 46)).toEqual(['b40', 'a41', 'c0', 'b42', 'a43', 'c1'])
})
