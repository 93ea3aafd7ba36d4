import { expect, test } from 'vitest'
import { newestTimestamp } from './fio-age.ts'

test('the newest report of any base, warehouse or ship counts', () => {
  const answer = {
    planets: { a: { Timestamp: '2025-06-01T10:00:00Z' }, b: { Timestamp: '2025-06-01T12:00:00Z' } },
    ships: { c: { Timestamp: '2025-06-01T11:00:00+00:00' } },
  }
  expect(newestTimestamp(answer)).toBe(Date.UTC(2025, 5, 1, 12))
})

test('a time without a zone is UTC', () => {
  expect(newestTimestamp({ planets: { a: { Timestamp: '2025-06-01T10:00:00.123' } } })).toBe(
    Date.UTC(2025, 5, 1, 10, 0, 0, 123),
  )
})

test('nothing reported, nothing known', () => {
  expect(newestTimestamp(undefined)).toBeUndefined()
  expect(
    newestTimestamp({ planets: {}, ships: { a: {}, b: { Timestamp: 'soon' } } }),
  ).toBeUndefined()
})
