import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { formatMoney } from '../../../engine/game/number-format.ts'
import * as downloads from '../download.ts'
import { Panel } from '../layout/Panel.tsx'
import type { DataColumn } from './columns.ts'
import { DataTable } from './DataTable.tsx'

type Plan = { name: string; planet: string; profit: number | null }

const PLANS: Plan[] = [
  { name: 'Mine 10', planet: 'Montem', profit: -50 },
  { name: 'Mine 9', planet: 'Promitor', profit: null },
  { name: 'Smelter', planet: 'Montem', profit: 12_500.5 },
  { name: 'Farm', planet: 'Promitor', profit: Infinity },
]

const COLUMNS: DataColumn<Plan>[] = [
  { id: 'name', header: 'Plan', value: (plan) => plan.name },
  { id: 'planet', header: 'Planet', value: (plan) => plan.planet, filter: 'choice' },
  {
    id: 'profit',
    header: 'Profit',
    value: (plan) => plan.profit,
    numeric: true,
    format: formatMoney,
  },
]

const keyOf = (plan: Plan) => plan.name

const show = (extra: Partial<Parameters<typeof DataTable<Plan>>[0]> = {}) =>
  render(<DataTable label="plans" rows={PLANS} columns={COLUMNS} rowKey={keyOf} {...extra} />)

const column = (place: number) =>
  within(screen.getByRole('table', { name: 'plans' }))
    .getAllByRole('row')
    .filter((row) => row.dataset.row !== undefined)
    .map((row) => within(row).getAllByRole('cell')[place]?.textContent)

const pressHeader = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('numbers sort biggest first, then smallest; what is missing stays last', async () => {
  show()
  await pressHeader('Profit')
  expect(column(2)).toEqual(['∞', '12,501', '−50.00', '—'])
  expect(screen.getByRole('columnheader', { name: 'Profit' }).getAttribute('aria-sort')).toBe(
    'descending',
  )
  await pressHeader('Profit')
  expect(column(2)).toEqual(['−50.00', '12,501', '∞', '—'])
})

test('names sort as people count: Mine 9 before Mine 10', async () => {
  show()
  await pressHeader('Plan')
  expect(column(0)).toEqual(['Farm', 'Mine 9', 'Mine 10', 'Smelter'])
})

test('the sort stays when the rows are refreshed', async () => {
  const { rerender } = show()
  await pressHeader('Plan')
  const refreshed = PLANS.map((plan) => ({ ...plan, profit: 1 }))
  rerender(<DataTable label="plans" rows={refreshed} columns={COLUMNS} rowKey={keyOf} />)
  expect(column(0)).toEqual(['Farm', 'Mine 9', 'Mine 10', 'Smelter'])
})

test('the search finds words and figures as they are written', async () => {
  show({ searchable: true })
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search plans' }), '12,501')
  expect(column(0)).toEqual(['Smelter'])
  expect(screen.getByText('1 of 4')).toBeTruthy()
})

test("a search without a match says 'No Results' and offers the way back", async () => {
  show({ searchable: true })
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search plans' }), 'zzz')
  expect(screen.getByText('No Results')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }))
  expect(column(0)).toHaveLength(4)
})

test('in a panel the count and the menu stand in its header', () => {
  render(
    <Panel title="Plans">
      <DataTable label="plans" rows={PLANS} columns={COLUMNS} rowKey={keyOf} columnPicker />
    </Panel>,
  )
  const header = screen.getByRole('heading', { name: 'Plans' }).parentElement!
  expect(within(header).getByText('4 rows')).toBeTruthy()
  expect(within(header).getByRole('button', { name: 'Menu of plans' })).toBeTruthy()
})

test('columns can be hidden', async () => {
  show({ columnPicker: true })
  await userEvent.click(screen.getByRole('button', { name: 'Menu of plans' }))
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Planet' }))
  expect(screen.queryByRole('columnheader', { name: 'Planet' })).toBeNull()
})

test('the CSV holds what is shown: order, filter and columns, figures unrounded', async () => {
  const save = vi.spyOn(downloads, 'downloadCsv').mockImplementation(() => undefined)
  show({
    searchable: true,
    columnPicker: true,
    csvName: 'plans',
    initialSort: { id: 'name', desc: false },
  })
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search plans' }), 'mo')
  await userEvent.click(screen.getByRole('button', { name: 'Menu of plans' }))
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Planet' }))
  await userEvent.click(screen.getByRole('button', { name: 'CSV' }))
  expect(save).toHaveBeenCalledWith('plans', 'Plan,Profit\r\nMine 10,-50\r\nSmelter,12500.5\r\n')
})

const MANY = Array.from({ length: 120 }, (_, index) => ({
  name: `Plan ${index + 1}`,
  planet: index < 30 ? 'Montem' : 'Promitor',
  profit: index,
}))

test('pages hold 50 rows', async () => {
  show({ rows: MANY, paged: true })
  await waitFor(() => expect(column(0)).toHaveLength(50))
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }))
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }))
  expect(column(0)[0]).toBe('Plan 101')
  expect(screen.getByText('101–120 of 120')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Next page' }).getAttribute('aria-disabled')).toBe(
    'true',
  )
})

test('a filter that leaves fewer pages never leaves an empty one', async () => {
  show({ rows: MANY, paged: true, searchable: true })
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }))
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search plans' }), 'Montem')
  await waitFor(() => expect(column(0)).toHaveLength(30))
})

test('arrows move from cell to cell, Enter opens the row', async () => {
  const onRow = vi.fn()
  show({ onRow })
  const cells = () => screen.getAllByRole('cell')
  cells()[0]?.focus()
  await userEvent.keyboard('{ArrowDown}{ArrowRight}')
  expect(document.activeElement).toBe(cells()[4])
  await userEvent.keyboard('{Control>}{End}{/Control}')
  expect(document.activeElement).toBe(cells()[11])
  await userEvent.keyboard('{Enter}')
  expect(onRow).toHaveBeenCalledWith(PLANS[3])
})

test('Enter in the search takes the first row that is found, Enter on a cell with a control its row', async () => {
  const onRow = vi.fn()
  const [name, ...others] = COLUMNS
  const cell = (plan: Plan) => <button type="button">{plan.name}</button>
  show({ onRow, searchable: true, columns: [{ ...name!, cell }, ...others] })
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search plans' }), 'Montem{Enter}')
  expect(onRow).toHaveBeenLastCalledWith(PLANS[0])
  screen.getAllByRole('cell')[0]?.focus()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(onRow).toHaveBeenLastCalledWith(PLANS[2])
})

test('Enter goes to the control of a cell where rows do not open', async () => {
  const cell = (plan: Plan) => <button type="button">{plan.name}</button>
  show({ columns: [{ ...COLUMNS[0]!, cell }] })
  screen.getAllByRole('cell')[0]?.focus()
  await userEvent.keyboard('{Enter}')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Mine 10' }))
})

test('loading, failed and empty each say so', () => {
  const { rerender } = show({ rows: [], loading: true })
  expect(screen.getByRole('status').textContent).toContain('Loading plans')
  const common = { label: 'plans', rows: [], columns: COLUMNS, rowKey: keyOf }
  rerender(<DataTable {...common} error={<p role="alert">Plans could not be loaded.</p>} />)
  expect(screen.getByRole('alert').textContent).toBe('Plans could not be loaded.')
  rerender(<DataTable {...common} empty={<p>No Plans in Empire.</p>} />)
  expect(screen.getByText('No Plans in Empire.')).toBeTruthy()
})
