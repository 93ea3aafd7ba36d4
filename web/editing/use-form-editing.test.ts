// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Cx, CxData } from '../../engine/game/cx.ts'
import { EMPIRE_DEFAULTS } from '../../engine/game/empire.ts'
import { queryClient } from '../api/query-client.ts'
import { fakeServer } from '../api/testing/fake-server.ts'
import { useCxEditing } from './use-cx-editing.ts'
import { useEmpireEditing } from './use-empire-editing.ts'

const UUID = '7c9e6679-7425-40de-944b-e07fc1f90ae7'
const data: CxData = {
  name: 'One',
  cx_empire: [],
  cx_planets: [],
  ticker_empire: [],
  ticker_planets: [],
}
const cxOf = (cx_data: CxData): Cx => ({ uuid: UUID, name: cx_data.name, empires: [], cx_data })
const empire = { ...EMPIRE_DEFAULTS, uuid: UUID, name: 'Alpha' }

let storedCx: CxData
let storedEmpire: typeof empire
beforeEach(() => {
  storedCx = data
  storedEmpire = empire
  queryClient.clear()
  fakeServer({
    'GET /cx': () => Response.json([cxOf(storedCx)]),
    [`PATCH /cx/${UUID}`]: ({ body }) => {
      storedCx = body as CxData
      return Response.json(storedCx)
    },
    'GET /empire': () => Response.json([{ ...storedEmpire, baseplanners: [] }]),
    [`PATCH /empire/${UUID}`]: ({ body }) => {
      storedEmpire = { ...(body as typeof empire), uuid: UUID }
      return Response.json(storedEmpire)
    },
  })
})
afterEach(() => vi.unstubAllGlobals())

test('a CX is saved, unless somebody else changed it since it was opened', async () => {
  const opened = cxOf(data)
  const { result } = renderHook(() => useCxEditing(opened))
  const buy = { kind: 'add exchange', place: null, type: 'BUY', exchange: 'AI1_BUY' } as const
  act(() => void result.current.dispatch(buy))
  expect(result.current.dispatch(buy)).toMatch('already')
  await act(() => result.current.save())
  expect(storedCx.cx_empire).toEqual([{ type: 'BUY', exchange: 'AI1_BUY' }])

  act(() => void result.current.dispatch({ kind: 'rename', name: 'Mine' }))
  storedCx = { ...storedCx, name: 'Theirs' }
  await act(() => result.current.save())
  expect(result.current.conflict?.differences).toMatchObject([{ label: 'Name', changedBy: 'both' }])
  expect(storedCx.name).toBe('Theirs')
})

test('an empire is saved, unless somebody else changed it since it was opened', async () => {
  const { result } = renderHook(() => useEmpireEditing(empire))
  act(() => void result.current.dispatch({ kind: 'faction', faction: 'MORIA' }))
  await act(() => result.current.save())
  expect(storedEmpire.faction).toBe('MORIA')

  act(() => void result.current.dispatch({ kind: 'permits total', permits: 5 }))
  storedEmpire = { ...storedEmpire, name: 'Theirs' }
  await act(() => result.current.save())
  await act(() => result.current.resolveConflict(new Set(['name'])))
  expect(storedEmpire).toMatchObject({ name: 'Theirs', faction: 'MORIA', permits_total: 5 })
})
