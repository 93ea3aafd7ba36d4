import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { type AlertRule, MOST_ALERTS } from '../../../engine/model/alert.ts'
import type { Caller } from '../caller.ts'
import { ALERT_RULE, NAMED_PLANET } from '../samples.ts'
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
      const uuids = Array.from({ length: MOST_ALERTS }, () => randomUUID())
      for (const uuid of uuids) await put(amy, uuid)
      const more = { params: { uuid: randomUUID() }, body: { rule: ALERT_RULE } }
      expect(await amy.fails(409, 'putAlert', more)).toMatchObject({
        detail: '40 rules are the most; delete one first.',
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
  })
}
