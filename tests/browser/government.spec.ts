import { ACCURATE } from '../../engine/game/constants/rules.ts'
import { formatMoney, formatWhole } from '../../engine/game/number-format.ts'
import { resolvePrices } from '../../engine/market/prices.ts'
import { cheapestService, populationUpkeep } from '../../engine/planets/government.ts'
import { gatewayBill } from '../../engine/supply/gateway.ts'
import { world } from '../../scripts/stage/world.ts'
import { expect, test } from './app.ts'

const prices = resolvePrices(world, null, null, ACCURATE)
const upkeeps = populationUpkeep(world, prices)

test('a governor finds the cheapest buildings for the people, and what a gateway takes', async ({
  loggedIn: page,
}) => {
  await page.goto('/government')
  await page.getByRole('spinbutton', { name: 'Safety' }).fill('900')
  await page.getByRole('spinbutton', { name: 'Health' }).fill('100')
  const cheapest = cheapestService(upkeeps, { safety: 900, health: 100 })!
  const found = page.getByRole('table', { name: 'Cheapest buildings' })
  await expect(found.locator('tfoot')).toContainText(formatMoney(cheapest.cost))
  for (const { ticker } of cheapest.buildings) await expect(found).toContainText(`${ticker} · `)
  await page.getByRole('spinbutton', { name: 'Health' }).fill('9000')
  await expect(page.getByText(/serve no more than .* at level 1\./)).toBeVisible()

  await page.getByRole('radio', { name: 'Education' }).check({ force: true })
  const library = page
    .getByRole('table', { name: 'Buildings for education' })
    .getByRole('row', { name: /^LIB · Library/ })
  await expect(library).toContainText('materials disputed')

  await page.getByRole('spinbutton', { name: 'Capacity upgrades' }).fill('3')
  const bill = gatewayBill(world, prices, { capacity: 3, volume: 0, range: 0 })
  const table = page.getByRole('table', { name: 'Bill of a gateway end' })
  await expect(table.locator('tfoot')).toContainText(formatMoney(bill.totals.cost))
  const plates = bill.rows.find(({ ticker }) => ticker === 'SP')!
  await expect(table).toContainText(formatWhole(plates.amount))
  await expect(page.getByText(/per day or per week \(sources differ\)/)).toBeVisible()
  await page.getByRole('spinbutton', { name: 'Volume upgrades' }).fill('3')
  await expect(page.getByRole('alert')).toHaveText(
    'A gateway takes 5 upgrades at most; these are 6.',
  )
  await page.getByRole('spinbutton', { name: 'Volume upgrades' }).fill('0')
  await expect(page).not.toHaveURL(/volume=/)
  const governing = page.url()
  await page.getByRole('link', { name: 'Ask the advisor for SP', exact: true }).click()
  await expect(page).toHaveURL(/\/advisor\?.*want=SP/)

  await page.goto(governing)
  await page.getByRole('link', { name: 'Ask the advisor for the bases' }).click()
  await expect(page.getByRole('radio', { name: 'Gateway end' })).toBeChecked()
  const upgrades = page.getByRole('spinbutton', { name: 'Capacity upgrades' })
  await expect(upgrades).toHaveValue('3')
  await expect(page.getByRole('spinbutton', { name: 'Built within' })).toHaveValue('30')
  await expect(page.getByText(/for a day or for a week: choose which/)).toBeVisible()
  const ask = page.getByRole('button', { name: 'Find the cheapest way' })
  await expect(ask).not.toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('spinbutton', { name: 'Range upgrades' }).fill('3')
  await expect(page.getByRole('alert')).toHaveText(
    'A gateway takes 5 upgrades at most; these are 6.',
  )
  await expect(ask).toHaveAttribute('aria-disabled', 'true')
})
