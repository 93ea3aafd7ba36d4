import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { EditList, EditRow } from './EditRow.tsx'

test('number and removal are named after their row', async () => {
  const onValue = vi.fn()
  const onRemove = vi.fn()
  render(
    <EditList label="Buildings">
      <EditRow name="Farm" number={{ value: 6, onValue, max: 9 }} onRemove={onRemove} />
    </EditList>,
  )
  await userEvent.click(screen.getByRole('spinbutton', { name: 'Farm' }))
  await userEvent.keyboard('0')
  expect(onValue).toHaveBeenLastCalledWith(0)
  await userEvent.click(screen.getByRole('button', { name: 'Remove Farm' }))
  expect(onRemove).toHaveBeenCalledOnce()
})

test('an empty list says so', () => {
  render(
    <EditList label="Experts" empty="No experts yet.">
      {[]}
    </EditList>,
  )
  expect(screen.getByText('No experts yet.')).toBeTruthy()
  expect(screen.queryByRole('list')).toBeNull()
})
