import { beforeEach, expect, test } from 'vitest'
import { DAY_MS } from '../../engine/game/time.ts'
import { cleanupClockRepo } from './cleanup-clock.ts'
import { databaseWithAda } from './testing/database-with-ada.ts'

const database = databaseWithAda()
const HOUR_MS = 60 * 60_000
const NOW = Date.parse('2026-11-24T09:00:00Z')

beforeEach(async () => void (await database().execute('delete from tidy_clock')))

/** The clock of a database that is in use and was cleaned up just now. */
async function cleanedNow() {
  await database().execute({ sql: 'update users set last_action = ?', args: [NOW] })
  const clock = cleanupClockRepo(database())
  expect(await clock.advance(NOW)).toBe(NOW)
  return clock
}

test('a clock that goes on is believed, also after a day without a pass', async () => {
  const clock = await cleanedNow()
  expect(await clock.advance(NOW + HOUR_MS)).toBe(NOW + HOUR_MS)
  expect(await clock.advance(NOW + 25 * HOUR_MS)).toBe(NOW + 25 * HOUR_MS)
})

test('one pass goes on by a day at most', async () => {
  const clock = await cleanedNow()
  expect(await clock.advance(NOW + 2 * DAY_MS)).toBe(NOW + DAY_MS)
  expect(await clock.advance(NOW + 2 * DAY_MS)).toBe(NOW + 2 * DAY_MS)
})

test('a clock that is far ahead is not believed, and forgotten once it is right again', async () => {
  const clock = await cleanedNow()
  for (let hour = 0; hour < 23; hour++)
    expect(await clock.advance(NOW + 200 * DAY_MS + hour * HOUR_MS)).toBeNull()
  expect(await clock.advance(NOW + DAY_MS)).toBe(NOW + DAY_MS)
  // It jumps again: the day of proof begins anew.
  expect(await clock.advance(NOW + 201 * DAY_MS)).toBeNull()
})

test('the first pass compares with what is stored', async () => {
  await database().execute({ sql: 'update users set last_action = ?', args: [NOW] })
  expect(await cleanupClockRepo(database()).advance(NOW + 300 * DAY_MS)).toBeNull()
})

test('after weeks without a server, a clock that went on for a day is believed for a day, and so on', async () => {
  const clock = await cleanedNow()
  const back = NOW + 30 * DAY_MS
  const allowed: number[] = []
  for (let hour = 0; hour <= 72; hour++) {
    const moment = await clock.advance(back + hour * HOUR_MS)
    if (moment !== null) allowed.push(moment)
  }
  expect(allowed).toEqual([NOW + DAY_MS, NOW + 2 * DAY_MS, NOW + 3 * DAY_MS])
})

test('a clock that jumps ahead again and again proves nothing', async () => {
  const clock = await cleanedNow()
  for (let times = 1; times < 10; times++)
    expect(await clock.advance(NOW + times * 100 * DAY_MS)).toBeNull()
})

test('a clock that was set back deletes nothing that the right one would keep', async () => {
  const clock = await cleanedNow()
  expect(await clock.advance(NOW - 90 * DAY_MS)).toBe(NOW - 90 * DAY_MS)
  expect(await clock.advance(NOW + HOUR_MS)).toBe(NOW + HOUR_MS)
})
