import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { building, planet } from '../../../../tests/engine/tiny.ts'
import { empireQueries } from '../../../api/queries/empires.ts'
import { queryClient } from '../../../api/query-client.ts'
import { gameQueries } from '../../../data/game-queries.ts'
import { BlankCockpit } from './testing/BlankCockpit.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  queryClient.clear()
})

test('a building is added by keyboard before any figure is there', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  queryClient.setQueryData(gameQueries.buildings().queryKey, [building('FRM')])
  queryClient.setQueryData(empireQueries.all().queryKey, [])
  render(<BlankCockpit site={planet('KW-688c')} waits />)
  await userEvent.click(screen.getByRole('combobox', { name: 'Add building' }))
  await userEvent.keyboard('FRM{Enter}')
  await userEvent.click(screen.getByRole('spinbutton', { name: 'FRM amount' }))
  await userEvent.keyboard('4')
  await userEvent.tab()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add recipe to FRM' }))
  await userEvent.keyboard('{Enter}')
  expect(await screen.findByRole('dialog', { name: 'Recipes of FRM' })).toBeDefined()
  expect(screen.getByLabelText('Plan figures').textContent).toContain('Profit…')
})
