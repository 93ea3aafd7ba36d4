import { expect, test } from 'vitest'
import type { InLine } from '../ports.ts'
import { turnsOf } from './turns.ts'

test('work that is in line already does not wait for itself, and waits again afterwards', async () => {
  let entered = 0
  let last: Promise<unknown> = Promise.resolve()
  const inLine: InLine = (_, work) => {
    entered++
    const turn = last.then(work)
    last = turn
    return turn
  }
  const inTurn = turnsOf(inLine, 'me')
  expect(await inTurn(() => inTurn(async () => 'inner'))).toBe('inner')
  expect(entered).toBe(1)
  expect(await inTurn(async () => 'later')).toBe('later')
  expect(entered).toBe(2)
})

test('on a host without lines it is done at once', async () => {
  expect(await turnsOf(undefined, 'me')(async () => 'done')).toBe('done')
})
