import type { Locator, Page } from '@playwright/test'
import { askedPlanet, expect, PASSWORD, PLANET_NAMES, test } from './app.ts'
import { buildingRow } from './base-builder.ts'

const MOST_TABS = 60

/** Presses Tab until one of these has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target.first()).toBeVisible()
  const isFocused = () =>
    target.evaluateAll((elements) => elements.some((each) => each === document.activeElement))
  for (let tabs = 0; tabs < MOST_TABS; tabs++) {
    if (await isFocused()) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Not reached with ${MOST_TABS} tabs: ${target}`)
}

async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field)
  await page.keyboard.type(text)
}

test('from sign-up to a saved plan by keyboard alone', async ({ page }) => {
  test.slow()
  await page.goto('/')
  await tabTo(page, page.getByRole('button', { name: 'Create Account' }))
  await page.keyboard.press('Enter')
  const account = page.getByRole('form', { name: 'Create Account' })
  await typeInto(page, account.getByLabel('Username'), `keys${Date.now()}`)
  await typeInto(page, account.getByLabel('Password', { exact: true }), PASSWORD)
  const planet = PLANET_NAMES[await askedPlanet(page)] ?? ''
  await typeInto(page, account.getByLabel(/What is the name/), planet)
  await page.keyboard.press('Enter')

  await tabTo(page, page.getByRole('button', { name: 'Plan a base' }))
  await page.keyboard.press('Enter')
  const start = page.getByRole('form', { name: 'Plan a base' })
  await tabTo(page, start.getByRole('radio'))
  await page.keyboard.press('ArrowRight')
  await typeInto(
    page,
    start.getByRole('combobox', { name: 'Planet of your first base' }),
    'UV-351a',
  )
  await expect(page.getByRole('option', { name: /UV-351a/ })).toBeVisible()
  await page.keyboard.press('Enter')
  await tabTo(page, start.getByRole('button', { name: 'Start planning' }))
  await page.keyboard.press('Enter')

  await typeInto(page, page.getByRole('combobox', { name: 'Add building' }), 'FRM')
  await expect(page.getByRole('option', { name: /^FRM · / })).toBeVisible()
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('button', { name: 'Add recipe to FRM' }))
  await page.keyboard.press('Enter')
  const recipes = page.getByRole('dialog', { name: 'Recipes of FRM' })
  await expect(recipes.getByRole('searchbox')).toBeFocused()
  await page.keyboard.type('GRN')
  await expect(recipes.getByRole('row', { name: /GRN/ }).first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(recipes).toHaveCount(0)
  await expect(buildingRow(page, 'FRM')).toContainText('GRN')

  await page.keyboard.press('Control+s')
  await expect(page.getByRole('dialog', { name: 'Name this plan' })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/plan\/UV-351a\/[0-9a-f-]{36}$/)
  await expect(page.getByText('saved', { exact: true })).toBeVisible()
})
