import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestHost } from '../../scripts/stage/host.ts'
import { cxData, planWrite } from '../../scripts/stage/samples.ts'
import { newKey } from '../contract/api-key.ts'
import { caller } from '../contract/caller.ts'
import { newPerson, type Person } from '../contract/stage.ts'
import { startNodeHost } from '../hosts/node-host.ts'
import { startWorkerHost } from '../hosts/worker-host.ts'

const KIB = 1024
const QUOTA = { PERIGEE_QUOTA_MIB: String(64 / KIB) }
const FULL =
  'Your account is full: it holds up to 0.0625 MiB of plans and CX. Please delete what you no longer need.'

/** A plan of about so many bytes. */
function planOf(bytes: number) {
  const building = {
    name: 'FP',
    amount: 1,
    active_recipes: Array(10).fill({ recipeid: 'x'.repeat(100), amount: 1 }),
  }
  const times = Math.floor(bytes / JSON.stringify(building).length)
  return planWrite({ buildings: Array.from({ length: times }, () => building) })
}

describe.each([
  ['Node', () => startNodeHost({ env: QUOTA })],
  ['workerd', () => startWorkerHost(QUOTA)],
] as const)('an account on %s', (_, start) => {
  let host: TestHost
  let person: Person
  beforeAll(async () => {
    host = await start()
    person = await newPerson(host, 'hoarder')
  })
  afterAll(() => host?.close())

  const stored = async () => (await person.caller.ok('getProfile')).stored_bytes!

  test('tells what it stores and may store', async () => {
    const { stored_bytes, stored_bytes_quota } = await person.caller.ok('getProfile')
    expect([stored_bytes, stored_bytes_quota]).toEqual([0, 64 * KIB])
  })

  test('refuses what does not fit, in words, whatever it is; and takes it again once there is room', async () => {
    const me = person.caller
    const { uuid: first } = await me.ok('createPlan', { body: planOf(24 * KIB) })
    const { uuid: second } = await me.ok('createPlan', { body: planOf(24 * KIB) })
    const cx = await me.ok('createCx', { body: cxData() })
    const before = await stored()
    expect(before).toBeGreaterThan(46 * KIB)
    const tickers = Array.from({ length: 700 }, (_, n) => n.toString(36).toUpperCase())
    const ticker_empire = tickers.map((ticker) => ({ ticker, type: 'BUY' as const, value: 1 / 3 }))
    const refusals = [
      await me.fails(409, 'createPlan', { body: planOf(24 * KIB) }),
      await me.fails(409, 'clonePlan', { params: { uuid: first }, body: { plan_name: '' } }),
      await me.fails(409, 'updatePlan', { params: { uuid: first }, body: planOf(48 * KIB) }),
      await me.fails(409, 'createCx', { body: cxData({ ticker_empire }) }),
      await me.fails(409, 'updateCx', {
        params: { uuid: cx.uuid },
        body: cxData({ ticker_empire }),
      }),
    ]
    expect(refusals.map(({ detail }) => detail)).toEqual(refusals.map(() => FULL))
    expect(await stored()).toBe(before)
    await me.ok('deletePlan', { params: { uuid: second } })
    await me.ok('updatePlan', { params: { uuid: first }, body: planOf(32 * KIB) })
    const some = cxData({ ticker_empire: ticker_empire.slice(0, 300) })
    await me.ok('updateCx', { params: { uuid: cx.uuid }, body: some })
  })

  test('that is over its room can still be made smaller', async () => {
    const hoarder = await newPerson(host, 'hoarder')
    const { uuid } = await hoarder.caller.ok('createPlan', { body: planOf(60 * KIB) })
    const small = await hoarder.caller.ok('createPlan', { body: planWrite() })
    await host.db.execute({
      sql: `update plans set baseplanner_data = json_set(baseplanner_data, '$.long', printf('%.*c', 30000, 'x'))
            where uuid = ?`,
      args: [small.uuid],
    })
    const params = { uuid }
    await hoarder.caller.fails(409, 'updatePlan', { params, body: planOf(61 * KIB) })
    await hoarder.caller.ok('updatePlan', { params, body: planOf(30 * KIB) })
  })

  test('answers its plans and sheets whole, however many pages they take', async () => {
    const many = await newPerson(host, 'many')
    const { caller: me } = many
    await me.ok('createPlan', { body: planWrite({ name: 'Plan 0' }) })
    // Behind the server's back: it is the reading that counts here.
    await host.db.execute(`insert into plans (uuid, user_id, name, planet_id, faction, permits_used, permits_total,
        override_empire, baseplanner_data, created_at, updated_at)
      with recursive n(i) as (select 1 union all select i + 1 from n where i < 160)
      select lower(hex(randomblob(4))) || '-0000-4000-8000-' || printf('%012d', n.i), user_id, 'Plan ' || n.i, planet_id,
        faction, permits_used, permits_total, override_empire, json_set(baseplanner_data, '$.buildings[0].amount', n.i), 0, 0 from plans, n where name = 'Plan 0'`)
    const plans = await me.ok('listPlans')
    expect(plans.map(({ name }) => name)).toEqual(plans.map((_, n) => `Plan ${n}`))
    expect(plans.length).toBe(161)
    const empire = await me.ok('createEmpire', {
      body: {
        name: 'All',
        faction: 'NONE',
        permits_used: 1,
        permits_total: 2,
        use_fio_storage: false,
      },
    })
    const baseplanners = plans.map(({ uuid }) => ({ baseplanner_uuid: uuid }))
    const [assigned] = await me.ok('assignPlans', {
      body: [{ empire_uuid: empire.uuid, baseplanners }],
    })
    expect(assigned!.baseplanners.map(({ uuid }) => uuid)).toEqual(plans.map(({ uuid }) => uuid))
    const ofEmpire = await me.ok('listEmpirePlans', { params: { empireUuid: empire.uuid } })
    expect(ofEmpire.map(({ uuid }) => uuid)).toEqual(plans.map(({ uuid }) => uuid))
    const query = { api_key: await newKey(me) }
    const sheet = await caller(host.fetch).ok('csvMaterialIo', { query })
    const rations = sheet.split('\r\n').filter((line) => line.includes(',RAT,'))
    expect(rations.map((line) => line.split(',').at(-1))).toEqual(plans.map(({ name }) => name))
  })

  test('may put plans into empires only so often', async () => {
    const { caller: me } = await newPerson(host, 'assigner')
    const { uuid } = await me.ok('createPlan', { body: planWrite() })
    const body = {
      name: 'E',
      faction: 'NONE' as const,
      permits_used: 1,
      permits_total: 2,
      use_fio_storage: false,
    }
    const { uuid: empire_uuid } = await me.ok('createEmpire', { body })
    const { uuid: other } = await me.ok('createEmpire', { body })
    await host.db.execute({
      sql: `insert into plans (uuid, user_id, name, planet_id, faction, permits_used, permits_total,
          override_empire, baseplanner_data, created_at, updated_at)
        with recursive n(i) as (select 1 union all select i + 1 from n where i < 2000)
        select lower(hex(randomblob(4))) || '-0000-4000-9000-' || printf('%012d', n.i), user_id, name, planet_id,
          faction, permits_used, permits_total, override_empire, baseplanner_data, 0, 0 from plans, n where uuid = ?`,
      args: [uuid],
    })
    await host.db.execute({
      sql: `insert into empire_plans (empire_id, plan_id)
        select e.id, p.id from empires as e join plans as p on p.user_id = e.user_id
        where e.uuid = ? and p.uuid <> ?`,
      args: [empire_uuid, uuid],
    })
    const baseplanners = [{ baseplanner_uuid: uuid }]
    const { detail } = await me.fails(409, 'assignPlans', {
      body: [{ empire_uuid: other, baseplanners }],
    })
    expect(detail).toBe('Plans can be assigned to empires 2000 times at most. Nothing was changed.')
    await me.ok('assignPlans', {
      body: [
        { empire_uuid, baseplanners },
        { empire_uuid: other, baseplanners },
      ],
    })
  })

  test('may put plans into all the places there are in one call', async () => {
    const { caller: me } = await newPerson(host, 'assigner')
    const uuids = async (most: number, make: () => Promise<{ uuid: string }>) => {
      const made: string[] = []
      while (made.length < most) made.push((await make()).uuid)
      return made
    }
    const plans = await uuids(40, () => me.ok('createPlan', { body: planWrite() }))
    const empire = {
      name: 'E',
      faction: 'NONE' as const,
      permits_used: 1,
      permits_total: 2,
      use_fio_storage: false,
    }
    const empires = await uuids(50, () => me.ok('createEmpire', { body: empire }))
    const baseplanners = plans.map((uuid) => ({ baseplanner_uuid: uuid }))
    const body = empires.map((empire_uuid) => ({ empire_uuid, baseplanners }))
    const assigned = await me.ok('assignPlans', { body })
    expect(assigned.map((each) => each.baseplanners.length)).toEqual(empires.map(() => 40))
  })
})
