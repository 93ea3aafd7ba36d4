import type { Page } from '@playwright/test'
import { planningOf } from '../../scripts/stage/planning.ts'
import { expect, rememberSession, test } from './app.ts'
import { amountField, BAKERY } from './base-builder.ts'

/** The player takes this device in hand again. */
const lookAt = (page: Page) => page.evaluate(() => dispatchEvent(new Event('focus')))

const save = async (page: Page) => {
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('saved', { exact: true })).toBeVisible()
}

test('two devices: what one changed is shown on the other when it is looked at, and unsaved edits stay', async ({
  browser,
  host,
  player,
}) => {
  const { createPlan } = planningOf(host, player)
  const { uuid } = await createPlan({
    name: 'Travelling',
    planet_id: BAKERY.planet.planetid,
    faction: 'NONE',
    permits_used: 1,
    permits_total: 3,
    override_empire: false,
    ...BAKERY,
  })
  const open = async () => {
    const device = await browser.newContext({ baseURL: host.url })
    const page = await device.newPage()
    await rememberSession(page, player)
    await page.goto(`/plan/${BAKERY.planet.planetid}/${uuid}`)
    await expect(amountField(page, 'INC')).toHaveValue('7')
    return page
  }
  const [desk, laptop] = [await open(), await open()]

  await amountField(desk, 'INC').fill('9')
  await save(desk)
  await lookAt(laptop)
  await expect(amountField(laptop, 'INC')).toHaveValue('9')
  await expect(laptop.getByText('Changed on another device')).toBeVisible()
  await expect(desk.getByText('Changed on another device')).toHaveCount(0)

  await amountField(laptop, 'RIG').fill('22')
  await amountField(desk, 'INC').fill('10')
  await save(desk)
  await lookAt(laptop)
  await expect(laptop.getByText(/in another tab or on another computer/)).toBeVisible()
  await expect(amountField(laptop, 'RIG')).toHaveValue('22')
  await expect(amountField(laptop, 'INC')).toHaveValue('9')
  for (const page of [desk, laptop]) await page.context().close()
})
