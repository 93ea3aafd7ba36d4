import { expect, test } from 'vitest'
import { startPushStub, VAPID } from '../../scripts/stage/push-stub.ts'
import { webPush } from './web-push.ts'

const NOW = Date.parse('2026-11-23T09:00:00Z')
const KEYS = {
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
}
const DEVICE = { endpoint: 'https://web.push.apple.com/one', keys: KEYS }

const answered = (response: () => Response, services: string[] = []) =>
  webPush({ ...VAPID, services }, { fetch: async () => response(), clock: () => NOW })

test.each([
  [201, undefined, { is: 'sent' }],
  [404, undefined, { is: 'gone' }],
  [410, undefined, { is: 'gone' }],
  [403, undefined, { is: 'refused', problem: 'HTTP 403' }],
  [302, undefined, { is: 'refused', problem: 'HTTP 302' }],
  [429, '120', { is: 'later', retryAt: NOW + 120_000 }],
  [429, new Date(NOW + 60_000).toUTCString(), { is: 'later', retryAt: NOW + 60_000 }],
  [429, 'soon', { is: 'later', retryAt: NOW + 60_000 }],
  [429, '99999999', { is: 'later', retryAt: NOW + 24 * 3600_000 }],
  [503, undefined, { is: 'later', retryAt: NOW + 60_000 }],
])('an answer of %i (Retry-After: %s) is understood', async (status, rest, outcome) => {
  const headers = rest === undefined ? undefined : { 'Retry-After': rest }
  const push = answered(() => new Response(null, { status, ...(headers && { headers }) }))
  expect(await push.send(DEVICE, 'RAT')).toEqual(outcome)
})

test('a push service that cannot be reached is tried again later', async () => {
  const push = answered(() => {
    throw new TypeError('fetch failed')
  })
  expect(await push.send(DEVICE, 'RAT')).toEqual({
    is: 'later',
    retryAt: NOW + 60_000,
    problem: 'TypeError',
  })
})

test('an address that is no push service is never called', async () => {
  const push = answered(() => {
    throw new Error('called')
  })
  expect(await push.send({ ...DEVICE, endpoint: 'https://10.0.0.1/x' }, 'RAT')).toEqual({
    is: 'gone',
  })
})

test('a real browser key opens what a real push service was sent, signed by this host', async () => {
  const stub = await startPushStub()
  const browser = await stub.browser()
  const push = webPush({ ...VAPID, services: [stub.url] }, { fetch, clock: Date.now })
  expect(await push.send(browser.device, '{"rule":"RAT"}')).toEqual({ is: 'sent' })
  expect(browser.messages).toEqual([{ rule: 'RAT' }])
  const another = { ...VAPID, contact: 'mailto:somebody@else.test', services: [stub.url] }
  expect(
    await webPush(another, { fetch, clock: Date.now }).send(browser.device, '{}'),
  ).toMatchObject({ is: 'refused' })
  stub.close()
})
