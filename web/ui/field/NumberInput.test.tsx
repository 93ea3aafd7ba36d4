import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { NumberInput } from './NumberInput.tsx'

function Amount({
  start = 7,
  onValue,
  ...rest
}: {
  start?: number
  onValue?: (value: number) => void
  min?: number
  max?: number
  decimals?: boolean
  step?: number
}) {
  const [value, setValue] = useState(start)
  return (
    <NumberInput
      {...rest}
      label="Amount"
      value={value}
      onValue={(next) => {
        setValue(next)
        onValue?.(next)
      }}
    />
  )
}

const field = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Amount' })

test('zero can be entered', async () => {
  const onValue = vi.fn()
  render(<Amount onValue={onValue} />)
  await userEvent.click(field())
  await userEvent.keyboard('0')
  await userEvent.tab()
  expect(onValue.mock.calls).toEqual([[0]])
  expect(field().value).toBe('0')
})

test('entering the field selects all, so that typing replaces', async () => {
  render(<Amount start={250} />)
  await userEvent.tab()
  await userEvent.keyboard('4')
  expect(field().value).toBe('4')
})

test('a sum is worked out, and shown as its result once the field is left', async () => {
  const onValue = vi.fn()
  render(<Amount onValue={onValue} />)
  await userEvent.click(field())
  await userEvent.keyboard('4*2+1')
  expect(onValue.mock.calls).toEqual([[4], [8], [9]])
  expect(field().value).toBe('4*2+1')
  await userEvent.keyboard('{Enter}')
  expect(field().value).toBe('9')
  await userEvent.keyboard('+')
  await userEvent.tab()
  expect(field().value).toBe('9')
})

test('what is refused says why, and is gone when the field is left', async () => {
  const onValue = vi.fn()
  render(<Amount onValue={onValue} />)
  await userEvent.click(field())
  await userEvent.keyboard('2.5')
  expect(screen.getByText('Whole numbers only.')).toBeDefined()
  await userEvent.tab()
  expect(screen.queryByText('Whole numbers only.')).toBeNull()
  expect(onValue.mock.calls).toEqual([[2], [7]])
  expect(field().value).toBe('7')
})

test('pasted text may have separators and a unit', async () => {
  render(<Amount decimals />)
  await userEvent.click(field())
  await userEvent.paste('1,234.50 ICA')
  await userEvent.tab()
  expect(field().value).toBe('1234.5')
})

test('an emptied field returns to what it was, however it was emptied', async () => {
  const onValue = vi.fn()
  render(<Amount start={12} onValue={onValue} min={1} />)
  await userEvent.clear(field())
  expect(onValue).not.toHaveBeenCalled()
  await userEvent.tab()
  expect(field().value).toBe('12')
  await userEvent.click(field())
  await userEvent.keyboard('{End}{Backspace}{Backspace}')
  await userEvent.tab()
  expect(onValue.mock.calls).toEqual([[1], [12]])
  expect(field().value).toBe('12')
})

test('empty is a value where it is allowed', async () => {
  const onValue = vi.fn()
  render(<NumberInput label="Amount" allowEmpty value={5} onValue={onValue} />)
  await userEvent.clear(field())
  expect(onValue).toHaveBeenLastCalledWith(null)
})

test('what is reported lies within the range, whatever is typed', async () => {
  const onValue = vi.fn()
  render(<Amount start={2} min={1} max={3} onValue={onValue} />)
  await userEvent.click(field())
  await userEvent.keyboard('9')
  expect(onValue).toHaveBeenLastCalledWith(3)
  await userEvent.tab()
  expect(field().value).toBe('3')
})

test('plus and minus step and stop at the ends', async () => {
  render(<Amount start={2} min={1} max={3} />)
  const plus = screen.getByRole<HTMLButtonElement>('button', { name: 'Increase Amount' })
  const minus = screen.getByRole<HTMLButtonElement>('button', { name: 'Decrease Amount' })
  await userEvent.click(plus)
  expect([field().value, plus.disabled]).toEqual(['3', true])
  await userEvent.click(minus)
  await userEvent.click(minus)
  expect([field().value, minus.disabled]).toEqual(['1', true])
})

test('arrows step, with Shift by ten', async () => {
  render(<Amount start={5} />)
  await userEvent.tab()
  await userEvent.keyboard('{ArrowUp}{Shift>}{ArrowUp}{/Shift}{ArrowDown}')
  expect(field().value).toBe('15')
})

test('a stepped number is selected, so that typing replaces it', async () => {
  const onValue = vi.fn()
  render(<Amount start={128} onValue={onValue} />)
  await userEvent.click(field())
  await userEvent.keyboard('{ArrowUp}5')
  expect(field().value).toBe('5')
  expect(onValue.mock.calls).toEqual([[129], [5]])
})

test('the wheel steps only where the focus is', () => {
  render(<Amount start={5} />)
  const turn = () =>
    field().dispatchEvent(new WheelEvent('wheel', { deltaY: -1, cancelable: true }))
  expect(turn()).toBe(true)
  expect(field().value).toBe('5')
  field().focus()
  expect(turn(), 'the page must not scroll').toBe(false)
})

test('an impossible number is shown as an empty field', () => {
  render(<NumberInput label="Amount" value={Number.NaN} onValue={() => undefined} />)
  expect(field().value).toBe('')
})
