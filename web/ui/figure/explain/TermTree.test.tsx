import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { fromPlan, given, product, sum, type Term } from '../../../../engine/explain/term.ts'
import { TermTree } from './TermTree.tsx'

const NOW = Date.UTC(2026, 0, 1)
const price = (listed: boolean, asOf?: string): Term =>
  given(
    'Selling price of DW',
    77,
    '$/unit',
    {
      kind: 'price',
      value: 77,
      level: 'fallback',
      preference: undefined,
      row: { exchange: 'AI1', field: 'Ask', tickerId: 'DW.AI1', listed, ...(asOf && { asOf }) },
      diagnostic: undefined,
    },
    'fallback: Ask of DW.AI1',
  )
const REVENUE = sum('Revenue', '$/day', [
  product('DW sold', '$/day', [fromPlan('DW made', 20.125, 'units/day'), price(true)]),
  fromPlan('Other', 10, '$/day'),
])
const pruned = (term: Term): Term => ({
  ...term,
  terms: term.terms.map((below) => ({ ...below, terms: [] })),
})

const names = () => screen.getAllByRole('treeitem').map((row) => row.children[1]?.textContent)
const row = (name: string) => screen.getByRole('treeitem', { name: new RegExp(`^${name}`) })

test('shows formula, value, unit, source and age', async () => {
  render(<TermTree root={REVENUE} now={NOW} updatedAt={() => NOW - 7_200_000} />)
  expect(row('Revenue').textContent).toBe('Revenue1,559.63 $/day= DW sold + Other')
  await userEvent.click(row('DW sold'))
  expect(row('Selling price of DW').textContent).toBe(
    'Selling price of DW77.00 $/unitPrice: fallback: Ask of DW.AI1 · updated 2 h ago',
  )
})

test('a price whose row names its day is of that day, not of the time of the list', () => {
  render(<TermTree root={price(true, '2025-12-08')} now={NOW} updatedAt={() => NOW - 7_200_000} />)
  expect(row('Selling price of DW').textContent).toBe(
    'Selling price of DW77.00 $/unitPrice: fallback: Ask of DW.AI1 · of 8 Dec 2025',
  )
})

test('a price without an exchange row says so', () => {
  render(<TermTree root={price(false)} />)
  expect(screen.getByText('DW.AI1 is not listed and counts as 0.')).toBeTruthy()
})

test('is walked and opened by keyboard', async () => {
  render(<TermTree root={REVENUE} />)
  expect(names()).toEqual(['Revenue', 'DW sold', 'Other'])
  await userEvent.tab()
  expect(document.activeElement).toBe(row('Revenue'))
  await userEvent.keyboard('{ArrowDown}{ArrowRight}')
  expect(names()).toEqual(['Revenue', 'DW sold', 'DW made', 'Selling price of DW', 'Other'])
  await userEvent.keyboard('{ArrowRight}')
  expect(document.activeElement).toBe(row('DW made'))
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
  expect(document.activeElement).toBe(row('DW sold'))
  expect(row('DW sold').getAttribute('aria-expanded')).toBe('false')
  await userEvent.keyboard('{End}')
  expect(document.activeElement).toBe(row('Other'))
  await userEvent.keyboard('{*}')
  expect(names()).toHaveLength(5)
})

test('a level is loaded once, when it is opened', async () => {
  const loadLevel = vi.fn(async () => pruned(REVENUE.terms[0] as Term))
  render(<TermTree root={pruned(REVENUE)} loadLevel={loadLevel} />)
  expect(loadLevel).not.toHaveBeenCalled()
  await userEvent.click(row('DW sold'))
  await waitFor(() => expect(names()).toHaveLength(5))
  expect(loadLevel).toHaveBeenCalledWith([0], expect.any(AbortSignal))
  await userEvent.click(row('DW sold'))
  await userEvent.click(row('DW sold'))
  expect(names()).toHaveLength(5)
  expect(loadLevel).toHaveBeenCalledTimes(1)
})

test('a level that fails can be asked for again', async () => {
  const loadLevel = vi
    .fn(async () => pruned(REVENUE.terms[0] as Term))
    .mockRejectedValueOnce(new Error('offline'))
  render(<TermTree root={pruned(REVENUE)} loadLevel={loadLevel} />)
  await userEvent.click(row('DW sold'))
  expect(await screen.findByText(/could not be loaded/)).toBeTruthy()
  await userEvent.click(row('DW sold'))
  await waitFor(() => expect(names()).toHaveLength(5))
})

test('closing the tree stops what is still loading', async () => {
  const signals: AbortSignal[] = []
  const loadLevel = (_path: unknown, signal: AbortSignal) => {
    signals.push(signal)
    return new Promise<Term>(() => undefined)
  }
  const { unmount } = render(<TermTree root={pruned(REVENUE)} loadLevel={loadLevel} />)
  await userEvent.click(row('DW sold'))
  unmount()
  expect(signals.map((signal) => signal.aborted)).toEqual([true])
})

test('copies the open levels with full figures', async () => {
  const user = userEvent.setup()
  render(<TermTree root={REVENUE} now={NOW} updatedAt={() => NOW - 7_200_000} />)
  await user.click(screen.getByRole('button', { name: 'Open all' }))
  await user.click(screen.getByRole('button', { name: 'Copy: derivation of Revenue' }))
  expect(await navigator.clipboard.readText()).toBe(
    [
      'Revenue: 1559.625 $/day = DW sold + Other',
      '  DW sold: 1549.625 $/day = DW made × Selling price of DW',
      '    DW made: 20.125 units/day [Plan · updated 2 h ago]',
      '    Selling price of DW: 77 $/unit [Price: fallback: Ask of DW.AI1 · updated 2 h ago]',
      '  Other: 10 $/day [Plan · updated 2 h ago]',
    ].join('\n'),
  )
})
