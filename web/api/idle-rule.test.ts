// @vitest-environment jsdom
import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { IDLE_AFTER_MS, watchActivity } from '../browser/activity.ts'
import { timesOf } from './queries/lifetimes.ts'
import { FORCED_PASS_EVERY_MS, queryClient, watchQueries } from './query-client.ts'

const MINUTE = 60_000
const QUARTER = { ms: 15 * MINUTE, autoRefetch: true, persist: false }

let ends: (() => void)[]
let calls: number

beforeEach(async () => {
  vi.useFakeTimers({ now: new Date('2026-01-01') })
  queryClient.clear()
  // The same setup as in the provider of the page.
  queryClient.mount()
  ends = [watchActivity(), watchQueries(), () => queryClient.unmount()]
  calls = 0
  ends.push(show('quarter', QUARTER))
  await pass(0)
  expect(calls).toBe(1)
})
afterEach(() => {
  for (const end of ends) end()
  queryClient.clear()
  vi.useRealTimers()
})

function show(name: string, lifetime: Parameters<typeof timesOf>[0]) {
  const queryFn = async () => ++calls
  return new QueryObserver(queryClient, {
    queryKey: [name],
    queryFn,
    ...timesOf(lifetime),
  }).subscribe(() => {})
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const touch = () => document.body.dispatchEvent(new Event('pointermove', { bubbles: true }))

test('a page in use reloads what expires', async () => {
  for (let minutes = 0; minutes < 60; minutes += 4) {
    touch()
    await pass(4 * MINUTE)
  }
  expect(calls).toBe(5)
})

test('a visible page that nobody touches asks nothing until the forced pass', async () => {
  await pass(IDLE_AFTER_MS + FORCED_PASS_EVERY_MS - 1)
  expect(calls).toBe(1)
  await pass(1)
  expect(calls).toBe(2)
  await pass(FORCED_PASS_EVERY_MS)
  expect(calls).toBe(3)
})

test('what expired in the meantime is reloaded at the first touch, once', async () => {
  await pass(40 * MINUTE)
  touch()
  await pass(0)
  expect(calls).toBe(2)
  touch()
  await pass(MINUTE)
  expect(calls).toBe(2)
})

test('the forced pass leaves what is fresh, and what is never reloaded by itself', async () => {
  ends.push(show('long', { ...QUARTER, ms: 24 * 60 * MINUTE }))
  ends.push(show('still', { ...QUARTER, autoRefetch: false }))
  await pass(0)
  expect(calls).toBe(3)
  await pass(IDLE_AFTER_MS + FORCED_PASS_EVERY_MS)
  expect(calls).toBe(4)
})
