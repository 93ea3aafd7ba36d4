import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { Combobox } from './Combobox.tsx'

const MATERIALS = [
  { value: 'FEO', label: 'iron ore' },
  { value: 'FE', label: 'iron' },
  { value: 'DW', label: 'drinking water' },
]

function Material({ onValue }: { onValue?: (value: string) => void }) {
  const [value, setValue] = useState<string | null>('DW')
  return (
    <Combobox
      label="Material"
      options={MATERIALS}
      value={value}
      onValue={(next) => {
        setValue(next)
        onValue?.(next)
      }}
    />
  )
}

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Material' })
const shown = async () => (await screen.findAllByRole('option')).map((option) => option.textContent)

test('opens with everything, though a choice stands in the field', async () => {
  render(<Material />)
  await userEvent.click(field())
  expect(await shown()).toEqual(['iron ore', 'iron', 'drinking water'])
})

test('searches value and label, the exact value first', async () => {
  render(<Material />)
  await userEvent.click(field())
  await userEvent.keyboard('fe')
  expect(await shown()).toEqual(['iron', 'iron ore'])
  await userEvent.keyboard('{Backspace}{Backspace}water')
  expect(await shown()).toEqual(['drinking water'])
})

test('Enter takes the first match', async () => {
  const onValue = vi.fn()
  render(<Material onValue={onValue} />)
  await userEvent.click(field())
  await userEvent.keyboard('fe{Enter}')
  expect(onValue.mock.calls).toEqual([['FE']])
  expect(field().value).toBe('iron')
})

test("says 'No Results' and keeps the choice when nothing matches", async () => {
  const onValue = vi.fn()
  render(<Material onValue={onValue} />)
  await userEvent.click(field())
  await userEvent.keyboard('xyz')
  expect(await screen.findByText('No Results')).toBeTruthy()
  await userEvent.keyboard('{Escape}')
  expect(onValue).not.toHaveBeenCalled()
  expect(field().value).toBe('drinking water')
})

test('a choice can be taken back where empty is allowed', async () => {
  const onValue = vi.fn()
  render(<Combobox label="Material" options={MATERIALS} value="FE" onValue={onValue} allowEmpty />)
  await userEvent.click(screen.getByRole('button', { name: 'Clear Material' }))
  expect(onValue).toHaveBeenLastCalledWith(null)
})

test('Escape in a closed list takes no choice back', async () => {
  const onValue = vi.fn()
  render(<Combobox label="Material" options={MATERIALS} value="FE" onValue={onValue} allowEmpty />)
  await userEvent.click(field())
  await screen.findAllByRole('option')
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
  await userEvent.keyboard('{Escape}')
  expect(onValue).not.toHaveBeenCalled()
  expect(field().value).toBe('iron')
})
