import { expect, logInBy, PASSWORD, signUpBy, test } from './app.ts'

test('sign up, log in, edit the profile, verify the email, create keys, log out', async ({
  page,
  host,
}) => {
  const username = `journey${Date.now()}`
  const email = `${username}@example.org`

  await page.goto('/')
  await expect(page).toHaveTitle(/^Perigee/)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await signUpBy(page, { username, email })
  await expect(page).toHaveURL(/\/empire\/?$/)
  await expect(page.getByRole('heading', { name: 'Empire', level: 1 })).toBeVisible()
  await expect(page.getByText(`Welcome, ${username}! Registration successful.`)).toBeVisible()
  const navigation = page.getByRole('navigation', { name: 'Main' })
  await expect(navigation.getByRole('link', { name: 'FIO Burn' })).toHaveCount(0)

  await navigation.getByRole('link', { name: 'Profile' }).click()
  await expect(page).toHaveTitle('Profile · Perigee')
  const profile = page.getByRole('form', { name: 'Change Profile' })
  await expect(profile.getByLabel('Email', { exact: true })).toHaveValue(email)
  await profile.getByLabel('FIO API Key').fill('  a1b2 c3d4 ')
  await profile.getByLabel('PrUn Username').fill('Pilot')
  const update = profile.getByRole('button', { name: 'Update Profile' })
  await update.click()
  await expect(profile.getByLabel('FIO API Key')).toHaveValue('a1b2c3d4')
  await expect(navigation.getByRole('link', { name: 'FIO Burn' })).toBeVisible()
  await expect(page.getByText('FIO Active').first()).toBeVisible()

  const { code } = await host.nextMail(email)
  await page.goto(`/verify-email?code=${code}`)
  await expect(page.getByLabel('Verification code')).toHaveValue(code)
  await page.getByRole('button', { name: 'Verify' }).click()
  await expect(page.getByText('Email address verified.')).toBeVisible()

  await page.goto('/api')
  const creation = page.getByRole('form', { name: 'Create API Key' })
  for (const name of ['sheet', 'bot', 'phone', 'script', 'spare']) {
    await creation.getByLabel('Key name').fill(name)
    await creation.getByRole('button', { name: 'Create API Key' }).click()
    await expect(page.getByRole('rowheader', { name })).toBeVisible()
  }
  await expect(creation).toHaveCount(0)
  await expect(page.getByText("You're allowed up to 5 API Keys.")).toBeVisible()

  await page.getByRole('button', { name: 'Delete key spare' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('rowheader', { name: 'spare' })).toHaveCount(0)
  await expect(creation).toBeVisible()

  await navigation.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByRole('form', { name: 'Login' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('perigee.session'))).toBeNull()
})

test('the profile button turns red while there is something to save', async ({ loggedIn }) => {
  await loggedIn.goto('/profile')
  const profile = loggedIn.getByRole('form', { name: 'Change Profile' })
  const update = profile.getByRole('button', { name: 'Update Profile' })
  const colour = () => update.evaluate((button) => getComputedStyle(button).backgroundColor)
  await expect(update).toBeVisible()
  const primary = await colour()
  await profile.getByLabel('PrUn Username').fill('Pilot')
  await expect.poll(colour).not.toBe(primary)
  await update.click()
  await expect(update).toHaveAttribute('aria-disabled', 'true')
  await expect.poll(colour).toBe(primary)
})

test('a lost password is reset by the code in the mail', async ({ page, host, player }) => {
  await page.goto('/request-password-reset')
  await host.nextMail(player.email) // the one about the verification
  await page.getByLabel('Email').fill(player.email)
  await page.getByRole('button', { name: 'Request Password Reset' }).click()
  await expect(page.getByRole('status').filter({ hasText: /\w/ })).toBeVisible()
  const { code } = await host.nextMail(player.email)

  await page.goto(`/password-reset/${code}`)
  await expect(page.getByLabel('Reset code')).toHaveValue(code)
  await page.getByLabel('New password', { exact: true }).fill('short')
  await expect(page.getByText('Must be at least 8 characters long.')).toBeVisible()
  await page.getByLabel('New password', { exact: true }).fill('another horse')
  await page.getByRole('button', { name: 'Reset Password' }).click()
  await page.getByRole('link', { name: 'Log in with the new password' }).click()
  await logInBy(page, player.username, 'another horse')
  await expect(page).toHaveURL(/\/empire/)
})

test('the password is changed with the old one', async ({ loggedIn, player }) => {
  await loggedIn.goto('/profile')
  const form = loggedIn.getByRole('form', { name: 'Change Password' })
  const change = form.getByRole('button', { name: 'Change Password' })
  await form.getByLabel('Old password', { exact: true }).fill(PASSWORD)
  await expect(change).toBeDisabled()
  await form.getByLabel('New password', { exact: true }).fill('another horse')
  await change.click()
  await expect(form.getByText('Password changed.')).toBeVisible()
  await loggedIn.getByRole('button', { name: 'Logout' }).click()
  await logInBy(loggedIn, player.username, 'another horse')
  await expect(loggedIn).toHaveURL(/\/empire/)
})

test('a changed profile is not left without a question', async ({ loggedIn: page }) => {
  await page.goto('/profile')
  const name = page.getByRole('form', { name: 'Change Profile' }).getByLabel('PrUn Username')
  await name.fill('Pilot')
  const help = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Help' })
  await help.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Stay' }).click()
  await expect(page).toHaveURL(/\/profile$/)
  await expect(name).toHaveValue('Pilot')
  await help.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Leave', exact: true }).click()
  await expect(page).toHaveURL(/\/help$/)
})

test('a changed profile is saved on leaving; a refused one stays and says why', async ({
  loggedIn: page,
}) => {
  await page.goto('/profile')
  const form = page.getByRole('form', { name: 'Change Profile' })
  const help = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Help' })
  const saveAndLeave = page.getByRole('dialog').getByRole('button', { name: 'Save and leave' })
  await form.getByLabel('PrUn Username').fill('Pilot')
  await page.route(/\/api\/v1\/user\/profile\/?$/, (route) => route.abort())
  await help.click()
  await saveAndLeave.click()
  await expect(form.getByRole('alert')).toContainText('Your profile was not saved.')
  await expect(page).toHaveURL(/\/profile$/)
  await expect(form.getByLabel('PrUn Username')).toHaveValue('Pilot')

  await page.unroute(/\/api\/v1\/user\/profile\/?$/)
  await help.click()
  await saveAndLeave.click()
  await expect(page).toHaveURL(/\/help$/)
  await page.goto('/profile')
  await expect(form.getByLabel('PrUn Username')).toHaveValue('Pilot')
})
