import { base, planningOf, planWrite } from '../../scripts/stage/planning.ts'
import { expect, test } from './app.ts'
import { patient } from './patience.ts'
import { settled } from './settled.ts'

test('the palette jumps to pages and planets by keyboard alone', async ({ loggedIn }) => {
  await loggedIn.goto('/profile')
  await expect(loggedIn.getByRole('heading', { name: 'Profile', level: 1 })).toBeVisible()
  await loggedIn.keyboard.press('Control+k')
  const search = loggedIn.getByRole('combobox', {
    name: 'Page, command, plan, empire, planet or material',
  })
  await expect(search).toBeFocused()
  await search.pressSequentially('recipe')
  await expect(loggedIn.getByRole('option', { selected: true })).toContainText('Recipe ROI')
  await loggedIn.keyboard.press('Enter')
  await expect(loggedIn).toHaveURL(/\/roi-overview$/)

  await loggedIn.keyboard.press('Control+k')
  // Nobody waits for the list: Enter before the planets have come opens the first of them.
  await search.pressSequentially('katoa')
  await loggedIn.keyboard.press('Enter')
  await expect(loggedIn).toHaveURL(/\/plan\/UV-351a/)

  await loggedIn.keyboard.press('Control+k')
  await search.pressSequentially('set permits 2')
  await loggedIn.keyboard.press('Enter')
  await expect(loggedIn.getByRole('radio', { name: '2', exact: true })).toBeChecked()

  await loggedIn.keyboard.press('Control+k')
  await search.pressSequentially('freight on')
  await loggedIn.keyboard.press('Enter')
  await expect(loggedIn.getByRole('button', { name: /^Freight: on/ })).toBeVisible()

  await loggedIn.keyboard.press('Control+k')
  await search.pressSequentially('rat')
  await expect(loggedIn.getByRole('option', { selected: true })).toContainText('Rations')
  await loggedIn.keyboard.press('Enter')
  await expect(loggedIn.getByRole('dialog', { name: /Rations/ })).toBeVisible()
})

test('the palette begins a plan on a planet and a comparison with a plan', async ({
  loggedIn,
  host,
  player,
}) => {
  await planningOf(host, player).createPlan(planWrite('Steel north', base('JS-299a')))
  await loggedIn.goto('/profile')
  await expect(loggedIn.getByRole('heading', { name: 'Profile', level: 1 })).toBeVisible()
  await loggedIn.keyboard.press('Control+k')
  const search = loggedIn.getByRole('combobox', {
    name: 'Page, command, plan, empire, planet or material',
  })
  await search.pressSequentially('compare')
  await loggedIn.getByRole('option', { name: 'Compare …' }).click()
  await expect(search).toBeFocused()
  await search.pressSequentially('steel')
  await loggedIn.keyboard.press('Enter')
  await expect(loggedIn).toHaveURL(/\/compare\?plans=/)
  await expect(loggedIn.getByText('Steel north').first()).toBeVisible()

  await loggedIn.keyboard.press('Control+k')
  await search.pressSequentially('new plan on katoa')
  await loggedIn.keyboard.press('Enter')
  await expect(loggedIn).toHaveURL(/\/plan\/UV-351a$/)
})

test.describe('at the first visit', () => {
  test.use({ memory: 'nothing' })

  test('the palette says when planets cannot be searched', async ({ loggedIn }) => {
    await loggedIn.route('**/api/v1/data/planets/*', (route) => route.fulfill({ status: 500 }))
    await loggedIn.goto('/profile')
    await expect(loggedIn.getByRole('heading', { name: 'Profile', level: 1 })).toBeVisible()
    await loggedIn.keyboard.press('Control+k')
    await loggedIn
      .getByRole('combobox', { name: 'Page, command, plan, empire, planet or material' })
      .pressSequentially('katoa')
    const palette = loggedIn.getByRole('dialog', { name: 'Jump to' })
    await expect(palette.getByRole('status')).toHaveText(
      'Not everything could be loaded, so some entries are missing.',
      { timeout: patient(20_000) },
    )
  })
})

test('a question mark lists the keys, except where it is typed', async ({ loggedIn: page }) => {
  await page.goto('/search')
  const keys = page.getByRole('dialog', { name: 'Help' })
  await page.getByRole('main').locator('input').first().press('?')
  await expect(keys).toHaveCount(0)
  await page.getByRole('heading', { name: 'Planet Search', level: 1 }).click()
  await page.keyboard.press('?')
  await expect(keys.getByRole('heading', { name: 'Keys' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(keys).toHaveCount(0)
})

test('back on a page, the player is where it was left, though sections come later', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 700 })
  await page.goto('/')
  await page.getByRole('button', { name: 'Try it without an account' }).click()
  await expect(page.getByRole('heading', { name: 'Material flow' })).toBeVisible()
  await settled(page)
  const place = () => page.evaluate(() => scrollY)
  const down = () => page.evaluate(() => scrollTo({ top: 3000 })).then(place)
  await expect.poll(down).toBeGreaterThanOrEqual(3000)
  const left = await place()
  await page.getByRole('link', { name: 'Planet Search', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Planet Search', level: 1 })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Empire', level: 1 })).toBeVisible()
  await expect.poll(async () => Math.abs((await place()) - left) < 100).toBe(true)
})

test('help shows the page it speaks of, and explains its words', async ({ loggedIn: page }) => {
  await page.goto('/help')
  const picture = page.getByRole('img', { name: /^A plan: setup left/ })
  await picture.scrollIntoViewIfNeeded()
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(1200)
  const glossary = page.getByRole('table').filter({ hasText: 'What it means' })
  await expect(glossary.getByRole('row', { name: /^CoGC/ })).toBeVisible()
})

test('the skip link leads past the navigation, which stays as it was left', async ({
  loggedIn,
}) => {
  await loggedIn.goto('/help')
  await expect(loggedIn.getByRole('heading', { name: 'Help', level: 1 })).toBeVisible()
  await loggedIn.keyboard.press('Tab')
  await expect(loggedIn.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await loggedIn.keyboard.press('Enter')
  await expect(loggedIn.getByRole('main')).toBeFocused()

  const sidebar = loggedIn.getByRole('complementary')
  await expect(sidebar).toHaveCSS('width', '220px')
  await loggedIn.getByRole('button', { name: 'Collapse navigation' }).click()
  await expect(sidebar).toHaveCSS('width', '56px')
  await loggedIn.reload()
  await expect(sidebar).toHaveCSS('width', '56px')
  await sidebar.getByRole('link', { name: 'API' }).click()
  await expect(loggedIn).toHaveURL(/\/api$/)
})

test('on a phone the whole navigation opens from the bar', async ({ loggedIn }) => {
  await loggedIn.setViewportSize({ width: 390, height: 844 })
  await loggedIn.goto('/help')
  await loggedIn.getByRole('button', { name: 'More' }).click()
  await loggedIn.getByRole('dialog').getByRole('link', { name: 'Profile' }).click()
  await expect(loggedIn).toHaveURL(/\/profile$/)
  await expect(loggedIn.getByRole('dialog')).toHaveCount(0)
})

test('a page whose code cannot be loaded offers to try again', async ({ loggedIn }) => {
  await loggedIn.goto('/help')
  await loggedIn.route(/assets\/profile-[^/]+\.js/, (route) => route.abort())
  await loggedIn
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Profile' })
    .click()
  await expect(loggedIn.getByRole('alert')).toContainText('This page stopped working')
  await loggedIn.unroute(/assets\/profile-[^/]+\.js/)
  await loggedIn.getByRole('button', { name: 'Retry' }).click()
  await expect(loggedIn.getByRole('heading', { name: 'Profile', level: 1 })).toBeVisible()
})
