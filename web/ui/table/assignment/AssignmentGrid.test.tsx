import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { AssignmentGrid } from './AssignmentGrid.tsx'
import { type GridCell, type GridView, WHOLE_GRID } from './marks.ts'

const PLANS = [
  { id: 'farm', name: 'Farm', note: 'VH-331a', group: 'VH-331a' },
  { id: 'mine', name: 'Mine', note: 'UV-351a', group: 'UV-351a' },
  { id: 'rig', name: 'Rig', note: 'UV-351a', group: 'UV-351a' },
]
const EMPIRES = [
  { id: 'alpha', name: 'Alpha' },
  { id: 'beta', name: 'Beta' },
]
const STORED = new Map([
  ['alpha', new Set(['farm', 'mine'])],
  ['beta', new Set<string>()],
])
const CURRENT = new Map([
  ['alpha', new Set(['farm'])],
  ['beta', new Set(['farm'])],
])

function Grid({
  onAssign,
  exclusive = false,
  rows = PLANS,
}: {
  onAssign: (cells: readonly GridCell[], assigned: boolean) => void
  exclusive?: boolean
  rows?: typeof PLANS
}) {
  const [view, setView] = useState<GridView>(WHOLE_GRID)
  return (
    <AssignmentGrid
      label="Plans in empires"
      rows={rows}
      columns={EMPIRES}
      stored={STORED}
      current={CURRENT}
      onAssign={onAssign}
      view={view}
      onView={setView}
      rowWord="plan"
      columnsWord="Empires"
      groupsWord="Planets"
      exclusive={exclusive}
    />
  )
}

function setUp(exclusive = false) {
  const onAssign = vi.fn<(cells: readonly GridCell[], assigned: boolean) => void>()
  render(<Grid onAssign={onAssign} exclusive={exclusive} />)
  const cell = (name: string) => screen.getByRole('gridcell', { name })
  return { onAssign, cell, user: userEvent.setup() }
}
const pairs = (...all: string[]) =>
  all.map((pair) => ({ row: pair.split(' ')[0], column: pair.split(' ')[1] }))

describe('an assignment grid', () => {
  test('counts one row and several', async () => {
    const { user } = setUp()
    expect(screen.getByText(`${PLANS.length} plans`)).toBeTruthy()
    cleanup()
    render(<Grid onAssign={vi.fn()} rows={PLANS.slice(0, 1)} />)
    expect(screen.getByText('1 plan')).toBeTruthy()
    await user.type(screen.getByRole('textbox', { name: 'Search plans' }), 'nothing like it')
    expect(screen.getByText('Nothing matches your search and filters.')).toBeTruthy()
  })

  test('says of each cell what is stored and what is pending', () => {
    const { cell } = setUp()
    for (const name of [
      'Farm, Alpha: assigned',
      'Farm, Beta: assigned, not saved yet',
      'Mine, Alpha: removed, not saved yet',
      'Rig, Beta: not assigned',
    ]) {
      expect(cell(name)).toBeTruthy()
    }
  })

  test('a press and one key toggle a cell', async () => {
    const { onAssign, cell, user } = setUp()
    await user.click(cell('Rig, Beta: not assigned'))
    expect(onAssign).toHaveBeenLastCalledWith(pairs('rig beta'), true)
    await user.keyboard('{ArrowUp}{ArrowUp}{ArrowLeft} ')
    expect(onAssign).toHaveBeenLastCalledWith(pairs('farm alpha'), false)
    expect(onAssign).toHaveBeenCalledTimes(2)
  })

  test('one cell is in the tab order, and arrows stop at the edges', async () => {
    const { cell, user } = setUp()
    const grid = screen.getByRole('grid')
    expect(grid.querySelectorAll('[tabindex="0"]')).toHaveLength(1)
    await user.click(cell('Rig, Beta: not assigned'))
    await user.keyboard('{ArrowDown}{ArrowRight}{End}{PageDown}')
    expect(document.activeElement).toBe(cell('Rig, Beta: not assigned'))
    expect(grid.querySelectorAll('[tabindex="0"]')).toHaveLength(1)
  })

  test('Shift extends a selection, which one key assigns whole unless all of it is', async () => {
    const { onAssign, cell, user } = setUp()
    await user.click(cell('Farm, Alpha: assigned'))
    onAssign.mockClear()
    await user.keyboard('{Shift>}{ArrowRight}{ArrowDown}{/Shift}')
    expect(screen.getByText('4 cells selected')).toBeTruthy()
    await user.keyboard(' ')
    const all = pairs('farm alpha', 'farm beta', 'mine alpha', 'mine beta')
    expect(onAssign).toHaveBeenLastCalledWith(all, true)
    await user.click(screen.getByRole('button', { name: 'Remove' }))
    expect(onAssign).toHaveBeenLastCalledWith(all, false)
  })

  test('heads toggle what is shown of their row or column', async () => {
    const { onAssign, cell, user } = setUp()
    await user.click(cell('Farm, Alpha: assigned'))
    await user.keyboard('{ArrowUp} ')
    expect(onAssign).toHaveBeenLastCalledWith(pairs('farm alpha', 'mine alpha', 'rig alpha'), true)
    await user.type(screen.getByRole('textbox', { name: 'Search plans' }), 'UV-351')
    await user.click(cell('Mine, Beta: not assigned'))
    await user.keyboard('{ArrowUp} ')
    expect(onAssign).toHaveBeenLastCalledWith(pairs('mine beta', 'rig beta'), true)
    await user.keyboard('{ArrowDown}{ArrowLeft}{ArrowLeft} ')
    expect(onAssign).toHaveBeenLastCalledWith(pairs('mine alpha', 'mine beta'), true)
  })

  test('search and the filter for changes leave out rows, and can be cleared', async () => {
    const { user } = setUp()
    const rows = () =>
      screen
        .getAllByRole('rowheader')
        .map((head) => within(head).getByText(/Farm|Mine|Rig/).textContent)
    await user.click(screen.getByRole('checkbox', { name: 'Changes only' }))
    expect(rows()).toEqual(['Farm', 'Mine'])
    expect(screen.getByText('2 of 3 plans')).toBeTruthy()
    await user.type(screen.getByRole('textbox', { name: 'Search plans' }), 'nothing')
    await user.click(screen.getByRole('button', { name: 'Clear filters' }))
    expect(rows()).toEqual(['Farm', 'Mine', 'Rig'])
  })

  test('of an exclusive row the head clears, and a selection stays in one column', async () => {
    const { onAssign, cell, user } = setUp(true)
    await user.click(cell('Farm, Alpha: assigned'))
    await user.keyboard('{ArrowLeft} ')
    expect(onAssign).toHaveBeenLastCalledWith(pairs('farm alpha', 'farm beta'), false)
    await user.keyboard('{ArrowRight}{Shift>}{ArrowDown}{ArrowRight}{/Shift} ')
    expect(onAssign).toHaveBeenLastCalledWith(pairs('farm beta', 'mine beta'), true)
  })
})
