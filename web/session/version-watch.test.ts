// @vitest-environment jsdom
import { renderHook } from '@testing-library/react'
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

let served: string
beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers()
  served = '0.20.5+aaa'
  vi.stubGlobal('fetch', async (address: string) => {
    expect(address).toBe('/version.json')
    return served ? Response.json({ version: served }) : new Response('', { status: 502 })
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function visit() {
  vi.resetModules()
  const watch = await import('./version-watch.ts')
  const stop = watch.watchVersion()
  await vi.advanceTimersByTimeAsync(0)
  const { result } = renderHook(watch.useNewVersion)
  return { ...watch, stop, announced: () => result.current }
}
const passMinute = () => act(() => vi.advanceTimersByTimeAsync(60_000))

describe('the version watch', () => {
  test('announces nothing on the first visit, and the new version within a minute', async () => {
    const { announced, stop } = await visit()
    expect(announced()).toBeUndefined()
    served = '0.20.6+bbb'
    await passMinute()
    expect(announced()).toBe('0.20.6+bbb')
    stop()
  })

  test('takes the notice back once the new version is known', async () => {
    const { announced, adoptVersion, stop } = await visit()
    served = '0.20.6+bbb'
    await passMinute()
    act(adoptVersion)
    expect(announced()).toBeUndefined()
    await passMinute()
    expect(announced()).toBeUndefined()
    stop()
  })

  test('announces nothing to a page that just came from the server', async () => {
    ;(await visit()).stop()
    served = '0.20.6+bbb'
    const { announced, stop } = await visit()
    expect(announced()).toBeUndefined()
    stop()
  })

  test('rests while nobody touches the page, and looks at the first touch', async () => {
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
