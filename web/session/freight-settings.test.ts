// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  FREIGHT_DEFAULTS,
  setFreight,
  setFreightEverywhere,
  switchFreight,
  useFreightSettings,
} from './freight-settings.ts'

test('freight is off until an empire has it, and others take it over when told', () => {
  const one = renderHook(() => useFreightSettings('one')).result
  const two = renderHook(() => useFreightSettings('two')).result
  expect(one.current).toEqual(FREIGHT_DEFAULTS)
  expect(one.current.isOn).toBe(false)
  const sources = [{ to: 'OT-580b', ticker: 'H2O', from: 'exchange' as const }]
  act(() => setFreight('two', two.current, { rules: { sources, limits: [] } }))
  act(() => setFreight('one', one.current, { isOn: true, valueOfHour: 900 }))
  expect([one.current.isOn, two.current.isOn]).toEqual([true, false])
  act(() => setFreightEverywhere(one.current))
  expect(two.current).toMatchObject({ isOn: true, valueOfHour: 900, rules: { sources } })
  expect(renderHook(() => useFreightSettings('three')).result.current).toMatchObject({
    isOn: true,
    rules: { sources: [] },
  })
})

test('freight is switched everywhere at once, and each empire keeps how it flies', () => {
  const one = renderHook(() => useFreightSettings('first')).result
  const two = renderHook(() => useFreightSettings('second')).result
  act(() => setFreight('first', FREIGHT_DEFAULTS, { exchange: 'NC1', carrier: 'hired' }))
  act(() => setFreight('second', FREIGHT_DEFAULTS, { ships: { HCB: 1 } }))
  act(() => switchFreight(true))
  expect(one.current).toMatchObject({ isOn: true, exchange: 'NC1', carrier: 'hired' })
  expect(two.current).toMatchObject({ isOn: true, ships: { HCB: 1 } })
  expect(renderHook(() => useFreightSettings('later')).result.current.isOn).toBe(true)
  act(() => switchFreight(false))
  expect([one.current.isOn, two.current.isOn]).toEqual([false, false])
})
