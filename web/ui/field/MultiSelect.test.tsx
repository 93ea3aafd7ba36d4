import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { MultiSelect } from './MultiSelect.tsx'

const OPTIONS = ['RAT', 'DW', 'FE', 'OVE'].map((ticker) => ({ value: ticker, label: ticker }))

function Materials({ start }: { start: string[] }) {
  const [values, setValues] = useState(start)
  return (
    <>
      <MultiSelect
        label="Materials"
        options={OPTIONS}
        values={values}
        onValues={setValues}
        maxItems={3}
      />
      <output aria-label="chosen">{values.join(' ')}</output>
    </>
  )
}

const field = () => screen.getByRole('combobox', { name: 'Materials' })
const chosen = () => screen.getByLabelText('chosen').textContent

test('the limit is shown before and when it is reached', async () => {
  render(<Materials start={['RAT', 'DW']} />)
  expect(screen.getByText('2 of 3')).toBeTruthy()
  await userEvent.click(field())
  await userEvent.keyboard('fe{Enter}')
  expect(chosen()).toBe('RAT DW FE')
  expect(screen.getByText('3 of 3, the limit')).toBeTruthy()
})

test('at the limit nothing more can be chosen', async () => {
  render(<Materials start={['RAT', 'DW', 'FE']} />)
  await userEvent.click(field())
  const option = await screen.findByRole('option', { name: 'OVE' })
  expect(option.getAttribute('aria-disabled')).toBe('true')
  await userEvent.click(option)
  expect(chosen()).toBe('RAT DW FE')
})

test('at the limit a chosen one can be taken back', async () => {
  render(<Materials start={['RAT', 'DW', 'FE']} />)
  await userEvent.click(screen.getByRole('button', { name: 'Remove DW' }))
  expect(chosen()).toBe('RAT FE')
})

test('Escape closes the list, then what the field stands in, and never takes a choice back', async () => {
  const onEscape = vi.fn()
  render(
    // biome-ignore lint/a11y/noStaticElementInteractions: stands for a dialog
    <div onKeyDown={({ key }) => key === 'Escape' && onEscape()}>
      <Materials start={['RAT', 'DW']} />
    </div>,
  )
  await userEvent.click(field())
  await screen.findByRole('option', { name: 'OVE' })
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
  onEscape.mockClear()
  await userEvent.keyboard('{Escape}')
  expect(onEscape).toHaveBeenCalledOnce()
  expect(chosen()).toBe('RAT DW')
})
