// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { dropDesign, saveDesign, useOwnDesigns } from './own-designs.ts'

const parts = ['ENG', 'SSL', 'RCT', 'SFL', 'SCB', 'BHP']

test('a ship is saved in its place, survives the visit, and can be dropped', () => {
  const { result } = renderHook(() => useOwnDesigns())
  act(() => saveDesign({ id: 'a', name: 'Hauler', parts }))
  act(() => saveDesign({ id: 'b', name: 'Courier', parts }))
  act(() => saveDesign({ id: 'a', name: 'Old hauler', parts }))
  expect(result.current.map(({ name }) => name)).toEqual(['Old hauler', 'Courier'])
  expect(JSON.parse(localStorage.getItem('perigee.ships')!)).toEqual(result.current)
  act(() => dropDesign('a'))
  expect(result.current.map(({ id }) => id)).toEqual(['b'])
})
