// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { calibrate, forgetCalibration, useFlownJumps } from './calibrations.ts'

test('a flown jump is kept for its ship until it is forgotten', () => {
  const { result } = renderHook(() => useFlownJumps())
  act(() => calibrate('WCB', { parsecs: 10, seconds: 14_000, fuel: 47 }))
  act(() => calibrate('HCB', { parsecs: 5, seconds: 9000 }))
  expect(JSON.parse(localStorage.getItem('perigee.flown-jumps')!)).toEqual(result.current)
  act(() => forgetCalibration('WCB'))
  expect(result.current).toEqual({ HCB: { parsecs: 5, seconds: 9000 } })
})
