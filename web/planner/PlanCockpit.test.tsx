import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import type { PlanEdit } from '../../engine/editing/plan-edit.ts'
import { planEditor } from '../../engine/editing/plan-editor.ts'
import { PLAN_PREFERENCE_DEFAULTS } from '../../engine/model/preferences.ts'
import { blankPlan } from '../../engine/plan/blank.ts'
import { DOCUMENTED } from '../../engine/reference/rules.ts'
import { building, planet, recipe } from '../../tests/engine/tiny.ts'
import { empireQueries } from '../api/queries/empires.ts'
import { queryClient } from '../api/query-client.ts'
import { gameQueries } from '../economy/game-queries.ts'
import { PlanCockpit } from './PlanCockpit.tsx'
import { PlanEditorProvider } from './PlanEditorProvider.tsx'

const SITE = planet('KW-688c')
const CONTEXT = {
  empire: null,
  bonus: null,
  cx: null,
  planPreferences: PLAN_PREFERENCE_DEFAULTS,
  rules: DOCUMENTED,
  isPending: false,
}

/** A calculator that has not answered yet. */
class SilentWorker {
  postMessage() {}
  addEventListener() {}
  removeEventListener() {}
  terminate() {}
}

function Editor() {
  const [plan, setPlan] = useState(blankPlan(SITE))
  const dispatch = (edit: PlanEdit) => {
    const next = planEditor.apply(plan, edit)
    if (!next.ok) return next.why
    setPlan(next.state)
    return undefined
  }
  return (
    <PlanEditorProvider
      plan={plan}
      saved={plan}
      planUuid={null}
      planet={SITE}
      context={CONTEXT}
      dispatch={dispatch}
      autoHabitation={{ isOn: false, set: vi.fn(), optimise: vi.fn() }}
      session={{} as never}
    >
      <PlanCockpit />
    </PlanEditorProvider>
  )
}

test('a building and its recipe are added by keyboard before any figure is there', async () => {
  vi.stubGlobal('Worker', SilentWorker)
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  queryClient.setQueryData(gameQueries.buildings().queryKey, [building('FRM')])
  queryClient.setQueryData(gameQueries.recipes().queryKey, [
    recipe('FRM', '1xB=>1xD', { B: 1 }, { D: 1 }),
    recipe('FRM', '1xA=>1xC', { A: 1 }, { C: 1 }),
  ])
  queryClient.setQueryData(empireQueries.all().queryKey, [])
  render(
    <QueryClientProvider client={queryClient}>
      <Editor />
    </QueryClientProvider>,
  )
  await userEvent.click(screen.getByRole('combobox', { name: 'Add building' }))
  await userEvent.keyboard('FRM{Enter}')
  await userEvent.click(screen.getByRole('spinbutton', { name: 'FRM amount' }))
  await userEvent.keyboard('4')
  await userEvent.tab()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add recipe to FRM' }))
  await userEvent.keyboard('{Enter}')
  expect(screen.getByRole('spinbutton', { name: 'FRM 1×C amount' })).toBeDefined()
  expect(screen.getByRole('region', { name: 'Plan figures' }).textContent).toContain('Profit…')
})
