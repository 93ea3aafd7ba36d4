import { loadStarterGameData } from '../../edge/gamedata/starter/starter-files.ts'
import { formatMoney } from '../../engine/game/number-format.ts'
import { expect, test } from './app.ts'

const { exchanges } = await loadStarterGameData()
const ask = exchanges.find(({ TickerId }) => TickerId === 'RAT.AI1')?.Ask ?? 0

test('a rule is made, checked at once, changed and deleted', async ({ loggedIn: page }) => {
  await page.goto('/alerts')
  await expect(page.getByText('No rule yet')).toBeVisible()
  const form = page.getByRole('form', { name: 'New rule' })
  await page.getByRole('button', { name: 'A storage is over 90 % full' }).click()
  await expect(form.getByRole('spinbutton', { name: 'Filled more than' })).toHaveValue('90')
  await page.getByRole('button', { name: 'A price rises above a limit' }).click()
  await form.getByRole('combobox', { name: 'Material', exact: true }).fill('RAT')
  await page.getByRole('option', { name: /^RAT\b/ }).click()
  await form.getByLabel('Price', { exact: true }).fill('1')
  await form.getByRole('button', { name: 'Add rule' }).click()

  const row = page.getByRole('row', { name: /^RAT on AI1: Ask above 1\.00 \$/ })
  await expect(row).toContainText(`Ask is ${formatMoney(ask)} $`)
  await expect(page.getByText('This server does not fetch prices by itself')).toBeVisible()

  await row.getByRole('button', { name: /^Change RAT on AI1/ }).click()
  const change = page.getByRole('form', { name: 'Change rule' })
  await change.getByLabel('Notify when it is').click()
  await page.getByRole('option', { name: 'below' }).click()
  await change.getByRole('button', { name: 'Save rule' }).click()
  await expect(page.getByRole('row', { name: /^RAT on AI1: Ask below 1\.00 \$/ })).toBeVisible()

  await page.reload()
  const kept = page.getByRole('row', { name: /^RAT on AI1: Ask below 1\.00 \$/ })
  await kept.getByRole('button', { name: /^Delete RAT on AI1/ }).click()
  await expect(page.getByText('No rule yet')).toBeVisible()
})

test('where the host sends no notifications and the address is not verified, the page says so', async ({
  loggedIn: page,
}) => {
  await page.goto('/alerts')
  await expect(
    page.getByRole('region', { name: 'Browser notifications', exact: true }),
  ).toContainText('Not available on this server.')
  await expect(page.getByRole('checkbox', { name: 'Mail me' })).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'Notify my browsers' })).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Mails', exact: true })).toContainText(
    'They need a verified address in your profile',
  )
  await page.getByRole('button', { name: 'Send a test' }).click()
  await expect(page.getByText('There is nowhere to send a test to yet.')).toBeVisible()
})

test('the link of a mail stops mails without a log-in', async ({ page, host, player }) => {
  const { code } = await host.nextMail(player.email)
  const call = (path: string, method: string, body?: unknown) =>
    host.fetch(`/api/v1${path}`, {
      method,
      headers: {
        Authorization: `Bearer ${player.tokens.access_token}`,
        'Content-Type': 'application/json',
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
  await call('/user/verify_email', 'POST', { code })
  await call('/alerts/test', 'POST')
  const { text } = await host.nextMail(player.email)
  const link = new URL(/https?:\S+stop-alert-mail\?token=\S+/.exec(text)![0])
  await page.goto(link.pathname + link.search)
  await page.getByRole('button', { name: 'Stop mails' }).click()
  await expect(page.getByText('You get no more mails of alerts. Your rules stay.')).toBeVisible()
  expect(await (await call('/alerts', 'GET')).json()).toMatchObject({ is_mail_stopped: true })

  await page.goto('/stop-alert-mail?token=1.forged')
  await page.getByRole('button', { name: 'Stop mails' }).click()
  await expect(page.getByText('This link is not valid any more, or never was.')).toBeVisible()
})
