import { loadStarterGameData } from '../../edge/gamedata/starter/starter-files.ts'
import { formatMoney } from '../../web/ui/format.ts'
import { expect, test } from './app.ts'

const { exchanges } = await loadStarterGameData()
const ask = exchanges.find(({ TickerId }) => TickerId === 'RAT.AI1')?.Ask ?? 0

test('a rule is made, checked at once, changed and deleted', async ({ loggedIn: page }) => {
  await page.goto('/alerts')
  await expect(page.getByText('No rule yet')).toBeVisible()
  const form = page.getByRole('form', { name: 'New rule' })
  await form.getByRole('combobox', { name: 'Material', exact: true }).fill('RAT')
  await page.getByRole('option', { name: /^RAT\b/ }).click()
  await form.getByLabel('Price', { exact: true }).fill('1')
  await form.getByRole('button', { name: 'Add rule' }).click()

  const row = page.getByRole('row', { name: /^RAT on AI1: Ask above 1\.00 \$/ })
  await expect(row).toContainText(`Ask is ${formatMoney(ask)} $`)
  await expect(page.getByText('This server does not fetch prices by itself')).toBeVisible()

  await row.getByRole('button', { name: /^Change RAT on AI1/ }).click()
  const change = page.getByRole('form', { name: 'Change rule' })
  await change.getByLabel('When it is').click()
  await page.getByRole('option', { name: 'below' }).click()
  await change.getByRole('button', { name: 'Save rule' }).click()
  await expect(page.getByRole('row', { name: /^RAT on AI1: Ask below 1\.00 \$/ })).toBeVisible()

  await page.reload()
  const kept = page.getByRole('row', { name: /^RAT on AI1: Ask below 1\.00 \$/ })
  await kept.getByRole('button', { name: /^Delete RAT on AI1/ }).click()
  await expect(page.getByText('No rule yet')).toBeVisible()
})
