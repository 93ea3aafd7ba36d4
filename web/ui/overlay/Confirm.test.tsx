import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { ConfirmProvider, useConfirm } from './Confirm.tsx'

function DeletePlan() {
  const confirm = useConfirm()
  const [answer, setAnswer] = useState('not asked')
  async function ask() {
    const yes = await confirm({
      title: 'Delete plan',
      text: "Are you sure? Deleting the Plan can't be reversed.",
      action: 'Delete',
      danger: true,
    })
    setAnswer(yes ? 'deleted' : 'kept')
  }
  return (
    <button type="button" onClick={ask}>
      {answer}
    </button>
  )
}

const ask = async () => {
  render(
    <ConfirmProvider>
      <DeletePlan />
    </ConfirmProvider>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'not asked' }))
  return screen.findByRole('alertdialog', { name: 'Delete plan' })
}

test('asks in the words it was given', async () => {
  const dialog = await ask()
  expect(dialog.textContent).toContain("Are you sure? Deleting the Plan can't be reversed.")
})

test('the action answers yes', async () => {
  await ask()
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('deleted')).toBeTruthy()
})

test.each([
  ['Cancel', () => userEvent.click(screen.getByRole('button', { name: 'Cancel' }))],
  ['Escape', () => userEvent.keyboard('{Escape}')],
])('%s answers no', async (_name, act) => {
  await ask()
  await act()
  expect(await screen.findByText('kept')).toBeTruthy()
})
