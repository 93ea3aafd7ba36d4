import type { Worker } from '@playwright/test'
import { expect, test } from './app.ts'
import { patient } from './patience.ts'

test.use({ memory: 'nothing' })

test('a worker that dies is replaced, and its task is done after all', async ({
  loggedIn: page,
}) => {
  await page.goto('/empire')
  await expect(page.getByRole('heading', { name: 'Empire', level: 1 })).toBeVisible()

  const started: Worker[] = []
  page.on('worker', (worker) => {
    if (!/\/engine\.worker/.test(worker.url())) return
    started.push(worker)
    // The first one dies as soon as it lives; that it cannot answer any more is the point.
    if (started.length === 1) void worker.evaluate(() => self.close()).catch(() => undefined)
  })
  await page.goto('/debug')
  await page.getByRole('button', { name: 'Measure' }).click()
  const speed = page.getByRole('region', { name: 'Calculation speed' })
  await expect(speed.getByRole('rowheader').first()).toBeVisible({ timeout: patient(40_000) })
  await expect(speed.getByRole('alert')).toHaveCount(0)
  expect(started.length).toBeGreaterThan(1)
})
