import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { CONFIGURE_ON_EXECUTION } from '../../../engine/game/preferences.ts'
import type { PriceLimits } from './price-limits.ts'
import { type TransferChoice, TransferForm } from './TransferForm.tsx'

function Form({ start, limits }: { start: TransferChoice; limits?: PriceLimits }) {
  const [choice, setChoice] = useState(start)
  return (
    <TransferForm
      name="Resupply Home"
      materials={[
        { ticker: 'DW', amount: 10 },
        { ticker: 'RAT', amount: 0 },
      ]}
      destination="KW-688c"
      limits={limits}
      choice={choice}
      onChoice={setChoice}
    />
  )
}
const text = () => (screen.getByLabelText('Transfer order') as HTMLTextAreaElement).value
const isDisabled = (box: HTMLElement) => (box as HTMLInputElement).disabled

test('an order that is configured on execution buys nothing, and says why', () => {
  render(<Form start={{ origin: CONFIGURE_ON_EXECUTION, buys: true }} />)
  const buys = screen.getByLabelText('Buy From CX') as HTMLInputElement
  expect(isDisabled(buys)).toBe(true)
  expect(buys.checked).toBe(false)
  screen.getByText('Only warehouse origin allows purchasing.')
  expect(text()).toBe(
    '{"actions":[{"type":"MTRA","name":"TransferAction","group":"A1","origin":"Configure on Execution","dest":"KW-688c"}],' +
      '"global":{"name":"Resupply Home"},"groups":[{"type":"Manual","name":"A1","materials":{"DW":10}}]}',
  )
})

test('a station warehouse buys at its exchange, until that is switched off', async () => {
  render(<Form start={{ origin: 'Moria Station Warehouse', buys: true }} />)
  expect(screen.queryByText(/Only warehouse origin/)).toBeNull()
  expect(JSON.parse(text()).actions[0]).toMatchObject({ type: 'CX Buy', exchange: 'NC1' })
  await userEvent.click(screen.getByLabelText('Buy From CX'))
  expect(JSON.parse(text()).actions).toEqual([
    {
      type: 'MTRA',
      name: 'TransferAction',
      group: 'A1',
      origin: 'Moria Station Warehouse',
      dest: 'KW-688c',
    },
  ])
})

test('the most to pay is what the book says, and only when asked where its depth is assumed', async () => {
  const at = { origin: 'Moria Station Warehouse', buys: true } as const
  const limitsOf = () => JSON.parse(text()).actions[0].priceLimits
  const { unmount } = render(
    <Form start={at} limits={{ byTicker: { DW: 62.5 }, areAssumed: false }} />,
  )
  expect(limitsOf()).toEqual({ DW: 62.5 })
  await userEvent.click(screen.getByLabelText('Price limits'))
  expect(limitsOf()).toEqual({})
  unmount()
  render(<Form start={at} limits={{ byTicker: { DW: 62.5 }, areAssumed: true }} />)
  expect(limitsOf()).toEqual({})
  await userEvent.click(screen.getByLabelText('Price limits (depth assumed)'))
  expect(limitsOf()).toEqual({ DW: 62.5 })
})
