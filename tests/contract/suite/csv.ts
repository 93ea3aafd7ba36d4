import { describe, expect, test } from 'vitest'
import type { OperationName } from '../../../edge/contract/routes.ts'
import type { PlanWrite } from '../../../engine/game/plan.ts'
import { resolvePrices } from '../../../engine/market/prices.ts'
import { evaluatePlan } from '../../../engine/plan/evaluate.ts'
import type { EmpireBonus } from '../../../engine/plan/input.ts'
import { compileUniverse } from '../../../engine/universe/universe.ts'
import { PLAYER, STOCK } from '../../../scripts/stage/fio-stub.ts'
import {
  empireWrite,
  NAMED_PLANET,
  NOBODYS_UUID,
  planWrite,
} from '../../../scripts/stage/samples.ts'
import { newKey } from '../api-key.ts'
import { caller } from '../caller.ts'
import { newPerson, type Stage } from '../stage.ts'

/** An empire whose faction makes a base of its trade faster. */
const GIFTED = empireWrite({
  name: 'Gifted',
  faction: 'HORTUS',
  permits_used: 10,
  permits_total: 500,
})
const MATERIAL_IO_HEADER = 'PLANET,PLAN,TICKER,INPUT,OUTPUT,DELTA,STORAGE,BURN,PLAN_NAME'

export function csvSuite(stage: Stage): void {
  const linesOf = (text: string) => {
    expect(text.endsWith('\r\n')).toBe(true)
    return text.slice(0, -2).split('\r\n')
  }

  /** What a sheet says of a plan, by the engine over the game data that this host serves, without stock. */
  const flowLines = async (
    { planet, infrastructure, buildings }: PlanWrite,
    empire: EmpireBonus | null,
    plan: string,
    name: string,
  ) => {
    const { anybody } = stage
    const universe = compileUniverse({
      materials: await anybody.ok('listMaterials'),
      buildings: await anybody.ok('listBuildings'),
      recipes: await anybody.ok('listRecipes'),
      exchanges: await anybody.ok('listExchanges'),
      planets: await anybody.ok('listPlanets', { body: [planet.planetid] }),
    })
    const { materialio } = evaluatePlan(universe, {
      plan: { planet, infrastructure, buildings },
      prices: resolvePrices(universe, null, planet.planetid),
      empire,
    })
    return materialio.map(
      ({ ticker, input, output }) =>
        `${plan},${ticker},${input},${output},${output - input},,,${name}`,
    )
  }

  describe('CSV', () => {
    test('all exchange rows, missing figures as empty cells', async () => {
      const query = { api_key: await newKey(stage.alice) }
      const [header, ...rows] = linesOf(await stage.anybody.ok('csvExchange', { query }))
      expect(header).toBe(
        'TICKER.EXCHANGECODE,TICKER,EXCHANGECODE,ASK,BID,AVG,SUPPLY,DEMAND,TRADED',
      )
      const records = await stage.anybody.ok('listExchanges')
      expect(rows).toEqual(
        records.map((r) =>
          [
            `${r.MaterialTicker}.${r.ExchangeCode}`,
            r.MaterialTicker,
            r.ExchangeCode,
            r.Ask,
            r.Bid,
            r.PriceAverage,
            r.Supply,
            r.Demand,
            r.Traded,
          ].join(','),
        ),
      )
      expect(rows.some((row) => row.includes(',,'))).toBe(true)
    })

    test('all materials', async () => {
      const query = { api_key: await newKey(stage.bob) }
      const [header, ...rows] = linesOf(await stage.anybody.ok('csvMaterial', { query }))
      expect(header).toBe('TICKER,NAME,MATERIALID,CATEGORYID,CATEGORYNAME,WEIGHT,VOLUME')
      expect(rows).toHaveLength((await stage.anybody.ok('listMaterials')).length)
    })

    test("the material flow of all own plans, or of one empire's, follows from what is stored", async () => {
      const { caller: quinn } = await newPerson(stage.host, 'quinn')
      const query = { api_key: await newKey(quinn) }
      const [plain, gifted] = [
        await quinn.ok('createEmpire', { body: empireWrite() }),
        await quinn.ok('createEmpire', { body: GIFTED }),
      ]
      const inside = await quinn.ok('createPlan', {
        body: planWrite({ name: 'Inside', empire_uuid: plain.uuid }),
      })
      const baseplanners = [{ baseplanner_uuid: inside.uuid }]
      await quinn.ok('assignPlans', { body: [{ empire_uuid: gifted.uuid, baseplanners }] })
      const outside = await quinn.ok('createPlan', {
        body: planWrite({ name: 'Say "hi", =SUM(1)' }),
      })
      const idle = await quinn.ok('createPlan', {
        body: planWrite({ name: '=1+1', buildings: [] }),
      })
      const sheet = async (empireUuid: string) =>
        await linesOf(
          await stage.anybody.ok('csvEmpireMaterialIo', { query, params: { empireUuid } }),
        )
      const linesFor = (empire: EmpireBonus | null, uuid: string, name: string) =>
        flowLines(planWrite(), empire, `${NAMED_PLANET.id},${uuid}`, name)
      const inPlain = await linesFor(plain, inside.uuid, 'Inside')
      expect(inPlain.length).toBeGreaterThan(5)
      expect(await sheet(plain.uuid)).toEqual([MATERIAL_IO_HEADER, ...inPlain])
      const inGifted = await linesFor(gifted, inside.uuid, 'Inside')
      expect(inGifted).not.toEqual(inPlain)
      expect(await sheet(gifted.uuid)).toEqual([MATERIAL_IO_HEADER, ...inGifted])
      expect(linesOf(await stage.anybody.ok('csvMaterialIo', { query }))).toEqual([
        MATERIAL_IO_HEADER,
        ...inPlain,
        ...(await linesFor(null, outside.uuid, `"'Say ""hi"", '=SUM(1)"`)),
      ])
      // Saved again, also by a program that sends flows of its own, a plan has the flow of what it is now.
      const body = planWrite({ name: 'Inside', buildings: [] })
      await quinn.ok('updatePlan', { params: { uuid: inside.uuid }, body })
      const material_io = [{ ticker: 'O', input: 3, output: 0 }]
      const planet_id = NAMED_PLANET.id
      await quinn.ok('saveMaterialIo', { body: [{ uuid: idle.uuid, planet_id, material_io }] })
      expect(await sheet(plain.uuid)).toEqual([MATERIAL_IO_HEADER])
    })

    test('a plan on a planet that nobody knows has no lines, and keeps no other from its own', async () => {
      const { caller: rex } = await newPerson(stage.host, 'rex')
      const query = { api_key: await newKey(rex) }
      const lost = { ...planWrite().planet, planetid: 'ZZ-999z' }
      await rex.ok('createPlan', { body: planWrite({ planet: lost, planet_id: 'ZZ-999z' }) })
      const { uuid } = await rex.ok('createPlan', { body: planWrite({ name: 'Known' }) })
      const lines = linesOf(await stage.anybody.ok('csvMaterialIo', { query })).slice(1)
      expect(lines).toEqual(
        await flowLines(planWrite(), null, `${NAMED_PLANET.id},${uuid}`, 'Known'),
      )
    })

    test('no name begins a line, a cell or a formula of its own', async () => {
      const { caller: nell } = await newPerson(stage.host, 'nell')
      const query = { api_key: await newKey(nell) }
      for (const end of ['\r\n', '\r', '\n', '\t', '\u202e'])
        await nell.ok('createPlan', { body: planWrite({ name: `Base${end}=1+1` }) })
      for (const line of linesOf(await stage.anybody.ok('csvMaterialIo', { query })))
        expect(line).toMatch(/^(PLANET|UV-351a),[^\r\n\t]*,(PLAN_NAME|Base ?=1\+1)$/)
    })

    test('flows that a program sends are checked, and answered as ever', async () => {
      const { caller: rosa } = await newPerson(stage.host, 'rosa')
      const { uuid } = await rosa.ok('createPlan', { body: planWrite() })
      const planet_id = NAMED_PLANET.id
      const flow = (of: string, ...tickers: string[]) => ({
        uuid: of,
        planet_id,
        material_io: tickers.map((ticker) => ({ ticker, input: 1, output: 0 })),
      })
      expect(await rosa.ok('saveMaterialIo', { body: [flow(uuid, 'O'), flow(uuid, 'DW')] })).toBe(
        true,
      )
      const failure = await rosa.fails(422, 'saveMaterialIo', {
        body: [flow(uuid, 'O', 'DW', 'O')],
      })
      expect(failure.issues).toEqual([
        { path: '0.material_io', message: 'Each material may stand only once' },
      ])
      const foreign = await stage.bob.ok('createPlan', { body: planWrite() })
      for (const other of [NOBODYS_UUID, foreign.uuid])
        await rosa.fails(404, 'saveMaterialIo', { body: [flow(uuid, 'DW'), flow(other, 'DW')] })
    })

    test("the player's stock on that planet, and how many days it lasts", async () => {
      const { caller: tara } = await newPerson(stage.host, 'tara')
      const query = { api_key: await newKey(tara) }
      const body = { fio_apikey: PLAYER.key, prun_username: PLAYER.name, email: null }
      await tara.ok('updateProfile', { body })
      const { uuid } = await tara.ok('createPlan', { body: planWrite({ name: 'Here' }) })
      const there = planWrite({ name: 'There', planet_id: 'ZZ-999z' })
      const elsewhere = await tara.ok('createPlan', { body: there })
      const lines = linesOf(await stage.anybody.ok('csvMaterialIo', { query })).slice(1)
      const line = (plan: string, ticker: string) =>
        lines
          .map((each) => each.split(','))
          .find((cells) => cells[1] === plan && cells[2] === ticker)!
      const [, , , used, , delta, water, days] = line(uuid, 'DW')
      expect([Number(delta), Number(water)]).toEqual([-Number(used), STOCK.DW])
      expect(Number(days)).toBeCloseTo(STOCK.DW / Number(used), 9)
      expect(line(uuid, 'RAT').slice(6, 8)).toEqual([String(STOCK.RAT), ''])
      expect(line(uuid, 'OVE').slice(6, 8)).toEqual(['0', '0'])
      expect(line(elsewhere.uuid, 'DW').slice(6, 8)).toEqual(['0', '0'])
    })

    test('a key that FIO refuses leaves the stock empty and the sheet whole', async () => {
      const { caller: uma } = await newPerson(stage.host, 'uma')
      const query = { api_key: await newKey(uma) }
      const body = { fio_apikey: 'bad-key', prun_username: PLAYER.name, email: null }
      await uma.ok('updateProfile', { body })
      const { uuid } = await uma.ok('createPlan', { body: planWrite({ name: 'Base' }) })
      const lines = linesOf(await stage.anybody.ok('csvMaterialIo', { query })).slice(1)
      expect(lines).toEqual(
        await flowLines(planWrite(), null, `${NAMED_PLANET.id},${uuid}`, 'Base'),
      )
      await uma.fails(403, 'getFioStorage')
    })

    test('the API key may also come as Bearer, and opens nothing but sheets', async () => {
      const { host, bob } = stage
      const key = await newKey(bob)
      await caller(host.fetch, key).ok('csvMaterial')
      await caller(host.fetch, key).fails(401, 'listPlans')
    })

    test('an access token opens no sheet: addresses end in logs', async () => {
      const { anybody, bob } = stage
      await anybody.fails(401, 'csvMaterial', { query: { api_key: bob.token! } })
      await bob.fails(401, 'csvMaterial')
    })

    test('a use shows as the last activity of the key', async () => {
      const { caller: sam } = await newPerson(stage.host, 'sam')
      const key = await newKey(sam)
      const before = Date.now() - 1000
      await stage.anybody.ok('csvMaterialIo', { query: { api_key: key } })
      const [used] = await sam.ok('listApiKeys')
      const activity = Date.parse(used!.last_activity!)
      expect(activity).toBeGreaterThanOrEqual(before)
      expect(activity).toBeLessThanOrEqual(Date.now() + 1000)
    })

    test('without a good key: 401 in plain text', async () => {
      const gone = await newKey(stage.bob)
      await stage.bob.ok('deleteApiKey', { params: { key: gone } })
      const params = { empireUuid: NOBODYS_UUID }
      for (const operation of [
        'csvExchange',
        'csvMaterial',
        'csvMaterialIo',
        'csvEmpireMaterialIo',
      ] satisfies OperationName[])
        for (const query of [{}, { api_key: '' }, { api_key: 'nonsense' }, { api_key: gone }])
          await stage.anybody.fails(401, operation, { params, query })
    })

    test("somebody else's empire is not there", async () => {
      const query = { api_key: await newKey(stage.bob) }
      const { uuid } = await stage.alice.ok('createEmpire', { body: empireWrite() })
      await stage.anybody.fails(404, 'csvEmpireMaterialIo', { query, params: { empireUuid: uuid } })
    })
  })
}
