import { repairBill, shipOf } from '../../engine/ships/blueprint.ts'
import { SHIP_DESIGNS } from '../../engine/ships/design-parts.ts'
import { formatAmount, formatWhole } from '../../web/ui/format.ts'
import { world } from '../engine/world.ts'
import { expect, test } from './app.ts'

const { materials } = world
const weightOf = (ticker: string) => materials.weight[materials.indexOf.get(ticker)!]!

test('a ship is put together from its parts, compared, priced and kept', async ({
  loggedIn: page,
}) => {
  await page.goto('/ships')
  await page.getByRole('combobox', { name: 'Ship', exact: true }).click()
  await page.getByRole('option', { name: /^WCB, 3,000 t/ }).click()
  const parts = page.getByRole('group', { name: 'Parts of the ship' })
  await parts.getByRole('combobox', { name: 'Engine' }).click()
  await page.getByRole('option', { name: /^HTE/ }).click()
  await expect(page).toHaveURL(/parts=HTE-SSL-RCT-SFL-WCB-BHP/)

  const design = { ...SHIP_DESIGNS.get('WCB')!, engine: 'HTE' as const }
  const ship = shipOf(design, weightOf)
  const figures = page.getByRole('table', { name: 'Figures of the ships' })
  await expect(figures.getByRole('row', { name: /^Empty mass/ })).toContainText(
    `${formatAmount(ship.emptyMass)} t`,
  )
  await page.getByRole('combobox', { name: 'Compare with' }).click()
  await page.getByRole('option', { name: /^HCB, 5,000 t/ }).click()
  await expect(figures.getByRole('row', { name: /^Hold/ })).toContainText(
    '5,000 t / 5,000 m³ ★ best',
  )

  const bill = page.getByRole('table', { name: 'Bill of the ship' })
  const plates = ship.bill.get('BHP')!
  const asked = world.exchanges.get('AI1')!.prices.Ask[materials.indexOf.get('BHP')!]!
  await expect(bill.getByRole('row', { name: /^BHP/ })).toContainText(formatWhole(plates * asked))
  await page.getByRole('spinbutton', { name: 'Damage of the hull' }).fill('20')
  const repair = page.getByRole('table', { name: 'Bill of the repair' })
  await expect(repair.getByRole('row', { name: /^SSC/ })).toContainText(
    String(repairBill(ship, 'BHP', 0.2).get('SSC')),
  )

  await page.getByRole('button', { name: 'Save as new' }).click()
  await expect(page.getByText('A ship needs a name')).toBeVisible()
  await page.getByRole('textbox', { name: 'Name of the design' }).fill('Mule')
  await page.getByRole('button', { name: 'Save as new' }).click()
  await expect(page).toHaveURL(/ship=d1/)
  await page.goto('/ships?ship=d1')
  await expect(page.getByRole('combobox', { name: 'Ship', exact: true })).toContainText('Mule')
  await expect(parts.getByRole('combobox', { name: 'Engine' })).toContainText('HTE')
})
