import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type PlainColumn, PlainTable } from './PlainTable.tsx'

interface Load {
  ticker: string
  weight: number
}
const loads: Load[] = [
  { ticker: 'FE', weight: 7.87 },
  { ticker: 'DW', weight: 0.1 },
]
const columns = (total?: string): PlainColumn<Load>[] => [
  { header: 'Material', cell: ({ ticker }) => ticker, total: total && 'Total' },
  { header: 't', numeric: true, cell: ({ weight }, place) => `${place + 1}: ${weight}`, total },
]
const show = (total?: string) =>
  render(
    <PlainTable
      label="Load"
      rows={loads}
      keyOf={({ ticker }) => ticker}
      columns={columns(total)}
      isStale
    />,
  )

test('rows stand in the given order under the name of their first column', () => {
  show()
  const table = screen.getByRole('table', { name: 'Load' })
  expect(table.getAttribute('aria-busy')).toBe('true')
  expect(within(table).getAllByRole('columnheader')).toHaveLength(2)
  const names = within(table).getAllByRole('rowheader')
  expect(names.map(({ textContent }) => textContent)).toEqual(['FE', 'DW'])
  expect(screen.getByRole('row', { name: 'DW 2: 0.1' })).toBeDefined()
})

test('there is a last line only where a column has a total', () => {
  show('7.97')
  expect(screen.getByRole('row', { name: 'Total 7.97' })).toBeDefined()
})
