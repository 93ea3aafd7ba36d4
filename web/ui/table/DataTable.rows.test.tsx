import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import * as downloads from '../download.ts'
import type { ColumnChoice, ColumnMemory } from './ColumnMemory.tsx'
import { ColumnMemoryProvider } from './ColumnMemory.tsx'
import type { DataColumn } from './columns.ts'
import { DataTable, type DataTableProps } from './DataTable.tsx'
import { type TableState, tableState } from './state.ts'

/** As a sweep returns it: columns, no row objects. */
const TICKERS = ['FE', 'C', 'AL', 'H2O', 'O']
const PROFIT = Float64Array.of(10, -5, 40, Number.NaN, 20)
const ROWS = [...TICKERS.keys()]
const COLUMNS: readonly DataColumn<number>[] = [
  { id: 'ticker', header: 'Ticker', value: (row) => TICKERS[row] },
  {
    id: 'profit',
    header: 'Profit',
    group: 'Earnings',
    value: (row) => PROFIT[row],
    numeric: true,
    bar: 'signed',
    total: (rows) => rows.reduce((sum, row) => sum + (PROFIT[row] || 0), 0),
  },
  { id: 'twice', header: 'Twice', group: 'Earnings', value: (row) => 2 * PROFIT[row]! },
]
const keyOf = (row: number) => TICKERS[row] ?? ''
const MENU = 'Menu of sweep'

function Table(extra: Partial<DataTableProps<number>>) {
  return <DataTable label="sweep" rows={ROWS} columns={COLUMNS} rowKey={keyOf} {...extra} />
}
const table = () => screen.getByRole('table', { name: 'sweep' })
const tickers = () =>
  within(table())
    .getAllByRole('row')
    .filter((row) => row.dataset.row !== undefined)
    .map((row) => row.querySelector('[data-column="0"]')?.textContent)
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })
const selectedTickers = () => TICKERS.filter((ticker) => box(`Select ${ticker}`).checked)

test('rows that are only places sort, add up and are written like any others', async () => {
  const save = vi.spyOn(downloads, 'downloadCsv').mockImplementation(() => undefined)
  render(<Table csvName="sweep" />)
  await userEvent.click(screen.getByRole('button', { name: 'Profit' }))
  expect(tickers()).toEqual(['AL', 'O', 'FE', 'C', 'H2O'])
  expect(screen.getByRole('cell', { name: '65' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: MENU }))
  await userEvent.click(await screen.findByRole('button', { name: 'CSV' }))
  expect(save.mock.lastCall?.[1].split('\r\n').slice(0, 2)).toEqual([
    'Ticker,Earnings: Profit,Earnings: Twice',
    'AL,40,80',
  ])
})

test('columns of a group stand under one heading', () => {
  render(<Table />)
  const heading = screen.getByRole('columnheader', { name: 'Earnings' })
  expect(heading.getAttribute('colspan')).toBe('2')
})

test('a detail opens by its arrow, by a press on the row and by keys', async () => {
  render(<Table renderDetail={(row) => <p>How {TICKERS[row]} is made</p>} />)
  const arrow = screen.getByRole('button', { name: 'Details of FE' })
  await userEvent.click(arrow)
  expect(screen.getByText('How FE is made')).toBeTruthy()
  expect(arrow.getAttribute('aria-expanded')).toBe('true')
  await userEvent.click(arrow)
  expect(screen.queryByText('How FE is made')).toBeNull()

  await userEvent.click(screen.getByRole('cell', { name: 'C' }))
  expect(screen.getByText('How C is made')).toBeTruthy()
  screen.getByRole('cell', { name: 'C' }).focus()
  await userEvent.keyboard('-')
  expect(screen.queryByText('How C is made')).toBeNull()
  await userEvent.keyboard('{ArrowDown}+')
  expect(screen.getByText('How AL is made')).toBeTruthy()
})

test('keys pressed inside an open detail stay there', async () => {
  render(<Table renderDetail={() => <button type="button">Plan it</button>} />)
  await userEvent.click(screen.getByRole('button', { name: 'Details of FE' }))
  screen.getByRole('button', { name: 'Plan it' }).focus()
  await userEvent.keyboard('{ArrowDown}-')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Plan it' }))
})

test('an open row stays open where a sort takes it', async () => {
  render(<Table renderDetail={(row) => <p>How {TICKERS[row]} is made</p>} />)
  await userEvent.click(screen.getByRole('button', { name: 'Details of O' }))
  await userEvent.click(screen.getByRole('button', { name: 'Profit' }))
  const row = screen.getByRole('cell', { name: 'O' }).closest('tr')
  expect(row?.nextElementSibling?.textContent).toBe('How O is made')
})

test('Shift selects the range between two rows, as they are sorted', async () => {
  render(<Table selectable initialSort={{ id: 'profit', desc: true }} />)
  const user = userEvent.setup()
  await user.click(box('Select O'))
  await user.keyboard('{Shift>}')
  await user.click(box('Select C'))
  await user.keyboard('{/Shift}')
  expect(selectedTickers()).toEqual(['FE', 'C', 'O'])
  expect(screen.getByText('3 selected')).toBeTruthy()
})

test('Space selects by keyboard, Shift Space up to the row, Ctrl A all', async () => {
  render(<Table selectable />)
  const user = userEvent.setup()
  screen.getByRole('cell', { name: 'FE' }).focus()
  await user.keyboard(' {ArrowDown}{ArrowDown}{Shift>} {/Shift}')
  expect(selectedTickers()).toEqual(['FE', 'C', 'AL'])
  await user.keyboard('{Control>}a{/Control}')
  expect(selectedTickers()).toEqual(TICKERS)
})

test('select all means the rows found; what a filter hides stays selected and is counted', async () => {
  const compare = vi.fn()
  render(
    <Table
      selectable
      searchable
      bulkActions={(rows, clear) => (
        <button
          type="button"
          onClick={() => {
            compare(rows)
            clear()
          }}
        >
          Compare
        </button>
      )}
    />,
  )
  await userEvent.click(box('Select FE'))
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search sweep' }), 'o')
  await userEvent.click(box('Select all 2 rows'))
  expect(screen.getByText('3 selected, 1 of them filtered out')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Compare' }))
  expect(compare).toHaveBeenCalledWith([0, 3, 4])
  expect(screen.getByText('None selected')).toBeTruthy()
})

test('the row under the pointer is told, the marked one is shown', async () => {
  const hovered = vi.fn()
  const { rerender } = render(<Table onRowHover={hovered} />)
  await userEvent.hover(screen.getByRole('cell', { name: 'AL' }))
  expect(hovered).toHaveBeenLastCalledWith('AL')
  await userEvent.unhover(screen.getByRole('cell', { name: 'AL' }))
  expect(hovered).toHaveBeenLastCalledWith(null)
  const before = screen.getByRole('cell', { name: 'AL' }).closest('tr')?.className
  rerender(<Table onRowHover={hovered} highlightedRow="AL" />)
  expect(screen.getByRole('cell', { name: 'AL' }).closest('tr')?.className).not.toBe(before)
})

test('a state held outside is shown, changed through its holder and adopted when it changes by itself', async () => {
  const told = vi.fn()
  function Screen() {
    const [state, setState] = useState<TableState>(tableState({ id: 'profit', desc: true }))
    return (
      <>
        <button type="button" onClick={() => setState(tableState())}>
          Back
        </button>
        <Table
          searchable
          state={state}
          onStateChange={(next) => {
            told(next)
            setState(next)
          }}
        />
      </>
    )
  }
  render(<Screen />)
  expect(tickers()[0]).toBe('AL')
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search sweep' }), 'fe')
  expect(told.mock.lastCall?.[0]).toMatchObject({ search: 'fe', page: 0 })
  expect(tickers()).toEqual(['FE'])
  await userEvent.click(screen.getByRole('button', { name: 'Back' }))
  expect(tickers()).toEqual(TICKERS)
})

test('an address that follows late never takes back what was typed since', async () => {
  let state = tableState()
  const sent: TableState[] = []
  const shown = () => (
    <Table searchable state={state} onStateChange={(next) => void sent.push(next)} />
  )
  const { rerender } = render(shown())
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search sweep' }), 'h2')
  state = sent[0]!
  rerender(shown())
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('h2')
  state = sent[1]!
  rerender(shown())
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('h2')
})

test('shown columns are remembered by table and come back on the next visit', async () => {
  const kept = new Map<string, ColumnChoice>()
  const memory: ColumnMemory = {
    read: (tableId) => kept.get(tableId),
    write: (tableId, choice) => void (choice ? kept.set(tableId, choice) : kept.delete(tableId)),
  }
  const visit = () =>
    render(
      <ColumnMemoryProvider memory={memory}>
        <Table columnPicker tableId="sweeps" />
      </ColumnMemoryProvider>,
    )
  const first = visit()
  await userEvent.click(screen.getByRole('button', { name: MENU }))
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Earnings: Twice' }))
  first.unmount()

  visit()
  expect(screen.queryByRole('columnheader', { name: 'Twice' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: MENU }))
  await userEvent.click(await screen.findByRole('button', { name: 'As at first' }))
  expect(screen.getByRole('columnheader', { name: 'Twice', hidden: true })).toBeTruthy()
  expect(kept.size).toBe(0)
})
