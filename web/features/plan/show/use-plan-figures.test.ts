// @vitest-environment jsdom
import { act, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { CLASSIC } from '../../../../engine/game/constants/rules.ts'
import type { PlanWrite } from '../../../../engine/game/plan.ts'
import { PLAN_PREFERENCE_DEFAULTS } from '../../../../engine/game/preferences.ts'
import { blankPlan } from '../../../../engine/plan/blank.ts'
import type { PlanEdit } from '../../../../engine/plan/editing/plan-edit.ts'
import { storedForm } from '../../../../tests/engine/stored-form.ts'
import { openGame } from '../../../data/testing/game-server.ts'
import { usePlanEditing } from '../../../editing/use-plan-editing.ts'
import { usePlanFigures } from './use-plan-figures.ts'

const UUID = '7c9e6679-7425-40de-944b-e07fc1f90ae7'
const context = {
  empire: null,
  bonus: null,
  cx: null,
  planPreferences: PLAN_PREFERENCE_DEFAULTS,
  rules: CLASSIC,
  isPending: false,
}
const smeltery: PlanWrite = {
  ...blankPlan({ PlanetNaturalId: 'UV-351a', COGCProgramActive: null }),
  name: 'Smeltery',
  infrastructure: [{ building: 'HB1', amount: 7 }],
  buildings: [{ name: 'SME', amount: 1, active_recipes: [] }],
}
const opened = { plan: storedForm(smeltery, UUID, []), etag: '"1"' }

let game: Awaited<ReturnType<typeof openGame>>
beforeEach(async () => {
  game = await openGame()
})
afterEach(() => game.close())

async function openPlan() {
  const { result } = renderHook(() => {
    const session = usePlanEditing(opened)
    const follows = session.isDirty && session.canUndo
    return { session, ...usePlanFigures(session.state, context, follows) }
  })
  await waitFor(() => expect(result.current).toMatchObject({ isStale: false }))
  game.workers.asked.length = 0
  const edit = async (change: () => unknown) => {
    act(() => void change())
    await waitFor(() => expect(result.current.isStale).toBe(false), { timeout: 10_000 })
  }
  return { result, edit }
}
const smelters = (amount: number): PlanEdit => ({ kind: 'building amount', building: 0, amount })
const homes = ({ infrastructure }: PlanWrite) =>
  infrastructure.find(({ building }) => building === 'HB1')?.amount

test('opening a plan shows its figures and changes nothing', async () => {
  const { result } = await openPlan()
  expect(homes(result.current.plan)).toBe(7)
  expect(result.current.result?.infrastructure.HB1).toBe(7)
  expect(result.current.session.isDirty).toBe(false)
})

test('an edit is one question, whose result has the habitations of the plan shown', async () => {
  const { result, edit } = await openPlan()
  const { dispatch, undo } = result.current.session
  await edit(() => dispatch(smelters(12)))
  const chosen = homes(result.current.plan)
  expect(chosen).not.toBe(7)
  expect(result.current.result?.infrastructure.HB1).toBe(chosen)
  expect(game.workers.asked).toEqual(['evaluate'])
  expect(homes(result.current.session.state)).toBe(7)
  await edit(undo)
  expect(homes(result.current.plan)).toBe(7)
  expect(result.current.result?.infrastructure.HB1).toBe(7)
})

test('the plan shown has the habitations of the last edit', async () => {
  const { result, edit } = await openPlan()
  const { dispatch, commit } = result.current.session
  await edit(() => {
    dispatch(smelters(40))
    commit()
    dispatch(smelters(12))
  })
  const { result: figures, plan, session } = result.current
  expect(homes(plan)).toBe(figures?.infrastructure.HB1)
  expect(session.steps).toHaveLength(2)
})
