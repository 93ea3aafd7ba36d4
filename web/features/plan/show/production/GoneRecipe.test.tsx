import { configure, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { queryClient } from '../../../../api/query-client.ts'
import { gameDataReady } from '../../../../data/game-data-ready.ts'
import { gameQueries } from '../../../../data/game-queries.ts'
import { openGame } from '../../../../data/testing/game-server.ts'
import { BlankCockpit } from '../testing/BlankCockpit.tsx'

// Figures come from a real engine, on a machine that may be busy.
configure({ asyncUtilTimeout: 10_000 })

test('a recipe that the game no longer has says so, and the nearest one is a press away', async () => {
  const game = await openGame({ 'GET /empire/': () => Response.json([]) })
  await gameDataReady({ planets: ['KW-688c'] })
  const site = await queryClient.fetchQuery(gameQueries.planet('KW-688c'))
  const active_recipes = ['SME#9xFEO=>2xFE', 'SME#1xFEO=>1xFE'].map((recipeid) => ({
    recipeid,
    amount: 1,
  }))
  const begun = {
    infrastructure: [{ building: 'HB1' as const, amount: 1 }],
    buildings: [{ name: 'SME', amount: 1, active_recipes }],
  }
  render(<BlankCockpit site={site} begun={begun} />)
  const lines = await screen.findByRole('list', { name: 'Recipes of SME' })
  expect(await within(lines).findByText('Not in the game any more.')).toBeDefined()
  const [, second] = within(lines).getAllByRole('listitem')
  // The calculation skips the first one, and the second keeps its own figures.
  expect(await within(second!).findByText('100%')).toBeDefined()
  await userEvent.click(within(lines).getByRole('button', { name: 'Use 1×FEO → 1×FE' }))
  expect(within(lines).queryByText('Not in the game any more.')).toBeNull()
  expect(await within(lines).findAllByText('50%')).toHaveLength(2)
  game.close()
})
