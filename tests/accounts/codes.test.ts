import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestHost } from '../../scripts/stage/host.ts'
import { startNodeHost } from '../hosts/node-host.ts'
import { logIn, PASSWORD, post, profileStatus, refresh, send, signUp } from './person.ts'

const MINUTE = 60_000
const NEW_PASSWORD = 'battery staple'

let host: TestHost
let now = Date.parse('2026-03-01T12:00:00Z')
beforeAll(async () => {
  host = await startNodeHost({ ports: { clock: () => now } })
})
afterAll(() => host?.close())

async function verdict(path: string, body: unknown) {
  const answer = await post(host, path, body)
  expect(answer.status).toBe(200)
  return ((await answer.json()) as { status_code: number }).status_code
}
const verify = (code: string) => verdict('/user/verify_email', { code })
const reset = (code: string) => verdict('/user/password_reset', { code, password: NEW_PASSWORD })
const askReset = (email: string) => verdict('/user/request_password_reset', { email })

async function isVerified(username: string, password?: string) {
  const { access_token } = await logIn(host, username, password)
  const answer = await send(host, 'GET', '/user/profile', undefined, access_token)
  return ((await answer.json()) as { email_verified: boolean }).email_verified
}

test('the mailed code verifies the address, once', async () => {
  const username = await signUp(host, 'verify@example.org')
  const { code, text, html } = await host.nextMail('verify@example.org')
  expect(text).toContain(`${host.url}/verify-email?code=${code}`)
  expect(html).toContain(`${host.url}/verify-email?code=${code}`)
  expect(await isVerified(username)).toBe(false)
  expect(await verify(code)).toBe(200)
  expect(await isVerified(username)).toBe(true)
  expect(await verify(code)).toBe(400)
})

test('a code that was sent for one thing is neither good for another nor spent by it', async () => {
  const username = await signUp(host, 'mixed@example.org')
  const { code: verifying } = await host.nextMail('mixed@example.org')
  await askReset('mixed@example.org')
  const { code: resetting } = await host.nextMail('mixed@example.org')
  expect([await verify(resetting), await reset(verifying)]).toEqual([400, 400])
  expect([await verify(verifying), await reset(resetting)]).toEqual([200, 200])
  expect(await isVerified(username, NEW_PASSWORD)).toBe(true)
})

test('a verification code is good for 24 hours', async () => {
  await signUp(host, 'late@example.org')
  const { code } = await host.nextMail('late@example.org')
  now += 24 * 60 * MINUTE + 1
  expect(await verify(code)).toBe(400)
})

test('another address is unverified again, and its code is another one', async () => {
  const username = await signUp(host, 'old@example.org')
  const { code: oldCode } = await host.nextMail('old@example.org')
  expect(await verify(oldCode)).toBe(200)
  const { access_token } = await logIn(host, username)
  await send(host, 'PATCH', '/user/profile', { email: 'new@example.org' }, access_token)
  expect(await isVerified(username)).toBe(false)
  const { code } = await host.nextMail('new@example.org')
  expect(await verify(code)).toBe(200)
  expect(await isVerified(username)).toBe(true)
})

test('a code for an address that the account no longer has is void', async () => {
  const username = await signUp(host, 'first@example.org')
  const { code } = await host.nextMail('first@example.org')
  const { access_token } = await logIn(host, username)
  await send(host, 'PATCH', '/user/profile', { email: null }, access_token)
  expect(await verify(code)).toBe(400)
})

test('sending again voids the code before; there is nothing to send when all is verified', async () => {
  const username = await signUp(host, 'again@example.org')
  const { code: before } = await host.nextMail('again@example.org')
  const { access_token } = await logIn(host, username)
  const resend = () => send(host, 'POST', '/user/resend_email_verification', null, access_token)
  expect(await (await resend()).json()).toBe(true)
  const { code } = await host.nextMail('again@example.org')
  expect(await verify(before)).toBe(400)
  expect(await verify(code)).toBe(200)
  expect(await (await resend()).json()).toBe(false)
})

test('a reset sets the password, ends all sessions, and cannot be replayed', async () => {
  const username = await signUp(host, 'reset@example.org')
  await host.nextMail('reset@example.org')
  const session = await logIn(host, username)
  expect(await askReset('RESET@example.org')).toBe(200)
  const { code, text } = await host.nextMail('reset@example.org')
  expect(text).toContain(`${host.url}/password-reset/${code}`)
  expect(await reset(code)).toBe(200)
  expect(await profileStatus(host, session)).toBe(401)
  expect((await refresh(host, session)).status).toBe(401)
  expect((await post(host, '/user/login', { username, password: PASSWORD })).status).toBe(401)
  await logIn(host, username, NEW_PASSWORD)
  expect(await verdict('/user/password_reset', { code, password: 'the thief was here' })).toBe(400)
  await logIn(host, username, NEW_PASSWORD)
})

test('of parallel uses of one reset code one wins', async () => {
  const username = await signUp(host, 'race@example.org')
  await host.nextMail('race@example.org')
  await askReset('race@example.org')
  const { code } = await host.nextMail('race@example.org')
  const passwords = ['password one', 'password two', 'password three']
  const verdicts = await Promise.all(
    passwords.map((password) => verdict('/user/password_reset', { code, password })),
  )
  expect(verdicts.filter((v) => v === 200).length).toBe(1)
  await logIn(host, username, passwords[verdicts.indexOf(200)])
})

test('a reset code is good for 30 minutes', async () => {
  await signUp(host, 'slow@example.org')
  await host.nextMail('slow@example.org')
  await askReset('slow@example.org')
  const { code } = await host.nextMail('slow@example.org')
  now += 30 * MINUTE + 1
  expect(await reset(code)).toBe(400)
})

test('a password change voids a reset code that is still open', async () => {
  const username = await signUp(host, 'change@example.org')
  await host.nextMail('change@example.org')
  await askReset('change@example.org')
  const { code } = await host.nextMail('change@example.org')
  const { access_token } = await logIn(host, username)
  const change = { old: PASSWORD, new: 'changed by its owner' }
  await send(host, 'PATCH', '/user/changepassword', change, access_token)
  expect(await reset(code)).toBe(400)
})

test('an unknown address is answered the same, and nothing is sent', async () => {
  await signUp(host, 'known@example.org')
  const known = await post(host, '/user/request_password_reset', { email: 'known@example.org' })
  const unknown = await post(host, '/user/request_password_reset', { email: 'none@example.org' })
  expect(await unknown.text()).toBe(await known.text())
  const { rows } = await host.db.execute(
    "select 1 from outbox where recipient = 'none@example.org'",
  )
  expect(rows).toEqual([])
})
