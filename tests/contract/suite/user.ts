import { randomInt, randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { fingerprint } from '../../../edge/crypto/seal.ts'
import { NAMED_PLANET, UNNAMED_PLANET } from '../../../scripts/stage/samples.ts'
import { newKey } from '../api-key.ts'
import { caller } from '../caller.ts'
import { newPerson, PASSWORD, type Stage } from '../stage.ts'

export function userSuite(stage: Stage): void {
  const question = { randomplanet: NAMED_PLANET.id, planet: NAMED_PLANET.name }
  const freshName = () => `dora-${randomUUID().slice(0, 8)}`
  const freshEmail = () => `${freshName()}@example.org`

  describe('sign-up', () => {
    test('takes JSON, a multipart form and an urlencoded form alike', async () => {
      const { anybody } = stage
      const fields = () => ({ username: freshName(), password: PASSWORD, ...question })
      const multipart = new FormData()
      for (const [name, value] of Object.entries(fields())) multipart.set(name, value)
      for (const input of [
        { body: fields() },
        { raw: multipart },
        { raw: new URLSearchParams(fields()) },
      ]) {
        const profile = await anybody.ok('signUp', input)
        expect(profile).toMatchObject({ email: null, email_verified: false, fio_apikey: null })
        for (const date of ['last_login', 'last_action']) expect(profile).not.toHaveProperty(date)
      }
    })

    test('compares the planet name without case and outer spaces', async () => {
      const answer = `  ${NAMED_PLANET.name.toUpperCase()} `
      await stage.anybody.ok('signUp', {
        body: { ...question, planet: answer, username: freshName(), password: PASSWORD },
      })
    })

    test('with an address that got as many mails as it may is refused, sends no mail and stores nothing', async () => {
      const { db, secrets } = stage.host
      const [username, email] = [freshName(), freshEmail()]
      // Limits of tests are wide, so the count is stored.
      await db.execute({
        sql: 'insert into throttle (key, count, resets_at) values (?, 1000000, ?)',
        args: [fingerprint(secrets, `mails to ${email}`), Date.now() + 30 * 60_000],
      })
      const person = { username, password: PASSWORD, ...question }
      const { detail } = await stage.anybody.fails(429, 'signUp', { body: { ...person, email } })
      expect(detail).toContain('as many mails as one address may get')
      await stage.anybody.ok('signUp', { body: person })
      const sql = 'select count(*) as mails from outbox where recipient = ?'
      expect((await db.execute({ sql, args: [email] })).rows[0]!.mails).toBe(0)
    })

    test('takes the natural id where a planet has no name', async () => {
      const planet = { randomplanet: UNNAMED_PLANET, planet: UNNAMED_PLANET.toLowerCase() }
      await stage.anybody.ok('signUp', {
        body: { ...planet, username: freshName(), password: PASSWORD },
      })
    })

    test('refuses a wrong planet name with words', async () => {
      const person = { username: freshName(), password: PASSWORD }
      for (const planet of ['Promitor', NAMED_PLANET.id]) {
        const wrong = { ...question, planet }
        const { detail } = await stage.anybody.fails(400, 'signUp', {
          body: { ...person, ...wrong },
        })
        expect(detail).not.toBe('')
      }
      await stage.anybody.fails(400, 'signUp', {
        body: { ...person, planet: 'X', randomplanet: 'no planet' },
      })
    })

    test.each([
      ['username', { username: 'ab' }],
      ['username', { username: 'two words' }],
      ['username', { username: 'turned\u202ename' }],
      ['username', { username: 'no\u200bwidth' }],
      ['username', { username: 'bell\u0007' }],
      ['randomplanet', { randomplanet: '' }],
      ['password', { password: 'seven77' }],
      ['planet', { planet: ' ' }],
      ['email', { email: 'nowhere' }],
    ])('names a wrong %s', async (path, wrong) => {
      const body = { username: freshName(), password: PASSWORD, ...question, ...wrong }
      const failure = await stage.anybody.fails(422, 'signUp', { body })
      expect(failure.issues?.map((i) => i.path)).toContain(path)
    })

    test('refuses a taken username, and an email that somebody verified', async () => {
      const { anybody } = stage
      const email = freshEmail()
      const first = { username: freshName(), password: PASSWORD, email, ...question }
      await anybody.ok('signUp', { body: first })
      const { code } = await stage.host.nextMail(email)
      await anybody.ok('verifyEmail', { body: { code } })
      for (const second of [
        { ...first, email: freshEmail() },
        { ...first, email: '', username: first.username.toUpperCase() },
        { ...first, username: freshName(), email: email.toUpperCase() },
      ])
        await anybody.fails(409, 'signUp', { body: second })
    })

    test('an address that nobody verified keeps its owner from nothing: who verifies it has it', async () => {
      const { host, anybody } = stage
      const email = freshEmail()
      const { caller: squatter } = await newPerson(host, 'squatter', email)
      const { code: squatters } = await host.nextMail(email)
      const { caller: owner, username } = await newPerson(host, 'owner', email)
      const { code } = await host.nextMail(email)
      expect(await anybody.ok('verifyEmail', { body: { code } })).toMatchObject({
        status_code: 200,
      })
      expect(await owner.ok('getProfile')).toMatchObject({ email, email_verified: true })
      expect(await squatter.ok('getProfile')).toMatchObject({ email: null, email_verified: false })
      const late = await anybody.ok('verifyEmail', { body: { code: squatters } })
      expect(late.status_code).toBe(400)
      await anybody.ok('requestPasswordReset', { body: { email } })
      expect((await host.nextMail(email)).text).toContain(username)
    })

    test('names compare in Unicode, and have letters of one script', async () => {
      const { anybody } = stage
      const id = randomInt(1e9)
      const account = (username: string) => ({ username, password: PASSWORD, ...question })
      const sign = (username: string) => ({ body: account(username) })
      expect((await anybody.ok('signUp', sign(`Élodie-ﬁ-${id}`))).username).toBe(`Élodie-fi-${id}`)
      for (const same of [`ÉLODIE-FI-${id}`, `E\u0301lodie-fi-${id}`, `élodie-ﬁ-${id}`]) {
        await anybody.fails(409, 'signUp', sign(same))
        await anybody.ok('login', { body: { username: same, password: PASSWORD } })
      }
      await anybody.ok('signUp', sign(`Ольга-${id}`))
      await anybody.fails(409, 'signUp', sign(`ОЛЬГА-${id}`))
      // The first letter is Cyrillic.
      await anybody.fails(422, 'signUp', sign(`\u0430lice-${id}`))
    })

    test('a mail to an address that nobody verified holds no text that its sender chose', async () => {
      const { host, anybody } = stage
      const email = freshEmail()
      const username = `www.evil.example/win-${randomUUID().slice(0, 8)}`
      await anybody.ok('signUp', { body: { username, password: PASSWORD, email, ...question } })
      const texts = [await host.nextMail(email)]
      await anybody.ok('requestPasswordReset', { body: { email } })
      texts.push(await host.nextMail(email))
      expect(JSON.stringify(texts)).not.toContain('evil.example')
    })

    test('an address that was sent enough mails is refused before anything is stored', async () => {
      const { host, anybody } = stage
      const email = freshEmail()
      const key = fingerprint(host.secrets, `mails to ${email}`)
      await host.db.execute({
        sql: 'insert into throttle (key, count, resets_at) values (?, 1000000, ?)',
        args: [key, Date.now() + 30 * 60_000],
      })
      const person = { username: freshName(), password: PASSWORD, email, ...question }
      expect(await anybody.fails(429, 'signUp', { body: person })).toMatchObject({
        detail: expect.stringMatching(/^This email address was sent as many mails/),
      })
      await anybody.fails(401, 'login', { body: person })
      await anybody.fails(429, 'requestPasswordReset', { body: { email } })
    })

    test('takes mail addresses of internationalised domains', async () => {
      const { host, anybody } = stage
      const name = freshName()
      const { caller: jörg } = await newPerson(host, 'jörg', `${name}@BÜCHER.example`)
      const { email } = await jörg.ok('getProfile')
      expect(email).toBe(`${name}@xn--bcher-kva.example`)
      await host.nextMail(email!)
      await anybody.ok('requestPasswordReset', { body: { email: `${name}@bücher.example` } })
      expect((await host.nextMail(email!)).subject).toContain('password')
      for (const wrong of [
        'a@b@c.example',
        'a@b/c.example',
        'a@b.example:80',
        '@b.example',
        'a@%41.example',
      ])
        await anybody.fails(422, 'signUp', {
          body: { username: freshName(), password: PASSWORD, email: wrong, ...question },
        })
    })
  })

  describe('session', () => {
    test('a log-in by form answers both tokens, and the profile tells when', async () => {
      const { host, anybody } = stage
      const { username } = await newPerson(host, 'erin')
      const raw = new FormData()
      raw.set('username', username)
      raw.set('password', PASSWORD)
      const { access_token } = await anybody.ok('login', { raw })
      const profile = await caller(host.fetch, access_token).ok('getProfile')
      expect(profile).toMatchObject({
        username,
        email: null,
        prun_username: null,
        last_login: expect.any(String),
      })
    })

    test('a wrong password and an unknown name answer alike', async () => {
      const { host, anybody } = stage
      const { username } = await newPerson(host, 'frank')
      const wrong = await anybody.fails(401, 'login', {
        body: { username, password: 'x'.repeat(9) },
      })
      const unknown = await anybody.fails(401, 'login', {
        body: { username: freshName(), password: PASSWORD },
      })
      expect(wrong).toEqual(unknown)
    })

    test('a refresh spends its token; a spent one used later by another device ends the whole family', async () => {
      const { host, anybody } = stage
      const { tokens, caller: grace } = await newPerson(host, 'grace')
      const refresh = (refresh_token: string) => ({ body: { refresh_token } })
      const second = await anybody.ok('refresh', refresh(tokens.refresh_token))
      const third = await anybody.ok('refresh', refresh(second.refresh_token))
      const access = [tokens, second, third].map((pair) => pair.access_token)
      expect(new Set(access).size).toBe(3)
      const atOnce = Array.from({ length: 5 }, () =>
        anybody.ok('refresh', refresh(tokens.refresh_token)),
      )
      expect(await Promise.all(atOnce)).toEqual(atOnce.map(() => second))
      await host.db.execute('update refresh_tokens set spent_at = spent_at - 31000')
      const own = await anybody.ok('refresh', refresh(tokens.refresh_token))
      expect(await anybody.ok('refresh', refresh(tokens.refresh_token))).toEqual(own)
      const fourth = await anybody.ok('refresh', refresh(third.refresh_token))
      await grace.ok('getProfile')
      await anybody.fails(401, 'refresh', {
        ...refresh(second.refresh_token),
        headers: { 'User-Agent': 'another browser' },
      })
      for (const { refresh_token } of [own, fourth])
        await anybody.fails(401, 'refresh', refresh(refresh_token))
      await grace.fails(401, 'getProfile')
      await anybody.fails(401, 'refresh', refresh('x'.repeat(150)))
    })

    test('logging out ends the session on the server', async () => {
      const { host, anybody } = stage
      const { tokens, caller: heidi } = await newPerson(host, 'heidi')
      const body = { refresh_token: tokens.refresh_token }
      expect(await heidi.ok('logout', { body })).toBe(true)
      await anybody.fails(401, 'refresh', { body })
      await heidi.fails(401, 'getProfile')
    })
  })

  describe('profile', () => {
    const write = { fio_apikey: null, prun_username: null, email: null }

    test('keeps what is written, trims it, and empties become null', async () => {
      const { host } = stage
      const { caller: ivan } = await newPerson(host, 'ivan')
      const body = { ...write, fio_apikey: ' a1 b2 ', prun_username: 'Ivan' }
      const profile = await ivan.ok('updateProfile', { body })
      expect(profile).toMatchObject({ fio_apikey: 'a1b2', prun_username: 'Ivan', email: null })
      expect(await ivan.ok('getProfile')).toMatchObject(profile)
      const emptied = { fio_apikey: ' ', prun_username: '', email: '' }
      expect(await ivan.ok('updateProfile', { body: emptied })).toMatchObject(write)
    })

    test('the FIO key does not lie readable in the database', async () => {
      const { host } = stage
      const { username, caller: judy } = await newPerson(host, 'judy')
      const key = randomUUID()
      await judy.ok('updateProfile', { body: { ...write, fio_apikey: key } })
      const { rows } = await host.db.execute({
        sql: 'select * from users where username = ?',
        args: [username],
      })
      expect(rows).toHaveLength(1)
      expect(JSON.stringify(rows)).not.toContain(key)
    })

    test('a changed password ends API keys only when asked', async () => {
      const { caller: kay } = await newPerson(stage.host, 'kay')
      const query = { api_key: await newKey(kay) }
      await kay.ok('changePassword', { body: { old: PASSWORD, new: PASSWORD } })
      await stage.anybody.ok('csvMaterialIo', { query })
      const body = { old: PASSWORD, new: PASSWORD, revoke_api_keys: true }
      await kay.ok('changePassword', { body })
      await stage.anybody.fails(401, 'csvMaterialIo', { query })
      expect(await kay.ok('listApiKeys')).toEqual([])
    })

    test('refuses an email that somebody else verified', async () => {
      const { host } = stage
      const email = freshEmail()
      await newPerson(host, 'kim', email)
      const { code } = await host.nextMail(email)
      await stage.anybody.ok('verifyEmail', { body: { code } })
      const { caller: lee } = await newPerson(host, 'lee')
      await lee.fails(409, 'updateProfile', { body: { ...write, email } })
      await lee.fails(422, 'updateProfile', { body: { ...write, email: 'nowhere' } })
      expect((await lee.ok('getProfile')).email).toBeNull()
    })

    test('an email is verified by its code once, and a changed one is unverified again', async () => {
      const { host, anybody } = stage
      const email = freshEmail()
      const { caller: mia } = await newPerson(host, 'mia', email)
      const { code } = await host.nextMail(email)
      const verify = (text: string) => anybody.ok('verifyEmail', { body: { code: text } })
      expect(await verify('nonsense')).toMatchObject({ status_code: 400 })
      expect(await verify(code)).toMatchObject({ status_code: 200 })
      expect(await verify(code)).toMatchObject({ status_code: 400 })
      expect(await mia.ok('getProfile')).toMatchObject({ email, email_verified: true })
      expect(await mia.ok('resendEmailVerification')).toBe(false)

      const next = freshEmail()
      const changed = await mia.ok('updateProfile', { body: { ...write, email: next } })
      expect(changed).toMatchObject({ email: next, email_verified: false })
      const { code: voided } = await host.nextMail(next)
      expect(await mia.ok('resendEmailVerification', { raw: 'null' })).toBe(true)
      const { code: fresh } = await host.nextMail(next)
      expect(await verify(voided)).toMatchObject({ status_code: 400 })
      expect(await verify(fresh)).toMatchObject({ status_code: 200 })
    })
  })

  describe('password', () => {
    test('a change needs the old one and ends the other sessions', async () => {
      const { host, anybody } = stage
      const { username, caller: nina } = await newPerson(host, 'nina')
      const elsewhere = await anybody.ok('login', { body: { username, password: PASSWORD } })
      const other = caller(host.fetch, elsewhere.access_token)
      const change = (old: string, next: string) => ({ body: { old, new: next } })
      await nina.fails(403, 'changePassword', change('not this one', 'long enough'))
      await nina.fails(422, 'changePassword', change(PASSWORD, 'short'))
      await other.ok('getProfile')
      await nina.ok('changePassword', change(PASSWORD, 'another good one'))
      await nina.ok('getProfile')
      await other.fails(401, 'getProfile')
      await anybody.fails(401, 'refresh', { body: { refresh_token: elsewhere.refresh_token } })
      await anybody.fails(401, 'login', { body: { username, password: PASSWORD } })
      await anybody.ok('login', { body: { username, password: 'another good one' } })
    })

    test('a mailed code sets a new one, once, and ends all sessions', async () => {
      const { host, anybody } = stage
      const email = freshEmail()
      const { username, caller: olga } = await newPerson(host, 'olga', email)
      await host.nextMail(email)
      const known = await anybody.ok('requestPasswordReset', { body: { email } })
      const unknown = await anybody.ok('requestPasswordReset', { body: { email: freshEmail() } })
      expect(unknown).toEqual(known)
      expect(known.status_code).toBe(200)
      const { code } = await host.nextMail(email)
      const reset = (with_: object) => anybody.ok('resetPassword', { body: { code, ...with_ } })
      await anybody.fails(422, 'resetPassword', { body: { code, password: 'short' } })
      expect(await reset({ code: 'wrong', password: 'fresh start' })).toMatchObject({
        status_code: 400,
      })
      expect(await reset({ password: 'fresh start' })).toMatchObject({ status_code: 200 })
      expect(await reset({ password: 'played again' })).toMatchObject({ status_code: 400 })
      await olga.fails(401, 'getProfile')
      await anybody.ok('login', { body: { username, password: 'fresh start' } })
    })
  })

  describe('API keys', () => {
    const MOST = 5
    test('five at most, listed in the order they were made, deletable', async () => {
      const { caller: pat } = await newPerson(stage.host, 'pat')
      expect(await pat.ok('listApiKeys')).toEqual([])
      for (let made = 1; made <= MOST; made++)
        expect(await pat.ok('createApiKey', { body: { keyname: `key ${made}` } })).toBe(true)
      await pat.fails(409, 'createApiKey', { body: { keyname: 'one more' } })
      const keys = await pat.ok('listApiKeys')
      expect(keys.map((k) => k.name)).toEqual(['key 1', 'key 2', 'key 3', 'key 4', 'key 5'])
      expect(keys.map((k) => k.last_activity)).toEqual(keys.map(() => null))
      expect(await pat.ok('deleteApiKey', { params: { key: keys[1]!.key } })).toBe(true)
      await pat.fails(404, 'deleteApiKey', { params: { key: keys[1]!.key } })
      expect(await pat.ok('listApiKeys')).toHaveLength(MOST - 1)
    })

    test.each(['', '   ', 'x'.repeat(101)])('cannot be named %j', async (keyname) => {
      const { issues } = await stage.alice.fails(422, 'createApiKey', { body: { keyname } })
      expect(issues).toEqual([
        { path: 'keyname', message: expect.stringMatching(/API key.*name|name.*API key/) },
      ])
    })

    test("somebody else's key cannot be deleted", async () => {
      const key = await newKey(stage.bob)
      await stage.alice.fails(404, 'deleteApiKey', { params: { key } })
      expect((await stage.bob.ok('listApiKeys')).map((k) => k.key)).toContain(key)
      await stage.bob.ok('deleteApiKey', { params: { key } })
    })
  })
}
