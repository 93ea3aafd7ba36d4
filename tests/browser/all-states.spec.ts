import { expect, rememberSession, test } from './app.ts'
import { forgetAccount } from './device.ts'
import { expectFailures } from './page-states.ts'
import { patient } from './patience.ts'

/** The pages of a player that show something of their own or of the game, without those of `states.spec.ts`. */
const PAGES = [
  '/today',
  '/alerts',
  '/updates',
  '/manage',
  '/exchanges',
  '/market-exploration',
  '/arbitrage',
  '/atlas',
  '/resource-roi-overview?material=FEO',
  '/hq-upgrade-calculator',
  '/government',
  '/production-chain?material=RAT',
  '/fio/repair',
  '/best-empire',
  '/ships',
  '/contracts',
  '/compare',
]

test('every page says that the server failed, and loads again', async ({
  loggedIn,
  context,
  device,
  player,
}) => {
  test.slow()
  // The game is known from an earlier visit, nothing of the player's is.
  await loggedIn.goto('/atlas')
  await expect(loggedIn.locator('tbody tr[data-row]').first()).toBeVisible({
    timeout: patient(30_000),
  })
  await loggedIn.close()
  await forgetAccount(device)
  const page = await context.newPage()
  await rememberSession(page, player)
  await expectFailures(page, PAGES)
})
