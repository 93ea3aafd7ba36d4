import { describe, expect, test } from 'vitest'
import { ACCURATE, CLASSIC, type Rules } from '../../../engine/game/constants/rules.ts'
import { type CxData, pricesAt } from '../../../engine/game/cx.ts'
import { resolvePrices } from '../../../engine/market/prices.ts'
import { evaluatePlan } from '../../../engine/plan/evaluate.ts'
import type { EmpireBonus } from '../../../engine/plan/input.ts'
import { cxData, empireWrite, NOBODYS_UUID, planWrite } from '../../../scripts/stage/samples.ts'
import { world } from '../../../scripts/stage/world.ts'
import type { Stage } from '../stage.ts'

export function sharedSuite(stage: Stage): void {
  const share = async (name = 'Shown') => {
    const empire = await stage.alice.ok('createEmpire', { body: empireWrite({ name: 'Hidden' }) })
    const { uuid } = await stage.alice.ok('createPlan', {
      body: planWrite({ name, empire_uuid: empire.uuid }),
    })
    const plan = { uuid }
    const shared = await stage.alice.ok('sharePlan', { params: { planUuid: plan.uuid } })
    return { plan, shared }
  }

  describe('shared plans', () => {
    test('anybody may see the plan, but nothing of its owner', async () => {
      const { alice, anybody } = stage
      const { plan, shared } = await share()
      const seen = await anybody.ok('getSharedPlan', { params: { uuid: shared.uuid } })
      const own = await alice.ok('getPlan', { params: plan })
      expect(own.empires).toHaveLength(1)
      expect(seen).toEqual({ ...shared, view_count: 1, baseplanner: { ...own, empires: [] } })
      expect(JSON.stringify(seen)).not.toMatch(/Hidden|user|alice/i)
    })

    describe('the terms that the owner includes', () => {
      const prices = cxData({
        name: 'My prices',
        cx_empire: pricesAt('AI1'),
        ticker_planets: [
          {
            planet: planWrite().planet_id,
            preferences: [{ ticker: 'RAT', type: 'BUY', value: 9 }],
          },
          { planet: 'ZV-759c', preferences: [{ ticker: 'DW', type: 'SELL', value: 7 }] },
        ],
        cx_planets: [{ planet: 'ZV-759c', preferences: pricesAt('NC1') }],
      })
      // Neither the name nor what is set for other planets.
      const shown = {
        ...prices,
        name: 'Prices',
        ticker_planets: prices.ticker_planets.slice(0, 1),
        cx_planets: [],
      }
      const shareWithTerms = async () => {
        const { alice } = stage
        const empire = await alice.ok('createEmpire', {
          body: empireWrite({ faction: 'MORIA', permits_used: 1, permits_total: 4 }),
        })
        const { uuid: cx } = await alice.ok('createCx', { body: prices })
        const { uuid: planUuid } = await alice.ok('createPlan', { body: planWrite() })
        const at = { params: { planUuid } }
        const terms = { empire_uuid: empire.uuid, cx_uuid: cx }
        const { uuid } = await alice.ok('sharePlan', { ...at, body: terms })
        return { at, terms, shared: { params: { uuid } } }
      }
      const entryOf = async (uuid: string) =>
        (await stage.alice.ok('listShares')).find(({ shared_uuid }) => shared_uuid === uuid)

      test('are shown to everybody as they are now, without names and ids of the owner', async () => {
        const { alice, anybody } = stage
        const { terms, shared } = await shareWithTerms()
        const empire = { faction: 'MORIA', permits_used: 1, permits_total: 4 }
        const seen = await anybody.ok('getSharedPlan', shared)
        expect(seen.terms).toEqual({ empire, cx: shown })
        expect(JSON.stringify(seen)).not.toMatch(
          new RegExp(`${terms.empire_uuid}|${terms.cx_uuid}`),
        )
        expect(await entryOf(shared.params.uuid)).toMatchObject(terms)
        await alice.ok('updateCx', {
          params: { uuid: terms.cx_uuid },
          body: cxData({ name: 'Other prices', cx_empire: pricesAt('CI1') }),
        })
        expect((await anybody.ok('getSharedPlan', shared)).terms?.cx?.cx_empire).toEqual(
          pricesAt('CI1'),
        )
      })

      test('change when it is shared again with others, and stay without a body', async () => {
        const { alice, anybody } = stage
        const { at, terms, shared } = await shareWithTerms()
        for (const body of [undefined, null, {}, { cx_uuid: terms.cx_uuid }]) {
          await alice.ok('sharePlan', { ...at, body })
          expect(await entryOf(shared.params.uuid)).toMatchObject(terms)
        }
        await alice.ok('sharePlan', { ...at, raw: new URLSearchParams() })
        expect(await entryOf(shared.params.uuid)).toMatchObject(terms)
        await alice.ok('sharePlan', { ...at, body: { empire_uuid: null } })
        const seen = await anybody.ok('getSharedPlan', shared)
        expect(Object.keys(seen.terms ?? {})).toEqual(['cx'])
        await alice.ok('sharePlan', { ...at, body: { empire_uuid: null, cx_uuid: null } })
        expect(await anybody.ok('getSharedPlan', shared)).not.toHaveProperty('terms')
      })

      test('are forgotten when empire and CX are deleted', async () => {
        const { alice, anybody } = stage
        const { terms, shared } = await shareWithTerms()
        await alice.ok('deleteCx', { params: { uuid: terms.cx_uuid } })
        await alice.ok('deleteEmpire', { params: { uuid: terms.empire_uuid } })
        expect(await anybody.ok('getSharedPlan', shared)).not.toHaveProperty('terms')
      })

      test('are nobody else’s', async () => {
        const { alice, bob, anybody } = stage
        const { at, terms, shared } = await shareWithTerms()
        const { uuid } = await bob.ok('createPlan', { body: planWrite() })
        const own = { params: { planUuid: uuid } }
        await bob.fails(404, 'sharePlan', { ...own, body: terms })
        await bob.fails(404, 'sharePlan', { ...own, body: { ...terms, empire_uuid: null } })
        expect(await bob.ok('listShares')).not.toContainEqual(
          expect.objectContaining({ plan_uuid: uuid }),
        )
        const { uuid: theirs } = await bob.ok('createCx', { body: cxData() })
        await alice.fails(404, 'sharePlan', { ...at, body: { ...terms, cx_uuid: theirs } })
        expect((await anybody.ok('getSharedPlan', shared)).terms?.cx?.cx_empire).toEqual(
          pricesAt('AI1'),
        )
      })

      test('count in the preview of its link, also after they change', async () => {
        const { alice, host } = stage
        const { at, shared } = await shareWithTerms()
        const pageText = async () =>
          await (await host.fetch(`/shared/${shared.params.uuid}`)).text()
        const plan = planWrite()
        const { planetid } = plan.planet
        const profitText = (cx: CxData | null, empire: EmpireBonus | null) => {
          const { profit } = evaluatePlan(world, {
            ...{ plan, empire, rules: ACCURATE },
            prices: resolvePrices(world, cx, planetid, ACCURATE),
          })
          return `${profit < 0 ? '\u2212' : '+'}${Math.round(Math.abs(profit)).toLocaleString('en-US')} $`
        }
        const empire = { faction: 'MORIA', permits_used: 1, permits_total: 4 } as const
        expect(await pageText()).toContain(profitText(prices, empire))
        await alice.ok('sharePlan', { ...at, body: { empire_uuid: null, cx_uuid: null } })
        expect(await pageText()).toContain(profitText(null, null))
        expect(profitText(null, null)).not.toBe(profitText(prices, empire))
      })
    })

    test("views of strangers and visitors count, the owner's own do not", async () => {
      const { alice, bob, anybody } = stage
      const { shared } = await share()
      expect(shared.view_count).toBe(0)
      const viewsAfter = async (viewer: typeof alice) =>
        (await viewer.ok('getSharedPlan', { params: { uuid: shared.uuid } })).view_count
      expect(await viewsAfter(alice)).toBe(0)
      expect(await viewsAfter(anybody)).toBe(1)
      expect(await viewsAfter(bob)).toBe(2)
      expect(await viewsAfter(alice)).toBe(2)
      const listed = (await alice.ok('listShares')).find((s) => s.shared_uuid === shared.uuid)
      expect(listed?.view_count).toBe(2)
    })

    test('sharing again answers the same share', async () => {
      const { alice, anybody } = stage
      const { plan, shared } = await share()
      await anybody.ok('getSharedPlan', { params: { uuid: shared.uuid } })
      const again = await alice.ok('sharePlan', { params: { planUuid: plan.uuid } })
      expect(again).toEqual({ ...shared, view_count: 1 })
      const entry = { shared_uuid: shared.uuid, plan_uuid: plan.uuid, view_count: 1 }
      const listed = (await alice.ok('listShares')).filter((s) => s.plan_uuid === plan.uuid)
      expect(listed).toEqual([entry])
    })

    test('the link shows the plan as it is now, and dies when sharing stops', async () => {
      const { alice, bob, anybody } = stage
      const { plan, shared } = await share()
      const at = { params: { uuid: shared.uuid } }
      await alice.ok('updatePlan', { params: plan, body: planWrite({ name: 'Newer' }) })
      expect((await anybody.ok('getSharedPlan', at)).baseplanner.name).toBe('Newer')
      expect(await bob.fails(404, 'stopSharing', at)).toEqual(
        await bob.fails(404, 'stopSharing', { params: { uuid: NOBODYS_UUID } }),
      )
      expect(await alice.ok('stopSharing', at)).toBe(true)
      await anybody.fails(404, 'getSharedPlan', at)
      await bob.fails(404, 'cloneSharedPlan', { params: { sharedUuid: shared.uuid } })
      await alice.fails(404, 'stopSharing', at)
      const fresh = await alice.ok('sharePlan', { params: { planUuid: plan.uuid } })
      expect(fresh.uuid).not.toBe(shared.uuid)
    })

    test('a clone belongs to the one who made it, under the name with (Clone)', async () => {
      const { alice, bob } = stage
      const { plan, shared } = await share('Copied by Bob')
      const { uuid, ...answer } = await bob.ok('cloneSharedPlan', {
        params: { sharedUuid: shared.uuid },
      })
      const own = await alice.ok('getPlan', { params: plan })
      const clone = await bob.ok('getPlan', { params: { uuid } })
      const name = 'Copied by Bob (Clone)'
      expect(clone).toEqual({ ...own, uuid, name, empires: [] })
      expect(answer).toEqual({ message: `Plan saved as ${name}.`, plan: clone })
      await alice.fails(404, 'getPlan', { params: { uuid } })
      await bob.fails(404, 'cloneSharedPlan', { params: { sharedUuid: plan.uuid } })
    })

    test('looking whether a link is alive is no view', async () => {
      const { alice, host } = stage
      const { shared } = await share()
      const answer = await host.fetch(`/api/v1/shared/${shared.uuid}`, { method: 'HEAD' })
      expect(answer.status).toBe(200)
      const listed = (await alice.ok('listShares')).find((s) => s.shared_uuid === shared.uuid)
      expect(listed?.view_count).toBe(0)
    })

    test('its page says which plan it is, where the link is pasted and for everybody', async () => {
      const { alice, host } = stage
      const { shared } = await share('Rations & "more" <b>')
      const answer = await host.fetch(`/shared/${shared.uuid}`)
      const html = await answer.text()
      expect([answer.status, answer.headers.get('content-type')]).toEqual([
        200,
        'text/html; charset=utf-8',
      ])
      const title = 'Rations &amp; &quot;more&quot; &lt;b&gt; · Katoa · Perigee'
      expect(html).toContain(`<title>${title}</title>`)
      expect(html).toContain(`<meta property="og:title" content="${title}" />`)
      expect(html).toMatch(
        /<meta property="og:description" content="Base plan for Katoa \(UV-351a\)/,
      )
      expect(html).toMatch(new RegExp(`og:url" content="https?://[^"]+/shared/${shared.uuid}"`))
      expect(html).toContain('<div id="root"></div>')
      expect(answer.headers.get('content-security-policy')).toContain("script-src 'self'")
      const listed = (await alice.ok('listShares')).find((s) => s.shared_uuid === shared.uuid)
      expect(listed?.view_count).toBe(0)
    })

    test('its page shows the last save, and one picture for all links', async () => {
      const { plan, shared } = await share('Rations')
      const page = async () => await stage.host.fetch(`/shared/${shared.uuid}`)
      const before = await (await page()).text()
      const address = /property="og:image" content="([^"]+)"/.exec(before)![1]!
      expect(new URL(address).pathname).toBe('/preview.png')
      expect(before).not.toMatch(/NaN|Infinity|undefined/)
      await stage.alice.ok('updatePlan', {
        params: plan,
        body: planWrite({ name: 'Another name' }),
      })
      expect(await (await page()).text()).toContain('<title>Another name · ')
      await stage.alice.ok('stopSharing', { params: { uuid: shared.uuid } })
      expect((await page()).status).toBe(404)
    })

    test('its preview shows the figures of its page: Accurate, at average prices, of the planet calculated for', async () => {
      const body = planWrite({ planet_id: 'OT-580b' })
      const { uuid } = await stage.alice.ok('createPlan', { body })
      const shared = await stage.alice.ok('sharePlan', { params: { planUuid: uuid } })
      const { planetid } = body.planet
      const figure = (rules: Rules) => {
        const prices = resolvePrices(world, null, planetid, rules)
        const { profit } = evaluatePlan(world, { plan: body, prices, empire: null, rules })
        return `${profit < 0 ? '\u2212' : '+'}${Math.round(Math.abs(profit)).toLocaleString('en-US')} $`
      }
      const page = await stage.host.fetch(`/shared/${shared.uuid}`)
      expect(await page.text()).toContain(figure(ACCURATE))
      expect(figure(ACCURATE)).not.toBe(figure(CLASSIC))
    })

    test('the page of a link that shows nothing is the app, which says so', async () => {
      const answer = await stage.host.fetch(`/shared/${NOBODYS_UUID}`)
      expect(answer.status).toBe(404)
      expect(await answer.text()).toContain('<div id="root"></div>')
    })
  })
}
