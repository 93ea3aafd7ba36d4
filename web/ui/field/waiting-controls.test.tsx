import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Button } from './Button.tsx'
import { Select } from './Select.tsx'

test.each([{ busy: true }, { 'aria-disabled': true }])(
  'a button that waits keeps its place in the tab order and ignores presses: %o',
  async (waiting) => {
    const onClick = vi.fn()
    const onSubmit = vi.fn((event: { preventDefault(): void }) => event.preventDefault())
    render(
      <form onSubmit={onSubmit}>
        <Button {...waiting} type="submit" onClick={onClick}>
          Take over
        </Button>
      </form>,
    )
    await userEvent.tab()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Take over' }))
    await userEvent.keyboard('{Enter}')
    expect(onClick).not.toHaveBeenCalled()
    expect(onSubmit).not.toHaveBeenCalled()
  },
)

test('a choice that loads is reached by Tab, and its open list fills', async () => {
  const choice = (loading: boolean) => (
    <Select
      label="CX"
      loading={loading}
      options={loading ? [] : [{ value: 'own', label: 'Own prices' }]}
      value={null}
      onValue={vi.fn()}
    />
  )
  const { rerender } = render(choice(true))
  await userEvent.tab()
  expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'CX' }))
  await userEvent.keyboard('{Enter}')
  expect(await screen.findByText('Loading …')).toBeDefined()
  rerender(choice(false))
  expect(await screen.findByRole('option', { name: 'Own prices' })).toBeDefined()
})
