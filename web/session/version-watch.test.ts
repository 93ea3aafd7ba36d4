// @vitest-environment jsdom
import { renderHook } from '@testing-library/react'
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

let served: string
/** The response of the service worker: the build of the next load, or why it was not stored. */
let stored: { revision?: string; problem?: string } | undefined
/** Whether the service worker served this page. */
let isControlled: boolean
beforeEach(() => {
  vi.useFakeTimers()
  served = '0.20.5+aaa'
  stored = undefined
  isControlled = true
  document.head.innerHTML = '<meta name="build" content="0.20.5+aaa">'
  vi.stubGlobal('fetch', async (address: string) => {
    expect(address).toBe('/version.json')
    return served ? Response.json({ version: served }) : new Response('', { status: 502 })
  })
  const active = {
    postMessage: (_: string, [port]: [MessagePort]) => stored && port.postMessage(stored),
  }
  vi.stubGlobal('navigator', {
    serviceWorker: {
      getRegistration: async () => ({ active }),
      get controller() {
        return isControlled ? active : null
      },
    },
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  document.head.innerHTML = ''
})

async function visit() {
  vi.resetModules()
  const watch = await import('./version-watch.ts')
  const stop = watch.watchVersion()
  await vi.advanceTimersByTimeAsync(0)
  const { result } = renderHook(watch.useNewVersion)
  return { stop, announced: () => result.current }
}
const passMinute = () =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(60_000)
    // The message of the worker comes outside of the timers.
    await vi.waitFor(() => {}, { timeout: 100 })
  })

describe('the version watch', () => {
  test('announces nothing while the served version runs, and the new one within a minute', async () => {
    const { announced, stop } = await visit()
    expect(announced()).toBeUndefined()
    served = '0.20.6+bbb'
    stored = { revision: 'bbb' }
    await passMinute()
    await vi.waitFor(() => expect(announced()).toBe('0.20.6+bbb'))
    stop()
  })

  test('announces a version only when the next load is of it', async () => {
    const { announced, stop } = await visit()
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
    served = '0.20.6+bbb'
    for (const answer of [undefined, { problem: 'HTTP 404' }, { revision: 'aaa' }]) {
      stored = answer
      await passMinute()
      await passMinute()
      expect(announced()).toBeUndefined()
    }
    expect(warned).toHaveBeenCalled()
    stored = { revision: 'bbb' }
    await passMinute()
    await vi.waitFor(() => expect(announced()).toBe('0.20.6+bbb'))
    stop()
  })

  test('has the version stored for a page that a forced reload took past the service worker', async () => {
    isControlled = false
    served = '0.20.6+bbb'
    stored = { revision: 'aaa' }
    const { announced, stop } = await visit()
    await passMinute()
    expect(announced()).toBeUndefined()
    stop()
  })

  test('announces it without a service worker, since then the server answers the reload', async () => {
    vi.stubGlobal('navigator', {})
    const { announced, stop } = await visit()
    served = '0.20.6+bbb'
    await passMinute()
    expect(announced()).toBe('0.20.6+bbb')
    stop()
  })

  test('takes the notice back when the running version is served again', async () => {
    const { announced, stop } = await visit()
    served = '0.20.6+bbb'
    stored = { revision: 'bbb' }
    await passMinute()
    await vi.waitFor(() => expect(announced()).toBe('0.20.6+bbb'))
    served = '0.20.5+aaa'
    await passMinute()
    expect(announced()).toBeUndefined()
    stop()
  })

  test('rests while nobody touches the page, and looks at the first touch', async () => {
    vi.stubGlobal('navigator', {})
    const { announced, stop } = await visit()
    const activity = await import('../browser/activity.ts')
    const leave = activity.watchActivity()
    await act(() => vi.advanceTimersByTimeAsync(activity.IDLE_AFTER_MS))
    served = '0.20.6+bbb'
    await passMinute()
    await passMinute()
    expect(announced()).toBeUndefined()
    await act(async () => {
      dispatchEvent(new Event('keydown'))
      await vi.advanceTimersByTimeAsync(0)
    })
    expect(announced()).toBe('0.20.6+bbb')
    leave()
    stop()
  })

  test('only logs a check that failed', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const { announced, stop } = await visit()
    served = ''
    await passMinute()
    expect(announced()).toBeUndefined()
    expect(warned).toHaveBeenCalled()
    stop()
  })
})
