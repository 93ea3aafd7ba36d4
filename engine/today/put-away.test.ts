import { expect, test } from 'vitest'
import { DAY_MS } from '../game/time.ts'
import { doneMark, isPutAway, snoozeMark } from './put-away.ts'

const NOW = Date.UTC(2026, 10, 1)
const card = (...lines: readonly (readonly [key: string, inDays: number])[]) => ({
  key: 'base UV-351a',
  lines: lines.map(([key, inDays]) => ({ key, inDays })),
})
const SHORT = card(['runs out UV-351a', 2])

test('a done card stays away while nothing gets worse, for a week at most', () => {
  const mark = doneMark(SHORT, NOW)
  expect(isPutAway(undefined, SHORT, NOW)).toBe(false)
  expect(isPutAway(mark, SHORT, NOW)).toBe(true)
  expect(isPutAway(mark, card(['runs out UV-351a', 9]), NOW)).toBe(true)
  expect(isPutAway(mark, SHORT, NOW + 7 * DAY_MS - 1)).toBe(true)
  expect(isPutAway(mark, SHORT, NOW + 7 * DAY_MS)).toBe(false)
})

test('it returns when a line moves to an earlier group, or a new one comes', () => {
  const mark = doneMark(SHORT, NOW)
  expect(isPutAway(mark, card(['runs out UV-351a', 0.1]), NOW)).toBe(true)
  expect(isPutAway(mark, card(['runs out UV-351a', 0]), NOW)).toBe(false)
  const more = card(['runs out UV-351a', 2], ['storage full UV-351a', 9])
  expect(isPutAway(mark, more, NOW)).toBe(false)
  expect(isPutAway(doneMark(more, NOW), SHORT, NOW)).toBe(true)
})

test('a snoozed card returns when its time is over, whatever comes to it', () => {
  const mark = snoozeMark(SHORT, NOW, 3)
  const worse = card(['runs out UV-351a', 0], ['storage full UV-351a', 0])
  expect(isPutAway(mark, worse, NOW + 3 * DAY_MS - 1)).toBe(true)
  expect(isPutAway(mark, SHORT, NOW + 3 * DAY_MS)).toBe(false)
})
