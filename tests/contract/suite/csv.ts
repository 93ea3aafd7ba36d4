import { describe, expect, test } from 'vitest'
import type { OperationName } from '../../../edge/contract/routes.ts'
import { newKey } from '../api-key.ts'
import { caller } from '../caller.ts'
import { PLAYER, STOCK } from '../fio-stub.ts'
import { empireWrite, NAMED_PLANET, NOBODYS_UUID, planWrite } from '../samples.ts'
import { newPerson, type Stage } from '../stage.ts'

const MATERIAL_IO_HEADER = 'PLANET,PLAN,TICKER,INPUT,OUTPUT,DELTA,STORAGE,BURN,PLAN_NAME'

export function csvSuite(stage: Stage): void {
  const linesOf = (text: string) => {
    expect(text.endsWith('\r\n')).toBe(true)
    return text.slice(0, -2).split('\r\n')
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

    test("the material flow of all own plans, or of one empire's", async () => {
      const { caller: quinn } = await newPerson(stage.host, 'quinn')
      const query = { api_key: await newKey(quinn) }
      const empire = await quinn.ok('createEmpire', { body: empireWrite() })
      const inside = await quinn.ok('createPlan', {
        body: planWrite({ name: 'Inside', empire_uuid: empire.uuid }),
      })
      const outside = await quinn.ok('createPlan', {
        body: planWrite({ name: 'Say "hi", =SUM(1)' }),
      })
      const dangerous = await quinn.ok('createPlan', { body: planWrite({ name: '=1+1' }) })
      const planet_id = planWrite().planet_id
      const flows = [
        {
          ...inside,
          planet_id,
          material_io: [
            { ticker: 'RAT', input: 2.5, output: 10 },
            { ticker: 'DW', input: 4, output: 0 },
          ],
        },
        { ...outside, planet_id, material_io: [{ ticker: 'H2O', input: 0, output: 1.25 }] },
        { ...dangerous, planet_id, material_io: [{ ticker: 'O', input: 3, output: 0 }] },
      ]
      expect(await quinn.ok('saveMaterialIo', { body: flows })).toBe(true)
      const ofEmpire = [
        `${planet_id},${inside.uuid},DW,4,0,-4,,,Inside`,
        `${planet_id},${inside.uuid},RAT,2.5,10,7.5,,,Inside`,
      ]
      const params = { empireUuid: empire.uuid }
      expect(linesOf(await stage.anybody.ok('csvEmpireMaterialIo', { query, params }))).toEqual([
        MATERIAL_IO_HEADER,
        ...ofEmpire,
      ])
      expect(linesOf(await stage.anybody.ok('csvMaterialIo', { query }))).toEqual([
        MATERIAL_IO_HEADER,
        ...ofEmpire,
        `${planet_id},${outside.uuid},H2O,0,1.25,1.25,,,"Say ""hi"", =SUM(1)"`,
        `${planet_id},${dangerous.uuid},O,3,0,-3,,,'=1+1`,
      ])
      // Saved again, a plan's flow is replaced, not added to.
      await quinn.ok('saveMaterialIo', { body: [{ ...inside, planet_id, material_io: [] }] })
      expect(linesOf(await stage.anybody.ok('csvEmpireMaterialIo', { query, params }))).toEqual([
        MATERIAL_IO_HEADER,
      ])
    })

    test('of a plan that is named twice the last entry counts; a material may stand only once', async () => {
      const { caller: rex } = await newPerson(stage.host, 'rex')
      const query = { api_key: await newKey(rex) }
      const { uuid } = await rex.ok('createPlan', { body: planWrite({ name: 'Twice' }) })
      const planet_id = NAMED_PLANET.id
      const flow = (...tickers: [string, number][]) => ({
        uuid,
        planet_id,
        material_io: tickers.map(([ticker, input]) => ({ ticker, input, output: 0 })),
      })
      await rex.ok('saveMaterialIo', { body: [flow(['O', 1]), flow(['DW', 2])] })
      const failure = await rex.fails(422, 'saveMaterialIo', {
        body: [flow(['O', 1], ['DW', 3], ['O', 2])],
      })
      expect(failure.issues).toEqual([
        { path: '0.material_io', message: 'Each material may stand only once' },
      ])
      expect(linesOf(await stage.anybody.ok('csvMaterialIo', { query })).slice(1)).toEqual([
        `${planet_id},${uuid},DW,2,0,-2,,,Twice`,
      ])
    })

    test('a flow with one plan that is not there changes no plan', async () => {
      const { caller: rosa } = await newPerson(stage.host, 'rosa')
      const query = { api_key: await newKey(rosa) }
      const plan = await rosa.ok('createPlan', { body: planWrite() })
      const planet_id = planWrite().planet_id
      const flow = (uuid: string, ticker: string) => ({
        uuid,
        planet_id,
        material_io: [{ ticker, input: 1, output: 0 }],
      })
      await rosa.ok('saveMaterialIo', { body: [flow(plan.uuid, 'RAT')] })
      const before = await stage.anybody.ok('csvMaterialIo', { query })
      const foreign = await stage.bob.ok('createPlan', { body: planWrite() })
      for (const uuid of [NOBODYS_UUID, foreign.uuid])
        await rosa.fails(404, 'saveMaterialIo', {
          body: [flow(plan.uuid, 'DW'), flow(uuid, 'DW')],
        })
      expect(await stage.anybody.ok('csvMaterialIo', { query })).toBe(before)
    })

    test("the player's stock on that planet, and how many days it lasts", async () => {
      const { caller: tara } = await newPerson(stage.host, 'tara')
      const query = { api_key: await newKey(tara) }
      const body = { fio_apikey: PLAYER.key, prun_username: PLAYER.name, email: null }
      await tara.ok('updateProfile', { body })
      const { id } = NAMED_PLANET
      const [here, elsewhere] = [
        await tara.ok('createPlan', { body: planWrite({ name: 'Here' }) }),
        await tara.ok('createPlan', { body: planWrite({ name: 'There', planet_id: 'ZZ-999z' }) }),
      ]
      const material_io = [
        { ticker: 'DW', input: 5, output: 2 },
        { ticker: 'OVE', input: 1, output: 0 },
        { ticker: 'RAT', input: 0, output: 7 },
      ]
      await tara.ok('saveMaterialIo', {
        body: [here, elsewhere].map(({ uuid }) => ({ uuid, planet_id: id, material_io })),
      })
      expect(linesOf(await stage.anybody.ok('csvMaterialIo', { query })).slice(1)).toEqual([
        `${id},${here.uuid},DW,5,2,-3,${STOCK.DW},10,Here`,
        `${id},${here.uuid},OVE,1,0,-1,0,0,Here`,
        `${id},${here.uuid},RAT,0,7,7,${STOCK.RAT},,Here`,
        `ZZ-999z,${elsewhere.uuid},DW,5,2,-3,0,0,There`,
        `ZZ-999z,${elsewhere.uuid},OVE,1,0,-1,0,0,There`,
        `ZZ-999z,${elsewhere.uuid},RAT,0,7,7,0,,There`,
      ])
    })

    test('a key that FIO refuses leaves the stock empty and the sheet whole', async () => {
      const { caller: uma } = await newPerson(stage.host, 'uma')
      const query = { api_key: await newKey(uma) }
      const body = { fio_apikey: 'bad-key', prun_username: PLAYER.name, email: null }
      await uma.ok('updateProfile', { body })
      const { uuid } = await uma.ok('createPlan', { body: planWrite({ name: 'Base' }) })
      const planet_id = NAMED_PLANET.id
      await uma.ok('saveMaterialIo', {
        body: [{ uuid, planet_id, material_io: [{ ticker: 'DW', input: 1, output: 0 }] }],
      })
      expect(linesOf(await stage.anybody.ok('csvMaterialIo', { query }))[1]).toBe(
        `${planet_id},${uuid},DW,1,0,-1,,,Base`,
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
