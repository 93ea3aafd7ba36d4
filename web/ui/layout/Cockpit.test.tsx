import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { Cockpit } from './Cockpit.tsx'

test('the tabs choose a column and leave the others mounted', async () => {
  render(
    <Cockpit
      label="Parts of the plan"
      columns={[
        { id: 'inputs', label: 'Inputs', content: <input aria-label="Permits" /> },
        { id: 'production', label: 'Production', content: 'Buildings' },
      ]}
    />,
  )
  await userEvent.type(screen.getByRole('textbox', { name: 'Permits' }), '3')
  await userEvent.click(screen.getByRole('button', { name: 'Production' }))
  expect(screen.getByRole('button', { name: 'Production' }).getAttribute('aria-current')).toBe(
    'true',
  )
  expect(screen.getByRole('button', { name: 'Inputs' }).getAttribute('aria-current')).toBeNull()
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Permits' }).value).toBe('3')
})
