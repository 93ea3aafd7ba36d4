// @vitest-environment jsdom
import { renderHook } from '@testing-library/react'
import { act } from 'react'
import { expect, test } from 'vitest'
import { chooseDeparture, useChosenDepartures } from './chosen-departures.ts'

const NOW = Date.UTC(2026, 8, 1)
const DAY = 86_400_000
const trip = (days: number, to = 'ZV-759c') => ({ from: 'ZV-759b', to, departs: NOW + days * DAY })

test('chosen departures are kept by route, the next first, until they are past or taken back', () => {
  const { result, rerender } = renderHook(
    ({ now }) => useChosenDepartures('ZV-759b', 'ZV-759c', now),
    {
      initialProps: { now: NOW },
    },
  )
  act(() => {
    for (const days of [9, 2, 16]) chooseDeparture(trip(days), true, NOW)
    chooseDeparture(trip(3, 'ZV-759d'), true, NOW)
    chooseDeparture(trip(2), true, NOW)
  })
  expect(result.current).toEqual([2, 9, 16].map((days) => NOW + days * DAY))
  act(() => chooseDeparture(trip(9), false, NOW))
  expect(result.current).toEqual([2, 16].map((days) => NOW + days * DAY))
  rerender({ now: NOW + 3 * DAY })
  expect(result.current).toEqual([NOW + 16 * DAY])
  // Past departures are not kept either.
  act(() => chooseDeparture(trip(20), true, NOW + 3 * DAY))
  rerender({ now: NOW })
  expect(result.current).toEqual([16, 20].map((days) => NOW + days * DAY))
})
