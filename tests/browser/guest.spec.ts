import { expect, logInBy, PASSWORD, test } from './app.ts'

test('a visitor tries everything without an account, keeps it, and finds it again after a new login', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Try it without an account' }).click()
  await expect(page).toHaveURL(/\/empire\/?/)
  await expect(page.getByRole('link', { name: 'Promitor Farm' })).toBeVisible()
  // Burn and repair can be seen too, on made-up data.
  const navigation = page.getByRole('navigation', { name: 'Main' })
  await expect(navigation.getByRole('link', { name: 'FIO Burn' })).toBeVisible()

  // A contract of the example, with its worth and the ships that can bring the goods.
  await navigation.getByRole('link', { name: 'Fleet' }).click()
  await page.getByRole('link', { name: 'Contracts', exact: true }).click()
  const contract = page.getByRole('region', { name: 'Rations for Demeter' })
  await expect(contract).toContainText('0 of 2 done')
  await expect(contract.getByRole('button', { name: /^Reserve 300 RAT/ })).toBeVisible()

  // The cash of the example is the budget of the advisor in one click.
  await navigation.getByRole('link', { name: 'Advisor' }).click()
  await page.getByRole('button', { name: /^Use your cash: 508,500 \$/ }).click()
  await expect(page.getByLabel('Most construction cost')).toHaveValue(/^508,?500$/)

  // Tools reckon with the prices of the example, and there is no password to change yet.
  await navigation.getByRole('link', { name: 'Profile' }).click()
  await expect(page.getByRole('combobox', { name: 'Default Empire' })).not.toHaveText('None')
  await expect(page.getByRole('combobox', { name: 'Default CX' })).not.toHaveText('None')
  await expect(page.getByRole('form', { name: 'Change Profile' })).toBeVisible()
  await expect(page.getByRole('form', { name: 'Change Password' })).toHaveCount(0)

  await page
    .getByRole('region', { name: 'Welcome' })
    .getByRole('button', { name: 'Create account' })
    .click()
  const form = page.getByRole('form', { name: 'Create account' })
  const username = `kept${Date.now()}`
  await form.getByLabel('Username').fill(username)
  await form.getByLabel('Password', { exact: true }).fill('short')
  await expect(form.getByRole('button', { name: 'Create account' })).toBeDisabled()
  await form.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await form.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText(`Welcome, ${username}! Everything here is yours now.`)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Create account' })).toHaveCount(0)
  await expect(page.getByRole('form', { name: 'Change Password' })).toBeVisible()

  await navigation.getByRole('button', { name: 'Logout' }).click()
  await logInBy(page, username)
  await expect(page.getByRole('link', { name: 'Promitor Farm' })).toBeVisible()
})

test.describe('at the first visit', () => {
  test.use({ memory: 'nothing' })

  test('in a browser without space everything is calculated all the same', async ({
    page,
    host,
  }) => {
    const cdp = await page.context().newCDPSession(page)
    await cdp.send('Storage.overrideQuotaForOrigin', { origin: host.url, quotaSize: 60_000 })
    await page.goto('/')
    await page.getByRole('button', { name: 'Try it without an account' }).click()
    await expect(page.getByText('This browser does not let the page store data')).toBeVisible()
    await page.getByRole('link', { name: 'Promitor Farm' }).click()
    await expect(page.getByRole('region', { name: 'Plan figures' })).toContainText(
      /Profit[+−]?[1-9]/,
    )
  })
})
