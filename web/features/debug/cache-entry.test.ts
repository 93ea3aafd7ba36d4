import { QueryClient, type QueryKey } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { LIFETIMES } from '../../api/queries/lifetimes.ts'
import { cacheEntry } from './cache-entry.ts'

const NOW = 1_800_000_000_000
const MINUTE = 60_000

function entryOf(updatedAt: number | undefined, invalid = false) {
  const client = new QueryClient()
  const queryKey: QueryKey = ['game', 'search', { Materials: ['FE'] }]
  const meta = { lifetime: LIFETIMES.exchanges }
  const query = client.getQueryCache().build(client, { queryKey, meta })
  if (updatedAt !== undefined) client.setQueryData(queryKey, [], { updatedAt })
  if (invalid) query.invalidate()
  return cacheEntry(query, NOW)
}

test('an entry tells its key, its age, and when it expires', () => {
  expect(entryOf(NOW - 10 * MINUTE)).toMatchObject({
    key: 'game · search · {"Materials":["FE"]}',
    state: 'fresh',
    ageMs: 10 * MINUTE,
    expiresInMs: 20 * MINUTE,
    screens: 0,
  })
})

test.each([
  ['fresh', NOW - 10 * MINUTE, false],
  ['expired', NOW - 31 * MINUTE, false],
  ['expired', NOW - 10 * MINUTE, true],
  ['empty', undefined, false],
])('it is %s', (state, updatedAt, invalid) => {
  expect(entryOf(updatedAt, invalid).state).toBe(state)
})

test('what never arrived has no age', () => {
  expect(entryOf(undefined)).toMatchObject({ ageMs: undefined, expiresInMs: undefined })
})
