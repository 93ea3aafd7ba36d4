import { describe, expect, test } from 'vitest'
import { ANY_PLANET } from '../../../engine/game/search.ts'
import { PLAYER, STOCK } from '../../../scripts/stage/fio-stub.ts'
import { NAMED_PLANET, UNNAMED_PLANET } from '../../../scripts/stage/samples.ts'
import { newPerson, type Stage } from '../stage.ts'

export function gamedataSuite(stage: Stage): void {
  describe('game data', () => {
    test.each([
      ['listMaterials', 370],
      ['listRecipes', 404],
      ['listBuildings', 88],
      ['listExchanges', 5918],
      ['listSystems', 698],
    ] as const)('%s answers %i records, and 304 to whoever has them', async (operation, count) => {
      const { anybody } = stage
      expect(await anybody.ok(operation)).toHaveLength(count)
      const etag = (await anybody.request(operation)).headers.get('etag')!
      expect(etag).toMatch(/^(W\/)?"[^"]+"$/)
      const again = await anybody.request(operation, { headers: { 'If-None-Match': etag } })
      expect([again.status, await again.text()]).toEqual([304, ''])
      const stale = await anybody.request(operation, { headers: { 'If-None-Match': '"old"' } })
      expect(stale.status).toBe(200)
      await stale.body?.cancel()
    })

    test('lists travel compressed', async () => {
      const gzip = { headers: { 'Accept-Encoding': 'gzip' } }
      const answer = await stage.anybody.request('listExchanges', gzip)
      expect(answer.headers.get('content-encoding')).toBe('gzip')
      await answer.body?.cancel()
    })

    test('one planet, by its natural id', async () => {
      const { anybody } = stage
      const planetNaturalId = NAMED_PLANET.id
      const planet = await anybody.ok('getPlanet', { params: { planetNaturalId } })
      expect(planet).toMatchObject({
        PlanetNaturalId: planetNaturalId,
        PlanetName: NAMED_PLANET.name,
        CheckDistances: null,
        Distances: [
          { name: 'Moria Station' },
          { name: 'Antares Station' },
          { name: 'Benten Station' },
          { name: 'Hortus Station' },
        ],
      })
      await anybody.fails(404, 'getPlanet', { params: { planetNaturalId: 'ZZ-999z' } })
    })

    test('a station that cannot be reached is 9999 jumps away, never fewer than none', async () => {
      const planets = await stage.anybody.ok('searchPlanets', { body: ANY_PLANET })
      const jumps = planets.flatMap(({ Distances }) => Distances.map(({ distance }) => distance))
      expect(jumps.filter((distance) => distance < 0)).toEqual([])
      expect(jumps.filter((distance) => distance === 9999).length).toBeGreaterThan(100)
      expect(jumps.every((distance) => distance < 100 || distance === 9999)).toBe(true)
    })

    test('many planets; unknown ones are left out', async () => {
      const body = [NAMED_PLANET.id, 'ZZ-999z', UNNAMED_PLANET, NAMED_PLANET.id]
      const planets = await stage.anybody.ok('listPlanets', { body })
      const ids = planets.map((p) => p.PlanetNaturalId)
      expect(ids.sort()).toEqual([UNNAMED_PLANET, NAMED_PLANET.id].sort())
      expect(await stage.anybody.ok('listPlanets', { body: [] })).toEqual([])
      await stage.anybody.fails(422, 'listPlanets', { body: [1] })
    })

    test('planets by a part of name or natural id, without case, best match first', async () => {
      const { anybody } = stage
      const found = async (searchId: string) =>
        (await anybody.ok('findPlanets', { params: { searchId } })).map((p) => p.PlanetNaturalId)
      expect((await found('kato'))[0]).toBe(NAMED_PLANET.id)
      expect((await found('UV-351A'))[0]).toBe(NAMED_PLANET.id)
      expect(await found('351a')).toContain(NAMED_PLANET.id)
      expect(await found("no' such; planet%_")).toEqual([])
      const message = 'At least 3 characters are needed'
      const nothing = await anybody.fails(422, 'findPlanets', { params: { searchId: 'search' } })
      expect(nothing.detail).toContain('Name what to search for')
      expect(await anybody.fails(422, 'findPlanets', { params: { searchId: 'ka' } })).toEqual({
        detail: `Validation error: searchId: ${message}`,
        issues: [{ path: 'searchId', message }],
      })
    })

    test('the advanced search filters, and measures the distance it is asked for', async () => {
      const { anybody } = stage
      const all = await anybody.ok('searchPlanets', { body: ANY_PLANET })
      const rocky = await anybody.ok('searchPlanets', {
        body: { ...ANY_PLANET, IncludeGaseous: false },
      })
      expect(rocky.length).toBeGreaterThan(0)
      expect(rocky.length).toBeLessThan(all.length)
      expect(rocky.every((p) => p.Surface)).toBe(true)
      expect(all.every((p) => p.CheckDistances === null)).toBe(true)
      const SystemId = all.find((p) => p.PlanetNaturalId === NAMED_PLANET.id)!.SystemId
      const near = await anybody.ok('searchPlanets', {
        body: { ...ANY_PLANET, MaxDistanceCheck: { SystemId, MaxDistance: 1 } },
      })
      const home = near.find((p) => p.PlanetNaturalId === NAMED_PLANET.id)!
      expect(home.CheckDistances).toMatchObject({ SystemIdStart: SystemId, Distance: 0 })
      expect(near.every((p) => (p.CheckDistances?.Distance ?? 99) <= 1)).toBe(true)
      await anybody.fails(422, 'searchPlanets', { body: { ...ANY_PLANET, IncludeRocky: 'yes' } })
    })

    test('the search that asks for all planets says the same, compressed or not', async () => {
      const ask = async (encoding: string) => {
        const answer = await stage.host.fetch('/api/v1/data/planet/search', {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', 'Accept-Encoding': encoding },
          body: JSON.stringify({ ...ANY_PLANET, MaxDistanceCheck: null }),
        })
        expect(answer.status).toBe(200)
        expect(answer.headers.get('vary')).toContain('Accept-Encoding')
        return await answer.text()
      }
      expect(await ask('gzip')).toBe(await ask('identity'))
    })

    test('market rows of whole days in order, the end included', async () => {
      const { anybody } = stage
      const params = { exchange: 'NC1', material: 'DW' }
      const days = (start: string, end: string) =>
        anybody.ok('getMarketHistory', { params, body: { start, end } })
      const rows = await days('2025-04-01', '2025-04-05')
      expect(rows.map((r) => r.Datetime)).toEqual([
        '2025-04-01',
        '2025-04-02',
        '2025-04-03',
        '2025-04-04',
        '2025-04-05',
      ])
      expect(await days('2025-04-05', '2025-04-05')).toEqual([rows[4]])
    })

    test('a list says of when its facts are, unchanged ones too', async () => {
      const { anybody } = stage
      const first = await anybody.request('listExchanges')
      const etag = first.headers.get('etag')!
      const again = await anybody.request('listExchanges', { headers: { 'If-None-Match': etag } })
      for (const { headers } of [first, again])
        expect(headers.get('last-modified')).toBe('Fri, 27 Mar 2026 00:00:00 GMT')
      await first.body?.cancel()
    })

    test('a material that nobody ever traded has no market rows', async () => {
      const { anybody } = stage
      const rows = await anybody.ok('listExchanges')
      const traded = new Set(rows.filter((r) => r.PriceAverage).map((r) => r.MaterialTicker))
      const materials = (await anybody.ok('listMaterials')).map((m) => m.Ticker)
      const material = materials.find((ticker) => !traded.has(ticker))!
      const params = { exchange: 'NC1', material }
      const body = { start: '2025-04-01', end: '2025-04-05' }
      expect(await anybody.ok('getMarketHistory', { params, body })).toEqual([])
    })

    test('a market call says what is wrong with it', async () => {
      const { anybody } = stage
      const body = { start: '2025-04-01', end: '2025-04-02' }
      const at = (exchange: string, material: string) => ({ params: { exchange, material }, body })
      await anybody.fails(404, 'getMarketHistory', at('XX1', 'DW'))
      expect(await anybody.fails(404, 'getMarketHistory', at('NC1', 'ZZZ'))).toEqual({
        detail: 'Material ZZZ not available.',
      })
      for (const wrong of [
        { start: '2025-04-03', end: '2025-04-02' },
        { start: '2025-02-30', end: '2025-04-02' },
        { start: '2025-04-01T00:00:00Z', end: '2025-04-02' },
      ])
        await anybody.fails(422, 'getMarketHistory', { ...at('NC1', 'DW'), body: wrong })
    })

    test('a population report, or the words that there is none', async () => {
      const { anybody } = stage
      const all = await anybody.ok('searchPlanets', { body: ANY_PLANET })
      const settled = all.find((p) => p.HasChamberOfCommerce)!.PlanetNaturalId
      const report = await anybody.ok('getPopulation', { params: { planetNaturalId: settled } })
      expect(report.FreePioneer).toBe(
        Math.floor(report.NextPopulationPioneer * report.UnemploymentRatePioneer),
      )
      const failure = await anybody.fails(404, 'getPopulation', {
        params: { planetNaturalId: 'ZZ-999z' },
      })
      expect(failure).toEqual({ detail: 'Planet ZZ-999z has no population data.' })
    })

    test('people without a FIO key and game name have nothing in the game', async () => {
      const { alice } = stage
      expect(await alice.ok('getFioStorage')).toEqual({
        planets: {},
        warehouses: {},
        ships: {},
        last_modified: null,
      })
      expect(await alice.ok('getFioSites')).toMatchObject({ planets: {}, ships: {} })
    })

    test('people with both have their stores and bases', async () => {
      const { caller: vera } = await newPerson(stage.host, 'vera')
      const body = { fio_apikey: PLAYER.key, prun_username: PLAYER.name, email: null }
      await vera.ok('updateProfile', { body })
      const { planets } = await vera.ok('getFioStorage')
      const items = planets[NAMED_PLANET.id]?.StorageItems.map((i) => [
        i.MaterialTicker,
        i.MaterialAmount,
      ])
      expect(items).toEqual(Object.entries(STOCK))
      const sites = Object.values((await vera.ok('getFioSites')).planets)
      expect(sites.map((site) => site.PlanetIdentifier)).toEqual([NAMED_PLANET.id])
    })
  })
}
