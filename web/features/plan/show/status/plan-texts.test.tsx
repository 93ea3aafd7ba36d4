import { configure, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import type { PlanWrite } from '../../../../../engine/game/plan.ts'
import { queryClient } from '../../../../api/query-client.ts'
import { gameDataReady } from '../../../../data/game-data-ready.ts'
import { gameQueries } from '../../../../data/game-queries.ts'
import { openGame } from '../../../../data/testing/game-server.ts'
import { BlankCockpit } from '../testing/BlankCockpit.tsx'

// Figures come from a real engine, on a machine that may be busy.
configure({ asyncUtilTimeout: 10_000 })

afterEach(() => void vi.unstubAllGlobals())

async function open(begun?: Partial<PlanWrite>) {
  await openGame({ 'GET /empire/': () => Response.json([]) })
  await gameDataReady({ planets: ['KW-688c'] })
  const site = await queryClient.fetchQuery(gameQueries.planet('KW-688c'))
  render(<BlankCockpit site={site} begun={begun} />)
}

async function warnings() {
  await userEvent.click(await screen.findByRole('button', { name: /^\d+ warnings?:/ }))
  const list = await screen.findByRole('dialog', { name: /^\d+ warnings?$/ })
  return within(list)
    .getAllByRole('listitem')
    .map((item) => item.firstElementChild?.textContent)
}

test('an empty plan says what there is to do', async () => {
  await open()
  expect(await screen.findByText('No buildings yet.')).toBeDefined()
  expect(await screen.findByText('Nothing goes in or out.')).toBeDefined()
  expect(screen.getByText('Nobody works here yet.')).toBeDefined()
})

test('what the game data does not have is named, and the rest is calculated', async () => {
  await open({
    infrastructure: [{ building: 'HB1', amount: 1 }],
    buildings: [
      { name: 'SME', amount: 1, active_recipes: [{ recipeid: 'SME#gone', amount: 1 }] },
      { name: 'HB1', amount: 1, active_recipes: [] },
      { name: 'OLD', amount: 1, active_recipes: [] },
    ],
  })
  const texts = await warnings()
  expect(texts).toContain('Unable to find recipe info for SME with recipe id SME#gone')
  expect(texts).toContain(
    'No recipe data: Building HB1. Ensure ticker is valid and game data has been loaded.',
  )
  expect(texts).toContain('Building OLD not available.')
  expect(texts).toContain(
    'Exchange data for ticker DW not found. Ensure game data is loaded and ticker is valid.',
  )
  expect(screen.getAllByText('No Active Recipes')).toHaveLength(2)
})

test('the cure of too large a base is calculated while the warnings are open', async () => {
  await open({
    infrastructure: [{ building: 'HB1', amount: 8 }],
    buildings: [
      {
        name: 'SME',
        amount: 60,
        active_recipes: [{ recipeid: 'SME#1xFEO=>1xFE', amount: 1 }],
      },
    ],
  })
  await warnings()
  const cure = await screen.findByRole('button', {
    name: /^Reduce SME to \d+, with 3 permits: [+−][\d,.]+ \$\/day$/,
  })
  await userEvent.click(cure)
  const amount = / to (\d+),/.exec(cure.textContent ?? '')![1]
  await waitFor(() => expect(screen.queryByText(/area more than/)).toBeNull())
  await userEvent.keyboard('{Escape}')
  expect(await screen.findByDisplayValue(amount!)).toBeDefined()
})

test('a recipe line says what becomes of what, and what a day of it brings', async () => {
  await open({
    infrastructure: [{ building: 'HB1', amount: 4 }],
    buildings: [
      { name: 'SME', amount: 4, active_recipes: [{ recipeid: 'SME#1xFEO=>1xFE', amount: 1 }] },
    ],
  })
  const lines = await screen.findByRole('list', { name: 'Recipes of SME' })
  await within(lines).findByText(/a day$/)
  expect(lines.textContent).toMatch(
    /^FEO\d+→FE\d+.*h.*\d+%[\d.]+ a day([\d.,]+% of daily volume|not traded|not known)[+−][\d,]+\s*\$\/day/,
  )
  await userEvent.click(screen.getByRole('button', { name: 'SME' }))
  const facts = await screen.findByRole('dialog', { name: 'One SME' })
  expect(facts.textContent).toContain('Pioneers')
  expect(within(facts).getByRole('list', { name: 'Construction materials' })).toBeDefined()
})

test('a tier of workers says how many places are left, or are too few', async () => {
  await open({
    infrastructure: [{ building: 'HB1', amount: 1 }],
    buildings: [{ name: 'SME', amount: 1, active_recipes: [] }],
  })
  const row = await screen.findByRole('row', { name: /^Pioneers.* left/ })
  const [needed, housed] = within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => Number.parseInt(textContent ?? '', 10))
  expect(housed).toBe(100)
  expect(within(row).getByTitle(`${housed! - needed!} left`)).toBeDefined()
})
