import { expect, rememberSession, test } from './app.ts'

test.use({ memory: 'nothing' })

const HEADLINE = 'Know what a base earns before you build it.'

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the homepage stands with its picture, and its fields wait', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { name: HEADLINE })).toBeVisible()
    await expect(page.getByRole('img', { name: /^Production chain/ })).toBeVisible()
    // The classes of the markup are those of the stylesheets.
    await expect(page.getByRole('main')).toHaveCSS('display', 'grid')
    await expect(page.getByLabel('Username')).toBeDisabled()
    await expect(page.getByRole('button', { name: 'Try it without an account' })).toBeDisabled()
  })
})

test('the homepage becomes live as it stands', async ({ page }) => {
  const problems: string[] = []
  page.on('pageerror', ({ message }) => problems.push(message))
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
  const release = Promise.withResolvers<void>()
  await page.route(/\/assets\/index-[^/]+\.js$/, async (route) => {
    await release.promise
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'commit' })
  const heading = await page.getByRole('heading', { name: HEADLINE }).elementHandle()
  await expect(page.getByLabel('Username')).toBeDisabled()

  release.resolve()
  await page.getByLabel('Username').fill('pilot')
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByRole('form', { name: 'Create Account' })).toBeVisible()
  expect(await heading?.evaluate((node) => node.isConnected)).toBe(true)
  expect(problems).toEqual([])
})

test('the plan on the homepage can be changed, and its figures follow', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByText('Prosperous Universe, made by fans')).toBeVisible()
  const smelters = page.getByLabel('Smelters', { exact: true })
  await expect(smelters).toHaveText('2')
  await expect(page.getByText('+7,407')).toBeVisible()
  await page.getByRole('button', { name: 'One Smelter more' }).click()
  await expect(smelters).toHaveText('3')
  await expect(page.getByText('+7,407')).toHaveCount(0)
  await expect(page.getByText('Area 223 of 500')).toBeVisible()
  await page.getByRole('button', { name: 'One Smelter less' }).click()
  await expect(page.getByText('+7,407')).toBeVisible()
})

test('who is logged in never sees the homepage', async ({ page, player }) => {
  await rememberSession(page, player)
  const release = Promise.withResolvers<void>()
  await page.route(/\/assets\/index-[^/]+\.js$/, async (route) => {
    await release.promise
    await route.continue()
  })
  // The page is there, its script is not.
  await page.goto('/', { waitUntil: 'commit' })
  const heading = page.getByRole('heading', { name: HEADLINE, includeHidden: true })
  await expect(heading).toBeAttached()
  await expect(heading).toBeHidden()
  release.resolve()
  await expect(page.getByRole('heading', { name: 'Empire', level: 1 })).toBeVisible()
  await expect(heading).toHaveCount(0)
})

test('can be installed, with the ways to empire, search and advisor', async ({ request }) => {
  const manifest = await (await request.get('/manifest.webmanifest')).json()
  for (const { src, type } of manifest.icons)
    expect((await request.get(src)).headers()['content-type']).toBe(type)
  expect(manifest.shortcuts.map(({ url }: { url: string }) => url)).toEqual([
    '/empire',
    '/search',
    '/advisor',
  ])
})
