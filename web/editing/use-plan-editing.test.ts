// @vitest-environment jsdom
import { act, fireEvent, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Plan, PlanWrite } from '../../engine/game/plan.ts'
import { blankPlan } from '../../engine/plan/blank.ts'
import type { PlanEdit } from '../../engine/plan/editing/plan-edit.ts'
import { storedForm } from '../../tests/engine/stored-form.ts'
import { forgetResponses } from '../api/kept-responses.ts'
import { planQueries } from '../api/queries/plans.ts'
import { queryClient } from '../api/query-client.ts'
import { fakeServer } from '../api/testing/fake-server.ts'
import { ticked } from '../api/testing/ticked.ts'
import { credentials } from '../browser/credentials.ts'
import { ownStore } from '../browser/own-store.ts'
import { type OpenedPlan, usePlanEditing } from './use-plan-editing.ts'

const UUID = '7c9e6679-7425-40de-944b-e07fc1f90ae7'
const farm: PlanWrite = {
  ...blankPlan({ PlanetNaturalId: 'VH-331a', COGCProgramActive: null }),
  name: 'Farm',
}

let stored: { plan: Plan; version: number }
let server: ReturnType<typeof fakeServer>

function saved(plan: PlanWrite) {
  stored = { plan: storedForm(plan, UUID, []), version: stored.version + 1 }
}
const tagged = (body: unknown) => Response.json(body, { headers: { etag: `"${stored.version}"` } })

beforeEach(async () => {
  stored = { plan: storedForm(farm, UUID, []), version: 1 }
  server = fakeServer({
    [`GET /baseplanner/${UUID}`]: () => tagged(stored.plan),
    'GET /baseplanner': () => Response.json([stored.plan]),
    'PUT /baseplanner': ({ body }) => {
      saved(body as PlanWrite)
      return tagged({ uuid: UUID, plan: stored.plan })
    },
    [`PATCH /baseplanner/${UUID}`]: ({ body, headers }) => {
      if (headers.get('if-match') !== `"${stored.version}"`)
        return Response.json({ detail: 'Saved elsewhere' }, { status: 412 })
      saved(body as PlanWrite)
      return tagged({ uuid: UUID, plan: stored.plan })
    },
  })
  queryClient.clear()
  await forgetResponses()
  credentials.set({
    access_token: 'a',
    refresh_token: 'r',
    user: { user_id: 1, username: 'ada', hasFio: false },
  })
  await ownStore('drafts').deleteAll('')
})
afterEach(async () => {
  await ticked()
  vi.unstubAllGlobals()
})

const asked = (method: string) =>
  server.asked.filter((call) => call.method === method).map(({ path }) => path)

async function open(saving?: Parameters<typeof usePlanEditing>[1]) {
  const plan: OpenedPlan = await queryClient.fetchQuery(planQueries.one(UUID))
  return renderHook((opened: OpenedPlan) => usePlanEditing(opened, saving), { initialProps: plan })
}
const permits = (amount: number): PlanEdit => ({ kind: 'permits', permits: amount })

/** Only storage adds the version of a plan's data. */
const inMemory = ({ baseplanner_data: { version: _, ...data }, ...plan }: Plan) => ({
  ...plan,
  baseplanner_data: data,
})

describe('a stored plan', () => {
  test('is saved over the version it was read from, then over that of the save', async () => {
    const { result } = await open()
    await queryClient.fetchQuery(planQueries.all())
    act(() => void result.current.dispatch(permits(2)))
    expect(result.current).toMatchObject({ isDirty: true, editsSinceSave: 1, canUndo: true })
    await act(() => result.current.save())
    act(() => void result.current.dispatch(permits(3)))
    await act(() => result.current.save())
    expect(result.current).toMatchObject({ isDirty: false, editsSinceSave: 0 })
    const tags = server.asked.flatMap(({ method, headers }) =>
      method === 'PATCH' ? [headers.get('if-match')] : [],
    )
    expect(tags).toEqual(['"1"', '"2"'])
  })

  test('stands in the cache as it was saved, without being asked for again', async () => {
    const { result } = await open()
    await queryClient.fetchQuery(planQueries.all())
    act(() => void result.current.dispatch(permits(2)))
    await act(() => result.current.save())
    const one = queryClient.getQueryData(planQueries.one(UUID).queryKey)
    expect(one).toMatchObject({ plan: inMemory(stored.plan), etag: '"2"' })
    expect(queryClient.getQueryData(planQueries.all().queryKey)).toMatchObject([
      inMemory(stored.plan),
    ])
    expect(asked('GET')).toEqual([`/baseplanner/${UUID}`, '/baseplanner'])
  })

  test('that another computer saved opens the conflict, and the choice is saved', async () => {
    const { result } = await open()
    act(() => void result.current.dispatch(permits(2)))
    saved({ ...farm, name: 'Theirs' })
    await act(() => result.current.save())
    expect(result.current.conflict?.differences.map(({ label }) => label)).toEqual([
      'Name',
      'Permits',
    ])
    await act(() => result.current.resolveConflict(new Set(['name'])))
    expect(stored.plan).toMatchObject({
      name: 'Theirs',
      baseplanner_data: { planet: { permits: 2 } },
    })
    expect(result.current.conflict).toBeUndefined()
  })

  test('is evaluated under a chosen empire without having to be saved', async () => {
    const { result } = await open()
    act(() => void result.current.dispatch({ kind: 'empire', uuid: UUID, name: 'Alpha' }))
    expect(result.current).toMatchObject({ state: { empire_uuid: UUID }, isDirty: false })
  })

  test('is not sent while the screen refuses it, and tells the screen of every outcome', async () => {
    const refuse = vi.fn((): string | undefined => 'A plan needs a name.')
    const onOutcome = vi.fn()
    const { result } = await open({ refuse, onOutcome })
    act(() => void result.current.dispatch(permits(2)))
    await act(() => result.current.save())
    expect(onOutcome).toHaveBeenLastCalledWith(
      { kind: 'refused', why: 'A plan needs a name.' },
      result.current.saved,
    )
    expect(asked('PATCH')).toEqual([])
    refuse.mockReturnValue(undefined)
    await act(() => result.current.save())
    expect(onOutcome).toHaveBeenLastCalledWith({ kind: 'saved' }, result.current.state)
  })

  test('has unsaved work of an earlier visit offered, and taken up as a step', async () => {
    const first = await open()
    act(() => void first.result.current.dispatch(permits(2)))
    first.unmount()
    const { result } = await open()
    await waitFor(() => expect(result.current.drafts).toHaveLength(1))
    const [left] = result.current.drafts
    expect(left?.changes).toEqual(['Permits'])
    act(() => result.current.takeDraft(left?.key ?? ''))
    expect(result.current.steps.map(({ name }) => name)).toEqual(['Continue unsaved work'])
    expect(result.current.state.planet.permits).toBe(2)
  })
})

describe('habitations that follow the workers', () => {
  const written = vi.fn(async (plan: PlanWrite) => housed(plan))
  const housed = (plan: PlanWrite): PlanWrite => ({
    ...plan,
    infrastructure: [{ building: 'HB1', amount: plan.planet.permits * 10 }],
  })
  const storedHomes = () => stored.plan.baseplanner_data.infrastructure
  beforeEach(() => void written.mockClear())

  test('never change a plan that was only opened, nor one that was undone to its start', async () => {
    const { result } = await open({ written })
    await act(() => result.current.save())
    act(() => void result.current.dispatch(permits(2)))
    await act(() => result.current.save())
    act(() => result.current.undo())
    await act(() => result.current.save())
    expect(written).toHaveBeenCalledOnce()
    expect(storedHomes()).toEqual([])
  })

  test('are saved with the edit, shown as saved, and undone with it', async () => {
    const { result } = await open({ written })
    act(() => void result.current.dispatch(permits(2)))
    await act(() => result.current.save())
    expect(storedHomes()).toEqual([{ building: 'HB1', amount: 20 }])
    expect(result.current.state.infrastructure).toEqual(storedHomes())
    expect(result.current.isDirty).toBe(false)
    expect(result.current.steps.map(({ name }) => name)).toEqual(['Permits 1 → 2'])
    act(() => result.current.undo())
    expect(result.current.state.infrastructure).toEqual([])
  })

  test('are part of a copy under another name', async () => {
    const { result } = await open({ written })
    act(() => void result.current.dispatch(permits(2)))
    await act(() => result.current.saveAs({ name: 'Copy' }))
    expect(stored.plan.name).toBe('Copy')
    expect(storedHomes()).toEqual([{ building: 'HB1', amount: 20 }])
    expect(result.current.isDirty).toBe(true)
  })
})

test('a new plan becomes a stored one and keeps its steps under the new address', async () => {
  const { result, rerender } = renderHook((opened: OpenedPlan) => usePlanEditing(opened), {
    initialProps: { blank: farm } as OpenedPlan,
  })
  act(() => void result.current.dispatch(permits(2)))
  await act(async () =>
    expect(await result.current.save()).toEqual({ kind: 'created', uuid: UUID }),
  )
  rerender(await queryClient.fetchQuery(planQueries.one(UUID)))
  expect(result.current).toMatchObject({ isNew: false, isDirty: false, canUndo: true })
  act(() => result.current.undo())
  await act(() => result.current.save())
  expect(stored.plan.baseplanner_data.planet.permits).toBe(1)
})

describe('shortcuts', () => {
  test('undo edits everywhere but in text that is being written; save everywhere', async () => {
    const { result } = await open()
    const [text, number] = ['text', 'numeric'].map((inputMode) => {
      const field = document.createElement('input')
      field.inputMode = inputMode
      document.body.append(field)
      return field
    })
    act(() => void result.current.dispatch(permits(2)))
    act(() => void fireEvent.keyDown(text!, { key: 'z', ctrlKey: true }))
    expect(result.current.state.planet.permits).toBe(2)
    act(() => void fireEvent.keyDown(number!, { key: 'z', metaKey: true }))
    expect(result.current.state.planet.permits).toBe(1)
    act(() => void fireEvent.keyDown(document.body, { key: 'Z', ctrlKey: true, shiftKey: true }))
    expect(result.current.state.planet.permits).toBe(2)
    act(() => void fireEvent.keyDown(text!, { key: 's', ctrlKey: true }))
    await waitFor(() => expect(stored.version).toBe(2))
    text!.remove()
    number!.remove()
  })
})
