// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import { createElement, type ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CLASSIC } from '../../engine/game/constants/rules.ts'
import type { Cx } from '../../engine/game/cx.ts'
import { EMPIRE_DEFAULTS, type Empire } from '../../engine/game/empire.ts'
import { NO_CX } from '../../engine/plan/basis.ts'
import { blankPlan } from '../../engine/plan/blank.ts'
import { cxQueries } from '../api/queries/cx.ts'
import { empireQueries } from '../api/queries/empires.ts'
import { queryClient } from '../api/query-client.ts'
import { setPreference } from '../session/preferences.ts'
import { useActiveContext, usePlanQuestion } from './active-context.ts'

const uuid = (digit: number) => `0b2a1c7e-6d1f-4a3e-9b57-0d8f6a2c4e1${digit}`
const PLAN = uuid(0)
const member = { uuid: PLAN, name: 'Farm', planet_id: 'VH-331a' }
const empire = (digit: number, baseplanners = [member]): Empire => ({
  ...EMPIRE_DEFAULTS,
  name: `Empire ${digit}`,
  uuid: uuid(digit),
  baseplanners,
})
const cx = (digit: number, empires: Empire[] = []): Cx => {
  const name = `CX ${digit}`
  const cx_data = { name, cx_empire: [], cx_planets: [], ticker_empire: [], ticker_planets: [] }
  return { uuid: uuid(digit), name, empires, cx_data }
}
const [other, first, second] = [empire(1, []), empire(2), empire(3)]

beforeEach(() => {
  queryClient.clear()
  queryClient.setQueryData(empireQueries.all().queryKey, [other, first, second])
  queryClient.setQueryData(cxQueries.all().queryKey, [cx(4), cx(5, [second])])
  setPreference('defaultEmpireUuid', null)
  setPreference('defaultCXUuid', null)
})
afterEach(() => {
  setPreference('figures', 'accurate')
  vi.unstubAllGlobals()
})

const wrapper = ({ children }: { children: ReactNode }) =>
  createElement(QueryClientProvider, { client: queryClient }, children)
const contextOf = (subject: Parameters<typeof useActiveContext>[0]) =>
  renderHook(() => useActiveContext(subject), { wrapper }).result

test('the chosen empire, else the first with the plan, else the default one, else the first', () => {
  setPreference('defaultEmpireUuid', other.uuid)
  const of = (subject: Parameters<typeof useActiveContext>[0]) => contextOf(subject).current.empire
  expect(of({ planUuid: PLAN, empireUuid: second.uuid })).toEqual(second)
  expect(of({ planUuid: PLAN })).toEqual(first)
  expect(of({ planUuid: PLAN, empireUuid: uuid(9) })).toEqual(first)
  expect(of({})).toEqual(other)
  setPreference('defaultEmpireUuid', null)
  expect(of({})).toEqual(other)
  queryClient.setQueryData(empireQueries.all().queryKey, [second, other])
  expect(of({ planUuid: uuid(9) })?.uuid).toBe(second.uuid)
})

test('the chosen CX, else that of the empire, else the default one', () => {
  const of = (subject: Parameters<typeof useActiveContext>[0]) =>
    contextOf(subject).current.cx?.name
  expect(of({ planUuid: PLAN })).toBeUndefined()
  setPreference('defaultCXUuid', uuid(4))
  expect(of({ planUuid: PLAN })).toBe('CX 4')
  expect(of({ empireUuid: second.uuid })).toBe('CX 5')
  expect(of({ empireUuid: second.uuid, cxUuid: uuid(4) })).toBe('CX 4')
  expect(of({ empireUuid: second.uuid, cxUuid: NO_CX })).toBeUndefined()
})

test('a plan is the same question as long as no figure can change', () => {
  const plan = blankPlan({ PlanetNaturalId: 'VH-331a', COGCProgramActive: null })
  const { result, rerender } = renderHook(
    () => usePlanQuestion(plan, useActiveContext({ planUuid: PLAN })),
    { wrapper },
  )
  const before = result.current
  expect(before).toMatchObject({ plan, cx: null, empire: { faction: 'NONE', permits_total: 2 } })
  rerender()
  expect(result.current).toBe(before)
  const renamed = { ...first, name: 'Renamed' }
  act(() => void queryClient.setQueryData(empireQueries.all().queryKey, [other, renamed, second]))
  rerender()
  expect(result.current).toBe(before)
  act(() => setPreference('figures', 'classic'))
  expect(result.current).toMatchObject({ rules: CLASSIC })
})

test('without the list of CX nothing is asked, since prices would be those of no CX', async () => {
  queryClient.removeQueries({ queryKey: cxQueries.all().queryKey })
  vi.stubGlobal('fetch', async () => new Response('{"detail":"Out of order"}', { status: 400 }))
  const plan = blankPlan({ PlanetNaturalId: 'VH-331a', COGCProgramActive: null })
  const { result } = renderHook(
    () => {
      const context = useActiveContext({ planUuid: PLAN })
      return { context, question: usePlanQuestion(plan, context) }
    },
    { wrapper },
  )
  await waitFor(() => expect(result.current.context.problem).not.toBeNull())
  expect(result.current.context).toMatchObject({ isPending: true, empire: { name: 'Empire 2' } })
  expect(result.current.question).toBeUndefined()
})
