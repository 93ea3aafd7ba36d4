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

test('rows in groups stand under the title of their group', () => {
  const groups = [
    { title: 'Metal', note: 'heavy', rows: loads.slice(0, 1) },
    { title: 'Liquid', rows: loads.slice(1) },
  ]
  render(
    <PlainTable
      label="Load"
      groups={groups}
      keyOf={({ ticker }) => ticker}
      columns={[{ header: '', cell: ({ ticker }) => ticker }, ...columns().slice(1)]}
    />,
  )
  const names = screen.getAllByRole('rowheader').map(({ textContent }) => textContent?.trim())
  expect(names).toEqual(['Metal heavy', 'FE', 'Liquid', 'DW'])
  expect(screen.getAllByRole('columnheader')).toHaveLength(1)
})

test('without rows it says why, under a caption that names it', () => {
  render(
    <PlainTable
      label="Load"
      hasCaption
      hidesHead
      rows={[]}
      empty="Nothing."
      keyOf={(_, place) => place}
      columns={columns()}
    />,
  )
  const table = screen.getByRole('table', { name: 'Load' })
  expect(within(table).getByRole('cell', { name: 'Nothing.' })).toBeDefined()
  expect(within(table).queryByRole('columnheader')).toBeNull()
})

test('only rows that change are drawn again', () => {
  const drawn: string[] = []
  const once = [{ header: 'Material', cell: ({ ticker }: Load) => drawn.push(ticker) }]
  const table = (rows: Load[]) => (
    <PlainTable label="Load" rows={rows} keyOf={({ ticker }) => ticker} columns={once} />
  )
  const { rerender } = render(table(loads))
  expect(drawn).toEqual(['FE', 'DW'])
  rerender(table([loads[0]!, { ticker: 'DW', weight: 0.2 }]))
  expect(drawn).toEqual(['FE', 'DW', 'DW'])
})
