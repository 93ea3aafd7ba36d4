import { ACCURATE } from '../../engine/game/constants/rules.ts'
import type { CxData } from '../../engine/game/cx.ts'
import type { MarketWeeks } from '../../engine/game/market-weeks.ts'
import { formatMoney } from '../../engine/game/number-format.ts'
import { recipeMovers } from '../../engine/roi/recipe-movers.ts'
import { planningOf } from '../../scripts/stage/planning.ts'
import { world } from '../../scripts/stage/world.ts'
import { violationsOf } from './accessibility.ts'
import { expect, test } from './app.ts'

test.use({ memory: 'nothing' })

const CX: CxData = {
  name: 'Antares',
  cx_empire: [{ type: 'BOTH', exchange: 'AI1_AVG' }],
  cx_planets: [],
  ticker_empire: [],
  ticker_planets: [],
}
/** Everything stood still but carbon, which rose by a tenth; nobody knows what aluminium did. */
const AI1: MarketWeeks[string] = Object.fromEntries(
  world.materials.ticker
    .filter((ticker) => ticker !== 'AL')
    .map((ticker) => [ticker, ticker === 'C' ? [110, 100] : [50, 50]]),
)

test('which recipes moved within a week, why, and where to make them; no data where nothing was synced', async ({
  loggedIn: page,
  player,
  host,
}) => {
  const { uuid } = await planningOf(host, player).createCx(CX)
  await page.goto(`/roi-overview?cx=${uuid}`)
  await page.getByRole('radio', { name: 'Moved in a week' }).click()
  await expect(page).toHaveURL(/view=week/)
  await expect(page.getByText('This server has not recorded two weeks of trade yet.')).toBeVisible()

  try {
    await host.db.batch(
      Object.entries(AI1).map(([ticker, [week, before]]) => ({
        sql: `insert into market_histories (ticker, exchange, fetched_at, average_7, traded_7,
                average_7_before, traded_7_before, traded_30)
              values (?, 'AI1', 0, ?, 1, ?, 1, 1)`,
        args: [ticker, week, before],
      })),
    )
    await page.evaluate(() => indexedDB.deleteDatabase('perigee-own'))
    await page.reload()
    const weeks = { AI1, UNIVERSE: AI1 }
    const { movers, unknown } = recipeMovers(world, {
      planetNaturalId: 'OT-580b',
      cx: CX,
      rules: ACCURATE,
      weeks,
    })
    const [most] = movers
    expect(unknown).toBeGreaterThan(0)
    const table = page.getByRole('table', { name: 'recipes that moved' })
    const first = table.locator('tbody tr[data-row]').first()
    await expect(first).toContainText(formatMoney(Math.abs(most!.now - most!.before)))
    await expect(first).toContainText(most!.buildingTicker)
    await expect(first).toContainText('+10.0%')
    await expect(page.getByText(`${unknown} left out`)).toBeVisible()
    expect(await violationsOf(page, { within: 'main' })).toEqual([])
    await first.getByRole('link', { name: 'Best planets' }).click()
    await expect(page).toHaveURL(/\/atlas\?.*recipe=/)
  } finally {
    await host.db.execute('delete from market_histories')
  }
})
