import { askedPlanet, createPlayer, expect, logInBy, PASSWORD, signUpBy, test } from './app.ts'

test('the login waits for entries that can succeed, and tells of a wrong password', async ({
  page,
  player,
}) => {
  await page.goto('/')
  const login = page.getByRole('form', { name: 'Login' })
  await login.getByLabel('Username').fill('abc')
  await login.getByLabel('Password', { exact: true }).fill('1234567')
  await expect(login.getByRole('button', { name: 'Login' })).toBeDisabled()
  await login.getByLabel('Password', { exact: true }).fill('12345678')
  await expect(login.getByRole('button', { name: 'Login' })).toBeEnabled()

  await logInBy(page, player.username, 'wrong horse')
  await expect(page.getByRole('alert')).toHaveText(
    'Error logging in. Please check your username and password.',
  )
})

test('a new account waits for entries that can succeed, and tells why it is refused', async ({
  page,
  player,
}) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Create Account' }).click()
  const signUp = page.getByRole('form', { name: 'Create Account' })
  const create = signUp.getByRole('button', { name: 'Create Account' })
  await signUp.getByLabel('Username').fill('a b c')
  await signUp.getByLabel('Password', { exact: true }).fill('12345678')
  await signUp.getByLabel(/What is the name/).fill('Katoa')
  await expect(create).toBeDisabled()
  await signUp.getByLabel('Username').fill('abc')
  await expect(create).toBeEnabled()

  // After a wrong name another planet is asked.
  const before = await askedPlanet(page)
  await signUpBy(page, { username: `nobody${Date.now()}`, planetName: 'Atlantis' })
  await expect(page.getByRole('alert')).toHaveText(/^Error during registration\. \S+/)
  await expect.poll(() => askedPlanet(page)).not.toBe(before)
  await expect(page.getByLabel(/What is the name/)).toHaveValue('')

  await page.reload()
  await page.getByRole('button', { name: 'Create Account' }).click()
  await signUpBy(page, { username: player.username })
  await expect(page.getByRole('alert')).toHaveText(/^Error during registration\. \S+/)
})

test('a new account whose login fails finds the login with its name in it', async ({ page }) => {
  await page.route('**/api/v1/user/login', (route) => route.fulfill({ status: 429, json: {} }))
  const username = `fresh${Date.now()}`
  await page.goto('/')
  await page.getByRole('button', { name: 'Create Account' }).click()
  await signUpBy(page, { username })
  await expect(
    page.getByText(`Welcome, ${username}! Registration successful. You can now login.`),
  ).toBeVisible()
  const login = page.getByRole('form', { name: 'Login' })
  await expect(login.getByLabel('Username')).toHaveValue(username)
  await page.unroute('**/api/v1/user/login')
  await login.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await login.getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL(/\/empire\/?$/)
})

test('the profile tells of a wrong old password, of the email of somebody else, and of a help text that cannot be loaded', async ({
  loggedIn,
  host,
}) => {
  const other = await createPlayer(host)
  const { code } = await host.nextMail(other.email)
  await host.fetch('/api/v1/user/verify_email', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ code }),
  })
  await loggedIn.goto('/profile')
  const password = loggedIn.getByRole('form', { name: 'Change Password' })
  await password.getByLabel('Old password', { exact: true }).fill('wrong horse')
  await password.getByLabel('New password', { exact: true }).fill('another horse')
  await password.getByRole('button', { name: 'Change Password' }).click()
  await expect(password.getByRole('alert')).toHaveText('Password changed failed.')

  const profile = loggedIn.getByRole('form', { name: 'Change Profile' })
  await profile.getByLabel('Email', { exact: true }).fill(other.email)
  await profile.getByRole('button', { name: 'Update Profile' }).click()
  await expect(profile.getByRole('alert')).toHaveText(/^Your profile was not saved\. \S+/)

  await loggedIn.route(/assets\/profile-[^/]+\.js/, (route) => route.abort())
  await loggedIn.getByRole('button', { name: 'Help for this page' }).click()
  await expect(loggedIn.getByText('Unable to load profile.md')).toBeVisible()
})

test('an invalid code of a mail is told', async ({ page }) => {
  await page.goto('/verify-email')
  await expect(page.getByRole('button', { name: 'Verify' })).toBeDisabled()
  await page.getByLabel('Verification code').fill('no such code')
  await page.getByRole('button', { name: 'Verify' }).click()
  await expect(page.getByRole('alert')).toHaveText('Invalid code or already verified.')

  await page.goto('/password-reset/no-such-code')
  await page.getByLabel('New password', { exact: true }).fill('another horse')
  await page.getByRole('button', { name: 'Reset Password' }).click()
  await expect(page.getByRole('alert')).toHaveText(/\w/)
})
