import { describe, expect, test } from 'vitest'
import { ACCURATE } from '../../../engine/game/constants/rules.ts'
import { type CxData, pricesAt } from '../../../engine/game/cx.ts'
import { FreightSettings } from '../../../engine/game/own-fleet.ts'
import { parse } from '../../../engine/game/validation.ts'
import { resolvePrices } from '../../../engine/market/prices.ts'
import { evaluatePlan } from '../../../engine/plan/evaluate.ts'
import {
  cxData,
  empireWrite,
  NOBODYS_UUID,
  planWrite,
  UNNAMED_PLANET,
} from '../../../scripts/stage/samples.ts'
import { world } from '../../../scripts/stage/world.ts'
import type { Stage } from '../stage.ts'

const NOT_SHARED = 'This empire is not shared (any more).'

export function sharedEmpiresSuite(stage: Stage): void {
  const prices = cxData({ name: 'Moria prices', cx_empire: pricesAt('AI1') })
  /** An empire of two plans with a CX and the link of it. */
  const shareEmpire = async (terms?: object) => {
    const { alice } = stage
    const { uuid: empire_uuid } = await alice.ok('createEmpire', {
      body: empireWrite({ name: 'Open Hand', faction: 'MORIA', permits_used: 2, permits_total: 5 }),
    })
    const { uuid: cx_uuid } = await alice.ok('createCx', { body: prices })
    await alice.ok('assignEmpires', { body: [{ cx_uuid, empires: [{ empire_uuid }] }] })
    const plans: string[] = []
    for (const name of ['North', 'South']) {
      const { uuid } = await alice.ok('createPlan', { body: planWrite({ name, empire_uuid }) })
      await alice.ok('labelPlan', { params: { uuid }, body: { notes: `secret of ${name}` } })
      plans.push(uuid)
    }
    const at = { params: { empireUuid: empire_uuid } }
    const share = await alice.ok('shareEmpire', { ...at, ...(terms && { body: terms }) })
    return { at, share, empire_uuid, cx_uuid, plans, link: { params: { uuid: share.uuid } } }
  }
  const sheet = async (
    operation: 'csvSharedFlows' | 'csvSharedPlans' | 'csvSharedPrices',
    uuid: string,
  ) => {
    const text = await stage.anybody.ok(operation, { params: { uuid } })
    const [head = '', ...lines] = text.trimEnd().split('\r\n')
    return lines.map((line) =>
      Object.fromEntries(head.split(',').map((name, at) => [name, line.split(',')[at]!])),
    )
  }

  describe('shared empires', () => {
    test('show the empire, its plans and its CX to anybody, and nothing else of the owner', async () => {
      const { alice, anybody } = stage
      const { share, link, plans } = await shareEmpire()
      const seen = await anybody.ok('getSharedEmpire', link)
      const own = await Promise.all(plans.map((uuid) => alice.ok('getPlan', { params: { uuid } })))
      expect(seen).toEqual({
        uuid: share.uuid,
        empire: { name: 'Open Hand', faction: 'MORIA', permits_used: 2, permits_total: 5 },
        cx: prices,
        plans: own.map(({ notes: _, ...plan }) => ({ ...plan, empires: [] })),
      })
      expect(JSON.stringify(seen)).not.toMatch(/secret|alice|user/i)
    })

    test('include notes, the name of the owner and freight only if chosen, without own ships', async () => {
      const { alice, anybody } = stage
      const freight = parse(FreightSettings, { isOn: true, ships: { SCB: 2, 'AVI-054': 1 } })
      const { at, link } = await shareEmpire({ notes: true, owner: true, freight })
      const seen = await anybody.ok('getSharedEmpire', link)
      expect(seen.owner).toMatch(/^alice-/)
      expect(seen.plans[0]!.notes).toBe('secret of North')
      expect(seen.freight).toEqual({ ...freight, ships: { SCB: 2 } })
      const includes = { cx: false, notes: false, owner: false, freight: false }
      const changed = await alice.ok('shareEmpire', {
        ...at,
        body: { cx: false, notes: false, owner: false, freight: null },
      })
      expect(changed.includes).toEqual(includes)
      expect(Object.keys(await anybody.ok('getSharedEmpire', link))).toEqual([
        'uuid',
        'empire',
        'plans',
      ])
    })

    test('are the same link when shared again, which keeps what it includes', async () => {
      const { alice } = stage
      const { at, share } = await shareEmpire({ cx: false, notes: true })
      const again = await alice.ok('shareEmpire', at)
      expect(again).toEqual({ ...share, includes: { ...share.includes, cx: false, notes: true } })
      expect(await alice.ok('listEmpireShares')).toContainEqual(again)
    })

    test('change at once with the empire, and cost a 304 while nothing changed', async () => {
      const { alice, anybody } = stage
      const { link, plans, empire_uuid } = await shareEmpire()
      const etagOf = async () =>
        (await anybody.request('getSharedEmpire', link)).headers.get('etag')!
      const first = await etagOf()
      const unchanged = await anybody.request('getSharedEmpire', {
        ...link,
        headers: { 'If-None-Match': first },
      })
      expect(unchanged.status).toBe(304)
      await alice.ok('updatePlan', {
        params: { uuid: plans[0]! },
        body: planWrite({ name: 'West' }),
      })
      const second = await etagOf()
      expect(second).not.toBe(first)
      expect((await anybody.ok('getSharedEmpire', link)).plans[0]!.name).toBe('West')
      await alice.ok('deletePlan', { params: { uuid: plans[1]! } })
      expect(await etagOf()).not.toBe(second)
      const body = empireWrite({ name: 'Closed Fist' })
      await alice.ok('updateEmpire', { params: { uuid: empire_uuid }, body })
      expect((await anybody.ok('getSharedEmpire', link)).empire.name).toBe('Closed Fist')
    })

    test('count views of others, not those of the owner, of link checkers or of an unchanged copy', async () => {
      const { alice, bob, anybody, host } = stage
      const { link, share } = await shareEmpire()
      const views = async () =>
        (await alice.ok('listEmpireShares')).find(({ uuid }) => uuid === share.uuid)!.view_count
      await alice.ok('getSharedEmpire', link)
      await host.fetch(`/api/v1/shared/empire/${share.uuid}`, { method: 'HEAD' })
      expect(await views()).toBe(0)
      const answer = await anybody.request('getSharedEmpire', link)
      await answer.body?.cancel()
      const headers = { 'If-None-Match': answer.headers.get('etag')! }
      await anybody.request('getSharedEmpire', { ...link, headers })
      await bob.ok('getSharedEmpire', link)
      expect(await views()).toBe(2)
    })

    test('end with a stop, with the empire, and look then as if they never were', async () => {
      const { alice, bob, anybody } = stage
      const { link, at } = await shareEmpire()
      await bob.fails(404, 'stopSharingEmpire', link)
      await alice.ok('stopSharingEmpire', link)
      const other = await shareEmpire()
      await alice.ok('deleteEmpire', { params: { uuid: other.empire_uuid } })
      for (const { params } of [link, other.link, { params: { uuid: NOBODYS_UUID } }]) {
        expect((await anybody.fails(404, 'getSharedEmpire', { params })).detail).toBe(NOT_SHARED)
        expect((await anybody.fails(404, 'csvSharedFlows', { params })).detail).toBe(NOT_SHARED)
        const copied = { params: { sharedUuid: params.uuid } }
        expect((await bob.fails(404, 'copySharedEmpire', copied)).detail).toBe(NOT_SHARED)
      }
      expect((await alice.ok('shareEmpire', at)).uuid).not.toBe(link.params.uuid)
      await bob.fails(404, 'shareEmpire', at)
    })

    test('an emptied empire has no plans, and can still be read and copied', async () => {
      const { alice, bob, anybody } = stage
      const { link, empire_uuid, share } = await shareEmpire()
      await alice.ok('assignPlans', { body: [{ empire_uuid, baseplanners: [] }] })
      expect((await anybody.ok('getSharedEmpire', link)).plans).toEqual([])
      expect(await sheet('csvSharedPlans', share.uuid)).toEqual([])
      const copy = await bob.ok('copySharedEmpire', { params: { sharedUuid: share.uuid } })
      expect(copy.plan_uuids).toEqual([])
    })

    describe('the copy', () => {
      test('is the whole empire with its plans and CX, in one step', async () => {
        const { bob } = stage
        const { share } = await shareEmpire()
        const copy = await bob.ok('copySharedEmpire', { params: { sharedUuid: share.uuid } })
        const empire = (await bob.ok('listEmpires')).find(({ uuid }) => uuid === copy.empire_uuid)!
        expect(empire).toMatchObject({ name: 'Open Hand', faction: 'MORIA', permits_total: 5 })
        expect(empire.baseplanners.map(({ uuid }) => uuid)).toEqual(copy.plan_uuids)
        const plan = await bob.ok('getPlan', { params: { uuid: copy.plan_uuids[0]! } })
        expect(plan).toMatchObject({
          name: 'North',
          baseplanner_data: { buildings: [{ name: 'FP' }] },
        })
        expect(plan).not.toHaveProperty('notes')
        const cx = (await bob.ok('listCx')).find(({ uuid }) => uuid === copy.cx_uuid)!
        expect(cx.cx_data).toEqual(prices)
        expect(cx.empires.map(({ uuid }) => uuid)).toEqual([copy.empire_uuid])
      })

      test('may be of single plans, which stay outside of every empire', async () => {
        const { bob } = stage
        const { share, plans } = await shareEmpire()
        const params = { sharedUuid: share.uuid }
        const copy = await bob.ok('copySharedEmpire', { params, body: { plans: [plans[1]!] } })
        expect(copy).toMatchObject({ empire_uuid: null, cx_uuid: null })
        expect(copy.plan_uuids).toHaveLength(1)
        const plan = await bob.ok('getPlan', { params: { uuid: copy.plan_uuids[0]! } })
        expect([plan.name, plan.empires]).toEqual(['South', []])
      })

      test('takes no plan that the link does not show', async () => {
        const { bob } = stage
        const { share } = await shareEmpire()
        const { uuid } = await stage.alice.ok('createPlan', {
          body: planWrite({ name: 'Private' }),
        })
        const before = (await bob.ok('listPlans')).length
        const input = { params: { sharedUuid: share.uuid }, body: { plans: [uuid] } }
        await bob.fails(404, 'copySharedEmpire', input)
        expect(await bob.ok('listPlans')).toHaveLength(before)
      })

      test('leaves nothing behind if it does not fit', async () => {
        const { carol } = stage
        const { share } = await shareEmpire()
        const owned = async () =>
          Promise.all([carol.ok('listPlans'), carol.ok('listEmpires'), carol.ok('listCx')])
        for (let made = (await owned())[1].length; made < 50; made++)
          await carol.ok('createEmpire', { body: empireWrite() })
        const before = await owned()
        const failure = await carol.fails(409, 'copySharedEmpire', {
          params: { sharedUuid: share.uuid },
        })
        expect(failure.detail).toMatch(/^You're allowed up to (500 plans|50 empires)\.$/)
        expect(await owned()).toEqual(before)
      })
    })

    describe('its sheets', () => {
      const figures = (cx: CxData | null) =>
        evaluatePlan(world, {
          ...{ plan: planWrite(), rules: ACCURATE },
          empire: { faction: 'MORIA', permits_used: 2, permits_total: 5 },
          prices: resolvePrices(world, cx, planWrite().planet.planetid, ACCURATE),
        })

      test('have the figures of the page, under the shared prices or averages', async () => {
        const { alice } = stage
        const { share, at } = await shareEmpire()
        const profits = async () =>
          (await sheet('csvSharedPlans', share.uuid)).map(({ PROFIT }) => Number(PROFIT))
        const shared = figures(prices)
        expect(await profits()).toEqual([shared.profit, shared.profit])
        const flows = await sheet('csvSharedFlows', share.uuid)
        expect(flows).toHaveLength(2 * shared.materialio.length)
        for (const { ticker, delta, price } of shared.materialio)
          expect(flows).toContainEqual(
            expect.objectContaining({ TICKER: ticker, DELTA: String(delta), VALUE: String(price) }),
          )
        await alice.ok('shareEmpire', { ...at, body: { cx: false } })
        expect(await profits()).toEqual(Array(2).fill(figures(null).profit))
      })

      test('hold the prices of the CX only while they are shared', async () => {
        const { alice, anybody } = stage
        const { share, at, link } = await shareEmpire()
        const { buy, sell } = resolvePrices(world, prices, null, ACCURATE)
        const rat = world.materials.indexOf.get('RAT')!
        expect(await sheet('csvSharedPrices', share.uuid)).toContainEqual({
          TICKER: 'RAT',
          BUY: String(buy[rat]),
          SELL: String(sell[rat]),
        })
        await alice.ok('shareEmpire', { ...at, body: { cx: false } })
        const { detail } = await anybody.fails(404, 'csvSharedPrices', link)
        expect(detail).toBe('The owner of this empire does not share its prices.')
      })

      test('leave the figures of a plan empty whose planet the game does not know', async () => {
        const { alice } = stage
        const { share, empire_uuid } = await shareEmpire()
        const plan = planWrite({ name: 'Lost', empire_uuid })
        const planet = { ...plan.planet, planetid: 'ZZ-999z' }
        await alice.ok('createPlan', { body: { ...plan, planet_id: UNNAMED_PLANET, planet } })
        const rows = await sheet('csvSharedPlans', share.uuid)
        expect(rows.find(({ PLAN_NAME }) => PLAN_NAME === 'Lost')).toMatchObject({ PROFIT: '' })
        expect(rows.filter(({ PROFIT }) => PROFIT !== '')).toHaveLength(2)
      })
    })

    test('their page names the empire, its bases and its profit a day', async () => {
      const { host } = stage
      const { share } = await shareEmpire()
      const html = await (await host.fetch(`/shared/empire/${share.uuid}`)).text()
      expect(html).toContain('<title>Open Hand · 2 bases · Perigee</title>')
      expect(html).toMatch(
        /og:description" content="Empire Open Hand: 2 bases, [+−][\d,]+ \$ a day\./,
      )
      const dead = await host.fetch(`/shared/empire/${NOBODYS_UUID}`)
      expect([dead.status, await dead.text()]).toEqual([404, expect.stringContaining('id="root"')])
    })
  })
}
