import { createPlayer, expect, rememberSession, test } from './app.ts'
import { amountField } from './base-builder.ts'

/** A base that earns something, stored for this player. */
const PLAN = {
  name: 'Water for all',
  planet_id: 'JS-299a',
  faction: 'NONE',
  permits_used: 1,
  permits_total: 3,
  override_empire: false,
  planet: {
    planetid: 'JS-299a',
    permits: 1,
    corphq: false,
    cogc: '---',
    experts: [],
    workforce: [],
  },
  infrastructure: [{ building: 'HB1', amount: 3 }],
  buildings: [{ name: 'RIG', amount: 6, active_recipes: [{ recipeid: 'RIG#H2O', amount: 1 }] }],
}

test('a plan is shared by link, seen by a visitor, cloned by another player, and its link dies', async ({
  loggedIn: page,
  player,
  host,
  browser,
}) => {
  const headers = {
    'Content-Type': 'application/json',
    Authorization: `Bearer ${player.tokens.access_token}`,
  }
  const answer = await host.fetch('/api/v1/baseplanner/', {
    method: 'PUT',
    headers,
    body: JSON.stringify(PLAN),
  })
  const { uuid } = (await answer.json()) as { uuid: string }

  await page.goto(`/plan/JS-299a/${uuid}`)
  await page.getByRole('button', { name: 'More for this plan' }).click()
  await page.getByRole('menuitem', { name: 'Share…' }).click()
  await expect(page.getByRole('heading', { name: 'Link containing the plan' })).toBeVisible()
  // A second click hits the button that ends the link, which asks first.
  await page.getByRole('button', { name: 'Create Sharing Link' }).click()
  await page.getByRole('button', { name: 'Stop Sharing' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText(
    'Are you sure? The link stops working for everybody who has it, and a later one will be different.',
  )
  await question.getByRole('button', { name: 'Cancel' }).click()
  const link = await page.getByLabel('Sharing link', { exact: true }).inputValue()
  expect(link).toMatch(/\/shared\/[0-9a-f-]{36}$/)

  // Somebody who has never been here: no login, no navigation, nothing to edit.
  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(link)
  await expect(visitor.getByRole('heading', { name: 'Water for all', level: 1 })).toBeVisible()
  await expect(visitor.getByText('RIG', { exact: true }).first()).toBeVisible()
  await expect(visitor.getByRole('navigation', { name: 'Main' })).toHaveCount(0)
  await expect(visitor.getByRole('button', { name: 'Save' })).toHaveCount(0)
  await expect(visitor.getByText('H2O').first()).toBeVisible()
  await expect(visitor.getByRole('link', { name: 'Log in' })).toBeVisible()
  await expect(visitor.getByText('Production fees unknown', { exact: true })).toBeVisible()
  await expect(visitor.getByRole('button', { name: /^Fees/ })).toHaveCount(0)
  await visitor.getByRole('button', { name: 'Analysis' }).click()
  await visitor.getByRole('menuitem', { name: 'What if' }).click()
  const sandbox = visitor.getByRole('dialog', { name: 'What if' })
  await expect(sandbox.getByRole('checkbox', { name: 'Permits 1 → 2' })).toBeVisible()
  await expect(sandbox.getByRole('button', { name: 'Apply' })).toHaveCount(0)
  await expect(visitor.getByText('No bonuses planned.')).toBeVisible()
  await visitor.keyboard.press('Escape')
  await visitor.getByRole('button', { name: 'Use this plan' }).click()
  await expect(visitor).toHaveURL(/\/plan\/JS-299a\/[0-9a-f-]{36}/)
  await expect(visitor.getByRole('button', { name: 'Save', exact: true })).toBeVisible()
  await expect(amountField(visitor, 'RIG')).toHaveValue('6')
  await visitor.context().close()

  const other = await createPlayer(host)
  const theirs = await (await browser.newContext()).newPage()
  await rememberSession(theirs, other)
  await theirs.goto(link)
  await expect(theirs.getByRole('link', { name: 'Log in' })).toHaveCount(0)
  await theirs.getByRole('button', { name: 'Use this plan' }).click()
  await expect(theirs).toHaveURL(/\/plan\/JS-299a\/[0-9a-f-]{36}/)
  const own = await host.fetch('/api/v1/baseplanner/', {
    headers: { Authorization: `Bearer ${other.tokens.access_token}` },
  })
  expect(await own.json()).toMatchObject([{ planet_id: 'JS-299a' }])
  await theirs.context().close()

  await page.getByRole('button', { name: 'Stop Sharing' }).click()
  await question.getByRole('button', { name: 'Stop Sharing' }).click()
  await expect(page.getByRole('button', { name: 'Create Sharing Link' })).toBeVisible()
  const late = await (await browser.newContext()).newPage()
  await late.goto(link)
  await expect(late.getByText('This plan is not shared any more')).toBeVisible()
  await late.context().close()
})
