// @vitest-environment jsdom
import { act, renderHook, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Assignments } from '../../ui/table/assignment/marks.ts'
import { useAssignments } from './use-assignments.ts'

const STORED: Assignments = new Map([
  ['alpha', new Set(['farm'])],
  ['beta', new Set<string>()],
])
const ROWS = [{ uuid: 'farm' }, { uuid: 'mine' }]
const open = (stored = STORED) => renderHook(() => useAssignments('plans', stored, ROWS))

test('what was pending when the page was left is offered again, as far as it is still a change', async () => {
  const first = open()
  act(() => first.result.current.assign([{ row: 'mine', column: 'alpha' }], true))
  act(() => first.result.current.assign([{ row: 'farm', column: 'beta' }], true))
  expect(first.result.current.added).toBe(2)
  first.unmount()

  // Elsewhere, one of them was saved meanwhile.
  const second = open(new Map([...STORED, ['beta', new Set(['farm'])]]))
  await waitFor(() => expect(second.result.current.offered.size).toBe(1))
  expect(second.result.current.isDirty).toBe(false)
  act(() => second.result.current.takeOffered())
  expect(second.result.current.current.get('alpha')).toEqual(new Set(['farm', 'mine']))
  act(() => second.result.current.clear())
  second.unmount()

  const third = open()
  await act(async () => undefined)
  expect(third.result.current.offered.size).toBe(0)
})
