import { expect, test } from './app.ts'
import { HOMEPAGE_SCRIPT_BYTES } from './budgets.ts'

test.use({ memory: 'nothing' })

test('the homepage needs at most 125 kB of compressed JavaScript', async ({ page, context }) => {
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  const scripts = new Map<string, number>()
  session.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.set(requestId, 0)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) scripts.set(requestId, encodedDataLength)
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  await expect(page.getByRole('form', { name: 'Login' })).toBeVisible()

  const sizes = [...scripts.values()]
  expect(sizes.length).toBeGreaterThan(1)
  expect(sizes.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(HOMEPAGE_SCRIPT_BYTES)
})
