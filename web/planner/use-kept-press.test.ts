// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useKeptPress } from './use-kept-press.ts'

function pressing(isRunning: boolean) {
  const perform = vi.fn()
  const { result, rerender } = renderHook(
    ({ isRunning, of }) => useKeptPress(isRunning, () => perform(of)),
    { initialProps: { isRunning, of: 'first' } },
  )
  return { perform, rerender, press: () => act(() => result.current.press()), result }
}

test('a press with an answer is done at once', () => {
  const { perform, press } = pressing(false)
  press()
  expect(perform.mock.calls).toEqual([['first']])
})

test('a press before the answer is done once, with the answer', () => {
  const { perform, rerender, press, result } = pressing(true)
  press()
  expect(perform).not.toHaveBeenCalled()
  expect(result.current.isKept).toBe(true)
  rerender({ isRunning: false, of: 'second' })
  expect(perform.mock.calls).toEqual([['second']])
  expect(result.current.isKept).toBe(false)
  rerender({ isRunning: false, of: 'third' })
  expect(perform).toHaveBeenCalledTimes(1)
})
