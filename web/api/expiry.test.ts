import { describe, expect, test } from 'vitest'
import { fateOf, isCheckDue } from './expiry.ts'
import type { Lifetime } from './queries/lifetimes.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

describe('the check every ten seconds', () => {
  const now = 24 * HOUR
  test.each([
    ['the player is busy', 0, 10_000, true],
    ['the player paused for five minutes', 5 * MINUTE, 10_000, true],
    ['the player has been away for longer', 5 * MINUTE + 1, 10_000, false],
    ['the player is away and the last check is three hours ago', 4 * HOUR, 3 * HOUR, true],
    [
      'the player is away and the last check is not quite three hours ago',
      4 * HOUR,
      3 * HOUR - 1,
      false,
    ],
  ])('when %s', (_, idleFor, sinceCheck, due) => {
    expect(isCheckDue({ now, lastActivity: now - idleFor, lastCheck: now - sinceCheck })).toBe(due)
  })
})

describe('an entry', () => {
  const reloading: Lifetime = { ms: 30 * MINUTE, autoRefetch: true, persist: true }
  const dropping: Lifetime = { ...reloading, autoRefetch: false }
  const entry = { updatedAt: HOUR, lifetime: reloading, isShown: false, isFetching: false }
  const expiry = HOUR + 30 * MINUTE

  test('is kept until its time has passed', () => {
    expect(fateOf(entry, expiry - 1)).toBe('keep')
    expect(fateOf({ ...entry, lifetime: dropping }, expiry - 1)).toBe('keep')
  })
  test('is then loaded again, where its kind says so', () => {
    expect(fateOf(entry, expiry)).toBe('reload')
    expect(fateOf({ ...entry, isShown: true }, expiry)).toBe('reload')
  })
  test('is otherwise dropped, once no screen shows it', () => {
    expect(fateOf({ ...entry, lifetime: dropping }, expiry)).toBe('drop')
    expect(fateOf({ ...entry, lifetime: dropping, isShown: true }, expiry)).toBe('keep')
  })
  test('that is being loaded, or never was, is left alone', () => {
    expect(fateOf({ ...entry, isFetching: true }, expiry)).toBe('keep')
    expect(fateOf({ ...entry, updatedAt: 0 }, expiry)).toBe('keep')
  })
})
