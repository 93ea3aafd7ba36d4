import { configure, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { listingOf } from '../../../../../engine/universe/recipes.ts'
import { recipe } from '../../../../../tests/engine/tiny.ts'
import { queryClient } from '../../../../api/query-client.ts'
import { gameDataReady } from '../../../../data/game-data-ready.ts'
import { gameQueries } from '../../../../data/game-queries.ts'
import { openGame } from '../../../../data/testing/game-server.ts'
import { setPreference } from '../../../../session/preferences.ts'
import { BlankCockpit } from '../testing/BlankCockpit.tsx'
// The dialog is loaded lazily; importing it here loads it before the tests.
import { fedFirst } from './RecipePicker.tsx'

// Answers come from a real engine, on a machine that may be busy.
configure({ asyncUtilTimeout: 10_000 })

afterEach(() => setPreference('figures', 'accurate'))

test('the recipes to choose from come with their figures and derivations', async () => {
  setPreference('figures', 'classic')
  const game = await openGame({
    'GET /empire/': () => Response.json([]),
  })
  await gameDataReady({ planets: ['KW-688c'] })
  const site = await queryClient.fetchQuery(gameQueries.planet('KW-688c'))
  await queryClient.fetchQuery(gameQueries.buildings())
  await queryClient.fetchQuery(gameQueries.recipes())
  render(<BlankCockpit site={site} />)
  await userEvent.click(screen.getByRole('combobox', { name: 'Add building' }))
  await userEvent.keyboard('SME{Enter}')
  await userEvent.click(await screen.findByRole('button', { name: 'Add recipe to SME' }))
  const dialog = await screen.findByRole('dialog', { name: 'Recipes of SME' })
  const row = await within(dialog).findByRole('row', { name: /FEO/ })
  expect(
    await within(row).findByRole('button', { name: /under the Accurate rules$/ }),
  ).toBeDefined()
  const revenue = within(row)
    .getAllByRole('button')
    .find((figure) => figure.getAttribute('aria-description') === 'Derive daily revenue')
  await userEvent.click(revenue!)
  expect(await screen.findByText('Value of the runs')).toBeDefined()
  game.close()
})

test('what the base feeds comes first, then what earns most', () => {
  const option = (id: string, inputs: readonly string[], dailyRevenue: number) => ({
    ...listingOf(recipe('FP', id, Object.fromEntries(inputs.map((ticker) => [ticker, 1])), {})),
    dailyRevenue,
  })
  const options = [
    option('rich', ['X'], 9),
    option('partly', ['A', 'X'], 1),
    option('poor', ['X'], 2),
    option('fed', ['A'], -3),
    option('free', [], 5),
  ]
  const flows = [
    { ticker: 'A', output: 4 },
    { ticker: 'X', output: 0 },
  ]
  expect(fedFirst(options, flows).map(({ RecipeId, fed }) => [RecipeId, fed])).toEqual([
    ['FP#fed', 1],
    ['FP#partly', 0.5],
    ['FP#rich', 0],
    ['FP#free', 0],
    ['FP#poor', 0],
  ])
})
