import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { StatusBar } from './StatusBar.tsx'

test('a warning is cured by its button', async () => {
  const onCure = vi.fn()
  const text = '80 Pioneers are missing.'
  const warnings = [{ id: 'a', text, cure: { label: 'Add 1 HB1', onCure } }]
  render(<StatusBar label="Plan" figures={[]} warnings={warnings} />)
  await userEvent.click(screen.getByRole('button', { name: `1 warning: ${text}` }))
  expect((await screen.findByRole('dialog')).textContent).toContain(text)
  await userEvent.click(screen.getByRole('button', { name: 'Add 1 HB1' }))
  expect(onCure).toHaveBeenCalledOnce()
})

test.each([
  [[], 'no warnings'],
  [undefined, null],
])('with %j as warnings it says %s', (warnings, words) => {
  render(<StatusBar label="Plan" figures={[{ label: 'Profit', value: '5' }]} warnings={warnings} />)
  expect(screen.getByRole('region', { name: 'Plan' })).toBeTruthy()
  expect(screen.queryByText('no warnings')?.textContent ?? null).toBe(words)
})

test('the state is announced', () => {
  render(<StatusBar label="Plan" figures={[]} state="unsaved, 3 edits" />)
  expect(screen.getByRole('status').textContent).toBe('unsaved, 3 edits')
})
