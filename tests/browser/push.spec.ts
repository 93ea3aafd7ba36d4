import { expect, test } from './app.ts'
import { patient } from './patience.ts'

test.use({ serviceWorkers: 'allow', memory: 'nothing' })

test('a message of the push service is shown by the service worker, while another page is open', async ({
  loggedIn: page,
  context,
  host,
}) => {
  await context.grantPermissions(['notifications'])
  const cdp = await context.newCDPSession(page)
  const versions: { registrationId: string; status: string }[] = []
  cdp.on('ServiceWorker.workerVersionUpdated', (event) => versions.push(...event.versions))
  await cdp.send('ServiceWorker.enable')
  await page.goto('/empire')
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await expect.poll(() => versions.at(-1)?.status).toBe('activated')
  const { registrationId } = versions.at(-1)!
  const notice = { title: 'Perigee', body: 'RAT on AI1: Ask is 95.00 $', path: '/alerts' }
  await cdp.send('ServiceWorker.deliverPushMessage', {
    origin: host.url,
    registrationId,
    data: JSON.stringify(notice),
  })
  const shown = () =>
    page.evaluate(async () => {
      const worker = await navigator.serviceWorker.ready
      return (await worker.getNotifications()).map(({ title, body, data }) => ({
        title,
        body,
        data,
      }))
    })
  // The browser starts the worker and loads both icons before it shows the message.
  await expect
    .poll(shown, { timeout: patient(30_000) })
    .toEqual([{ title: notice.title, body: notice.body, data: '/alerts' }])
})
