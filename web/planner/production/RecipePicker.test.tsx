import { configure, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { queryClient } from '../../api/query-client.ts'
import { gameDataReady } from '../../economy/economy.ts'
import { gameQueries } from '../../economy/game-queries.ts'
import { openGame } from '../../economy/testing/game-server.ts'
import { BlankCockpit } from '../testing/BlankCockpit.tsx'
// The dialog is loaded when it is opened; here it is there already.
import './RecipePicker.tsx'

// Answers come from a real engine, on a machine that may be busy.
configure({ asyncUtilTimeout: 10_000 })

test('the recipes to choose from come with their figures and derivations', async () => {
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
  await userEvent.click(screen.getByRole('button', { name: /^Choose recipe instead/ }))
  const dialog = await screen.findByRole('dialog', { name: 'Recipes of SME' })
  const row = await within(dialog).findByRole('row', { name: /FEO/ })
  expect(
    await within(row).findByRole('button', { name: /under the corrected rules$/ }),
  ).toBeDefined()
  const revenue = within(row)
    .getAllByRole('button')
    .find((figure) => figure.getAttribute('aria-description') === 'Derive daily revenue')
  await userEvent.click(revenue!)
  expect(await screen.findByText('Value of the runs')).toBeDefined()
  game.close()
})
