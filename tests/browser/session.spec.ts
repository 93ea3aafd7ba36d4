import { createPlayer, expect, logInBy, rememberSession, SESSION_KEY, test } from './app.ts'

test('a protected page asks for the login and is shown after it', async ({ page, player }) => {
  await page.goto('/api')
  await expect(page).toHaveURL(/\/\?.*login=true/)
  await expect(page.getByText('Log in to open the page you asked for.')).toBeVisible()
  await logInBy(page, player.username)
  await expect(page).toHaveURL(/\/api$/)
  await expect(page.getByRole('heading', { name: 'API', level: 1 })).toBeVisible()
})

test('the login never leads to another site', async ({ page, player }) => {
  await page.goto('/?login=true&to=%2F%2Fevil.example%2F')
  await logInBy(page, player.username)
  await expect(page).toHaveURL(/\/empire/)
})

test('who is logged in goes from the homepage to the empire', async ({ loggedIn }) => {
  await loggedIn.goto('/')
  await expect(loggedIn).toHaveURL(/\/empire/)
})

test('open pages need no login', async ({ page }) => {
  for (const [address, heading] of [
    ['/imprint-tos', 'Imprint & Terms of Service'],
    ['/verify-email', 'Verify Email'],
    ['/request-password-reset', 'Request Password Reset'],
    ['/password-reset', 'Password Reset'],
    ['/not-implemented', 'Not Implemented'],
    ['/nowhere', 'Nothing orbits here'],
  ] as const) {
    await page.goto(address)
    await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible()
  }
})

test('an expired access token is renewed without a word', async ({ page, player }) => {
  const expired = {
    ...player.tokens,
    access_token: `${player.tokens.access_token.slice(0, -4)}AAAA`,
  }
  await rememberSession(page, { ...player, tokens: expired })
  await page.goto('/profile')
  await expect(page.getByRole('form', { name: 'Change Profile' })).toBeVisible()
  const now = await page.evaluate(
    (key) => JSON.parse(localStorage.getItem(key) ?? '{}'),
    SESSION_KEY,
  )
  expect(now.access_token).not.toBe(expired.access_token)
  expect(now.refresh_token).not.toBe(expired.refresh_token)
})

test('when the renewal is refused, the login comes back and leads on to the page', async ({
  page,
  player,
}) => {
  const ended = { access_token: 'a'.repeat(130), refresh_token: 'b'.repeat(130) }
  await rememberSession(page, { ...player, tokens: ended })
  await page.goto('/profile')
  await expect(page.getByRole('form', { name: 'Login' })).toBeVisible()
  await logInBy(page, player.username)
  await expect(page).toHaveURL(/\/profile$/)
})

test('two tabs: one renewal serves both', async ({ context, player }) => {
  const expired = {
    ...player.tokens,
    access_token: `${player.tokens.access_token.slice(0, -4)}AAAA`,
  }
  const [one, other] = [await context.newPage(), await context.newPage()]
  // A page without the app, so that nothing is renewed before both tabs are there.
  await one.goto('/robots.txt')
  await one.evaluate(([key, session]) => localStorage.setItem(key, session), [
    SESSION_KEY,
    JSON.stringify(expired),
  ] as const)
  const renewals: string[] = []
  context.on('request', (request) => {
    if (request.url().endsWith('/user/refresh')) renewals.push(request.url())
  })
  await Promise.all([one.goto('/profile'), other.goto('/api')])
  await expect(one.getByRole('form', { name: 'Change Profile' })).toBeVisible()
  await expect(other.getByRole('form', { name: 'Create API Key' })).toBeVisible()
  expect(renewals).toHaveLength(1)
})

test('two tabs: logging out of one logs out the other', async ({ context, host }) => {
  const player = await createPlayer(host)
  const one = await context.newPage()
  await rememberSession(one, player)
  await one.goto('/profile')
  const other = await context.newPage()
  await other.goto('/api')
  await expect(other.getByRole('form', { name: 'Create API Key' })).toBeVisible()

  await one.getByRole('button', { name: 'Logout' }).click()
  await expect(one.getByRole('form', { name: 'Login' })).toBeVisible()
  await expect(other.getByRole('form', { name: 'Login' })).toBeVisible()

  await logInBy(one, player.username)
  await expect(one).toHaveURL(/\/empire/)
  await expect(other).toHaveURL(/\/api$/)
})
