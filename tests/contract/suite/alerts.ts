import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { type AlertRule, MAX_ALERTS } from '../../../engine/game/alert.ts'
import { VAPID } from '../../../scripts/stage/push-stub.ts'
import { ALERT_RULE, NAMED_PLANET, PUSH_DEVICE } from '../../../scripts/stage/samples.ts'
import type { Caller } from '../caller.ts'
import { newPerson, type Stage } from '../stage.ts'

export function alertsSuite(stage: Stage): void {
  const put = (who: Caller, uuid: string, rule: AlertRule = ALERT_RULE) =>
    who.ok('putAlert', { params: { uuid }, body: { rule } })
  const rulesOf = async (who: Caller) =>
    (await who.ok('listAlerts')).alerts.map(({ uuid, rule }) => ({ uuid, rule }))

  describe('alerts', () => {
    test('rules are listed in the order in which they were made, changed in place, and deleted', async () => {
      const { caller: amy } = await newPerson(stage.host, 'amy')
      const [one, two] = [randomUUID(), randomUUID()]
      const repair: AlertRule = {
        watch: 'repair',
        planet: null,
        limit: 0.8,
        push: false,
        mail: true,
      }
      await put(amy, one)
      await put(amy, two, repair)
      await put(amy, one.toUpperCase(), { ...ALERT_RULE, limit: 95 })
      expect(await rulesOf(amy)).toEqual([
        { uuid: one, rule: { ...ALERT_RULE, limit: 95 } },
        { uuid: two, rule: repair },
      ])
      await amy.ok('deleteAlert', { params: { uuid: one } })
      expect(await rulesOf(amy)).toEqual([{ uuid: two, rule: repair }])
      await amy.fails(404, 'deleteAlert', { params: { uuid: one } })
    })

    test('a host that does not fetch prices says so, and no rule is met there', async () => {
      const { caller: amy } = await newPerson(stage.host, 'amy')
      await put(amy, randomUUID())
      expect(await amy.ok('listAlerts')).toMatchObject({
        alerts: [{ met_since: null }],
        last_look: null,
      })
    })

    test('nobody sees or deletes the rules of another, whose uuid they may even share', async () => {
      const { caller: amy } = await newPerson(stage.host, 'amy')
      const uuid = randomUUID()
      await put(amy, uuid)
      await stage.bob.fails(404, 'deleteAlert', { params: { uuid } })
      await put(stage.bob, uuid, { ...ALERT_RULE, limit: 1 })
      await stage.bob.ok('deleteAlert', { params: { uuid } })
      expect(await rulesOf(amy)).toEqual([{ uuid, rule: ALERT_RULE }])
    })

    test('there are so many and no more; a full account can still change and delete', async () => {
      const { caller: amy } = await newPerson(stage.host, 'amy')
      const uuids = Array.from({ length: MAX_ALERTS }, () => randomUUID())
      for (const uuid of uuids) await put(amy, uuid)
      const more = { params: { uuid: randomUUID() }, body: { rule: ALERT_RULE } }
      expect(await amy.fails(409, 'putAlert', more)).toMatchObject({
        detail: '40 rules is the maximum. Delete one first.',
      })
      await put(amy, uuids[0]!, { ...ALERT_RULE, limit: 2 })
      await amy.ok('deleteAlert', { params: { uuid: uuids[1]! } })
      await amy.ok('putAlert', more)
    })

    test.each([
      ['limit', { ...ALERT_RULE, limit: -1 }],
      ['limit', { ...ALERT_RULE, watch: 'spread', limit: 1.5 }],
      ['ticker', { ...ALERT_RULE, ticker: 'no such' }],
      ['exchange', { ...ALERT_RULE, exchange: 'XX1' }],
      ['watch', { ...ALERT_RULE, watch: 'weather' }],
      [
        'planet',
        { watch: 'supply', ticker: 'RAT', planet: null, limit: 3, push: true, mail: true },
      ],
      [
        'limit',
        { watch: 'programme', planet: NAMED_PLANET.id, limit: 999, push: true, mail: true },
      ],
      ['push', { ...ALERT_RULE, push: 'yes' }],
    ])('a wrong %s is refused', async (field, rule) => {
      const { issues } = await stage.alice.fails(422, 'putAlert', {
        params: { uuid: randomUUID() },
        body: { rule },
      })
      expect(issues![0]!.path).toBe(`rule.${field}`)
    })

    test('a rule is named by a uuid', async () => {
      const input = { params: { uuid: 'mine' }, body: { rule: ALERT_RULE } }
      expect(await stage.alice.fails(404, 'putAlert', input)).toMatchObject({
        detail: 'There is no such rule.',
      })
    })

    test('a browser that subscribes takes messages that only it can read, until it ends that', async () => {
      const { caller: amy } = await newPerson(stage.host, 'amy')
      const browser = await stage.host.push.browser()
      expect((await amy.ok('listAlerts')).push).toEqual({ key: VAPID.publicKey, devices: 0 })
      await amy.ok('addPushDevice', { body: browser.device })
      await amy.ok('addPushDevice', { body: browser.device })
      expect((await amy.ok('listAlerts')).push.devices).toBe(1)
      expect(await amy.ok('testAlert')).toEqual({ devices: 1, mailed: false })
      expect(browser.messages).toEqual([
        { title: 'Perigee', body: 'This is how an alert looks', path: '/alerts' },
      ])
      await amy.ok('removePushDevices', { body: { endpoint: browser.device.endpoint } })
      expect(await amy.ok('testAlert')).toEqual({ devices: 0, mailed: false })
      expect(browser.messages).toHaveLength(1)
    })

    test('a browser tells its last player only, and nobody ends it for them', async () => {
      const [amy, ben] = [await newPerson(stage.host, 'amy'), await newPerson(stage.host, 'ben')]
      const { device } = await stage.host.push.browser()
      await amy.caller.ok('addPushDevice', { body: device })
      await ben.caller.ok('addPushDevice', { body: device })
      expect((await amy.caller.ok('listAlerts')).push.devices).toBe(0)
      // Who only knows its address has other keys, and takes nothing over.
      const { device: other } = await stage.host.push.browser()
      const { detail } = await amy.caller.fails(409, 'addPushDevice', {
        body: { endpoint: device.endpoint, keys: other.keys },
      })
      expect(detail).toContain('shows notifications of another account')
      expect((await ben.caller.ok('listAlerts')).push.devices).toBe(1)
      for (const endpoint of [device.endpoint, null])
        await amy.caller.ok('removePushDevices', { body: { endpoint } })
      expect((await ben.caller.ok('listAlerts')).push.devices).toBe(1)
      await ben.caller.ok('removePushDevices', { body: { endpoint: null } })
      expect((await ben.caller.ok('listAlerts')).push.devices).toBe(0)
    })

    test('a player has eight browsers at most; the oldest makes room', async () => {
      const { caller: amy } = await newPerson(stage.host, 'amy')
      const browsers = []
      for (let n = 0; n < 9; n++) {
        const browser = await stage.host.push.browser()
        browsers.push(browser)
        await amy.ok('addPushDevice', { body: browser.device })
      }
      expect(await amy.ok('testAlert')).toMatchObject({ devices: 8 })
      expect(browsers.map(({ calls }) => calls)).toEqual([0, 1, 1, 1, 1, 1, 1, 1, 1])
    })

    test.each([
      'http://127.0.0.1:1/inside',
      'https://169.254.169.254/latest/meta-data',
      'https://push.elsewhere.example/device',
    ])('the server sends nothing to %s', async (endpoint) => {
      const body = { ...PUSH_DEVICE, endpoint }
      expect(await stage.alice.fails(409, 'addPushDevice', { body })).toMatchObject({
        detail:
          'This server does not know the push service of this browser. Its operator can allow it.',
      })
    })

    test.each([
      ['endpoint', { ...PUSH_DEVICE, endpoint: 'here' }],
      ['keys.p256dh', { ...PUSH_DEVICE, keys: { ...PUSH_DEVICE.keys, p256dh: 'short' } }],
      ['keys.auth', { ...PUSH_DEVICE, keys: { ...PUSH_DEVICE.keys, auth: 'short' } }],
    ])('a browser with a wrong %s is refused', async (field, body) => {
      const { issues } = await stage.alice.fails(422, 'addPushDevice', { body })
      expect(issues![0]!.path).toBe(field)
    })

    test('a key that is on no curve is refused', async () => {
      const { device } = await stage.host.push.browser()
      const body = { ...device, keys: { ...device.keys, p256dh: 'A'.repeat(87) } }
      await stage.alice.fails(409, 'addPushDevice', { body })
    })

    test('mails of alerts are stopped and wanted again by the player, or stopped by the link in one', async () => {
      const email = `amy-${randomUUID().slice(0, 8)}@example.org`
      const { caller: amy } = await newPerson(stage.host, 'amy', email)
      const { code } = await stage.host.nextMail(email)
      expect(await amy.ok('testAlert')).toMatchObject({ mailed: false })
      await stage.anybody.ok('verifyEmail', { body: { code } })
      expect(await amy.ok('testAlert')).toMatchObject({ mailed: true })
      const { subject, text } = await stage.host.nextMail(email)
      expect(subject).toBe('Perigee: This is how an alert looks')
      const token = /stop-alert-mail\?token=(\S+)/.exec(text)?.[1] ?? ''
      const { user_id } = await amy.ok('getProfile')
      for (const forged of ['', '1', `${token}x`, token.replace(/^\d+/, String(user_id + 1))])
        await stage.anybody.fails(404, 'stopAlertMail', { query: { token: forged } })
      expect((await amy.ok('listAlerts')).is_mail_stopped).toBe(false)
      await stage.anybody.ok('stopAlertMail', { query: { token } })
      expect((await amy.ok('listAlerts')).is_mail_stopped).toBe(true)
      expect(await amy.ok('testAlert')).toMatchObject({ mailed: false })
      await amy.ok('setAlertMail', { body: { is_stopped: false } })
      expect(await amy.ok('testAlert')).toMatchObject({ mailed: true })
    })
  })
}
