import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { RankedBars } from './RankedBars.tsx'

const lines = () =>
  within(screen.getByRole('table', { name: 'Profit of plans' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent).join('|'))

const show = (values: readonly (readonly [string, number])[], most?: number) =>
  render(
    <RankedBars
      label="Profit of plans"
      barLabel="Plan"
      valueLabel="Profit"
      bars={values.map(([label, value]) => ({ label, value }))}
      most={most}
    />,
  )

test('gains and losses each have shares of their own sum; what is no figure comes last', () => {
  show([
    ['B', -50],
    ['N', Number.NaN],
    ['A', 300],
    ['C', 100],
    ['Z', 0],
  ])
  expect(lines()).toEqual([
    'A||300.00|75.0%',
    'C||100.00|25.0%',
    'Z||0.00|0.0%',
    'B||−50.00|100.0%',
    'N||—|—',
  ])
})

test('beyond the first few the rest waits behind a button', async () => {
  show(
    [
      ['A', 3],
      ['B', 2],
      ['C', 1],
    ],
    2,
  )
  expect(lines()).toHaveLength(2)
  await userEvent.click(screen.getByRole('button', { name: 'Show all 3' }))
  expect(lines()).toHaveLength(3)
})

test('all zero shows no share instead of a division by zero', () => {
  show([['A', 0]])
  expect(lines()).toEqual(['A||0.00|—'])
})
