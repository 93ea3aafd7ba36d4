import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pauseUnless, withDeadline } from './deadline.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A request whose response never comes. */
function hanging(stopping?: AbortSignal) {
  let ended: string | null = null
  const request = withDeadline(
    10_000,
    stopping,
    (signal) =>
      new Promise<never>((_, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason))
      }),
  )
  request.catch((error: Error) => {
    ended = error.name
  })
  return () => ended
}

test('a request ends after its timeout', async () => {
  const ended = hanging()
  await vi.advanceTimersByTimeAsync(9999)
  expect(ended()).toBeNull()
  await vi.advanceTimersByTimeAsync(1)
  expect(ended()).toBe('TimeoutError')
})

test('a host that stops gives it two seconds more', async () => {
  const stopping = new AbortController()
  const ended = hanging(stopping.signal)
  stopping.abort()
  await vi.advanceTimersByTimeAsync(1999)
  expect(ended()).toBeNull()
  await vi.advanceTimersByTimeAsync(1)
  expect(ended()).toBe('AbortError')
})

test('a response in time leaves no timer', async () => {
  const stopping = new AbortController()
  expect(await withDeadline(10_000, stopping.signal, async () => 'sent')).toBe('sent')
  stopping.abort()
  expect(vi.getTimerCount()).toBe(0)
})

test('a pause ends when the host stops', async () => {
  const stopping = new AbortController()
  let isOver = false
  void pauseUnless(stopping.signal, 60_000).then(() => {
    isOver = true
  })
  await vi.advanceTimersByTimeAsync(100)
  expect(isOver).toBe(false)
  stopping.abort()
  await vi.advanceTimersByTimeAsync(0)
  expect(isOver).toBe(true)
})
