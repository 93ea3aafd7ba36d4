import { expect, test } from './app.ts'

test.use({ serviceWorkers: 'allow', memory: 'nothing' })

test('after the first visit the app and the game data work without network', async ({
  loggedIn,
  context,
}) => {
  await loggedIn.goto('/empire')
  await expect(loggedIn.getByRole('heading', { name: 'Empire', level: 1 })).toBeVisible()
  // Stored completely once it has taken over the page.
  await loggedIn.waitForFunction(() => navigator.serviceWorker.controller !== null)

  await context.setOffline(true)
  await loggedIn.reload()
  await expect(loggedIn.getByRole('heading', { name: 'Empire', level: 1 })).toBeVisible()
  await expect(loggedIn.getByText(/^You are offline\./)).toBeVisible()

  // A page that was never opened before.
  await loggedIn
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Help' })
    .click()
  await expect(loggedIn.getByText('Getting started')).toBeVisible()

  // What cannot be saved is refused and stays in its form.
  await loggedIn.goto('/profile')
  const form = loggedIn.getByRole('form', { name: 'Change Password' })
  await form.getByLabel('Old password', { exact: true }).fill('correct horse')
  await form.getByLabel('New password', { exact: true }).fill('another horse')
  await form.getByRole('button', { name: 'Change Password' }).click()
  await expect(form.getByRole('alert')).toContainText('Password changed failed.')
  await expect(form.getByLabel('New password', { exact: true })).toHaveValue('another horse')

  await context.setOffline(false)
  await loggedIn.evaluate(() => dispatchEvent(new Event('online')))
  await expect(loggedIn.getByText(/^You are offline\./)).toHaveCount(0)
})
