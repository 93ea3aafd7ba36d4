import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { planet } from '../../tests/engine/tiny.ts'
import type { Planet } from '../game/gamedata.ts'
import type { PlanetSearch } from '../game/search.ts'
import { compileStarMap } from '../universe/jumps.ts'
import { MAX_NAME_MATCHES, matchesSearch, matchPlanets, searchByName } from './search.ts'

const calm = planet('AB-001a', { PlanetId: '1', PlanetName: 'Calm', SystemId: 'A' })
const rockyOnly: PlanetSearch = {
  Materials: [],
  COGC: [],
  IncludeRocky: true,
  IncludeGaseous: false,
  IncludeLowGravity: false,
  IncludeHighGravity: false,
  IncludeLowPressure: false,
  IncludeHighPressure: false,
  IncludeLowTemperature: false,
  IncludeHighTemperature: false,
  MustBeFertile: false,
  MustHaveLocalMarket: false,
  MustHaveChamberOfCommerce: false,
  MustHaveWarehouse: false,
  MustHaveAdministrationCenter: false,
  MustHaveShipyard: false,
}

describe('a search finds', () => {
  const finds = (planet: Partial<Planet>, search: Partial<PlanetSearch> = {}) =>
    matchesSearch({ ...calm, ...planet }, { ...rockyOnly, ...search })

  test('a rocky planet with normal surroundings whatever extremes are included', () => {
    expect(finds({})).toBe(true)
    expect(finds({}, { IncludeLowGravity: true, IncludeHighTemperature: true })).toBe(true)
  })

  test('rocky and gaseous planets only where they are included, none where neither is', () => {
    expect(finds({ Surface: false })).toBe(false)
    expect(finds({ Surface: false }, { IncludeGaseous: true })).toBe(true)
    expect(finds({}, { IncludeRocky: false, IncludeGaseous: true })).toBe(false)
    expect(finds({}, { IncludeRocky: false })).toBe(false)
  })

  test.each([
    ['low gravity', { Gravity: 0.2 }, 'IncludeLowGravity'],
    ['high gravity', { Gravity: 2.6 }, 'IncludeHighGravity'],
    ['low pressure', { Pressure: 0.1 }, 'IncludeLowPressure'],
    ['high pressure', { Pressure: 2.1 }, 'IncludeHighPressure'],
    ['low temperature', { Temperature: -26 }, 'IncludeLowTemperature'],
    ['high temperature', { Temperature: 76 }, 'IncludeHighTemperature'],
  ] as const)('a planet of %s only where that is included', (_, planet, flag) => {
    expect(finds(planet)).toBe(false)
    expect(finds(planet, { [flag]: true })).toBe(true)
    const others = { ...rockyOnly, ...EVERYTHING, [flag]: false }
    expect(finds(planet, others)).toBe(false)
  })

  test('limits are normal', () => {
    expect(finds({ Gravity: 0.25, Pressure: 2, Temperature: -25 })).toBe(true)
    expect(finds({ Gravity: 2.5, Pressure: 0.25, Temperature: 75 })).toBe(true)
  })

  test('an extreme in two ways only where both are included', () => {
    const harsh = { Gravity: 3, Temperature: -100 }
    expect(finds(harsh, { IncludeHighGravity: true })).toBe(false)
    expect(finds(harsh, { IncludeHighGravity: true, IncludeLowTemperature: true })).toBe(true)
  })

  test('poor soil as fertile, but not barren ground', () => {
    expect(finds({ Fertility: -0.7 }, { MustBeFertile: true })).toBe(true)
    expect(finds({ Fertility: -1 }, { MustBeFertile: true })).toBe(false)
  })

  test.each([
    ['HasLocalMarket', 'MustHaveLocalMarket'],
    ['HasChamberOfCommerce', 'MustHaveChamberOfCommerce'],
    ['HasWarehouse', 'MustHaveWarehouse'],
    ['HasAdministrationCenter', 'MustHaveAdministrationCenter'],
    ['HasShipyard', 'MustHaveShipyard'],
  ] as const)('planets with %s where %s', (field, flag) => {
    expect(finds({}, { [flag]: true })).toBe(false)
    expect(finds({ [field]: true }, { [flag]: true })).toBe(true)
  })

  test('a planet with every material asked for', () => {
    const resources = (...tickers: string[]) => ({
      Resources: tickers.map((MaterialTicker) => ({
        MaterialId: '',
        ResourceType: 'LIQUID' as const,
        Factor: 1,
        DailyExtraction: 70,
        MaterialTicker,
        ExtractionMax: 70,
      })),
    })
    expect(finds(resources('H2O', 'N'), { Materials: ['N', 'H2O'] })).toBe(true)
    expect(finds(resources('H2O'), { Materials: ['N', 'H2O'] })).toBe(false)
  })

  test('a planet that runs one of the programmes asked for', () => {
    const COGC = ['ADVERTISING_CHEMISTRY', 'WORKFORCE_SETTLERS'] as const
    expect(finds({ COGCProgramActive: 'WORKFORCE_SETTLERS' }, { COGC: [...COGC] })).toBe(true)
    expect(finds({ COGCProgramActive: 'Invalid' }, { COGC: [...COGC] })).toBe(false)
    expect(finds({}, { COGC: [...COGC] })).toBe(false)
  })
})

test('including more, or demanding less, never loses a planet', () => {
  const flags = Object.keys(rockyOnly).filter((key) => /^(Include|MustBe|MustHave)/.test(key))
  const anyPlanet = fc.record({
    Surface: fc.boolean(),
    Gravity: fc.double({ min: 0, max: 4, noNaN: true }),
    Pressure: fc.double({ min: 0, max: 4, noNaN: true }),
    Temperature: fc.double({ min: -150, max: 200, noNaN: true }),
    Fertility: fc.constantFrom(-1, -0.5, 0.3),
    HasLocalMarket: fc.boolean(),
    HasShipyard: fc.boolean(),
  })
  const anyFlags = fc.record(Object.fromEntries(flags.map((flag) => [flag, fc.boolean()])))
  fc.assert(
    fc.property(anyPlanet, anyFlags, fc.constantFrom(...flags), (planet, chosen, flag) => {
      const wide = flag.startsWith('Include')
      const finds = (value: boolean) =>
        matchesSearch({ ...calm, ...planet }, { ...rockyOnly, ...chosen, [flag]: value })
      if (finds(!wide)) expect(finds(wide)).toBe(true)
    }),
  )
})

const EVERYTHING = {
  IncludeGaseous: true,
  IncludeLowGravity: true,
  IncludeHighGravity: true,
  IncludeLowPressure: true,
  IncludeHighPressure: true,
  IncludeLowTemperature: true,
  IncludeHighTemperature: true,
}

describe('a distance check', () => {
  const star = (SystemId: string, connections: string[]) => ({
    SystemId,
    Name: `Star ${SystemId}`,
    NaturalId: SystemId,
    PositionX: 0,
    PositionY: 0,
    PositionZ: 0,
    connections,
  })
  const stars = compileStarMap([
    star('A', ['B']),
    star('B', ['A', 'C']),
    star('C', ['B']),
    star('X', []),
  ])
  const at = (SystemId: string, PlanetNaturalId: string) => ({
    planet: { ...calm, SystemId, PlanetNaturalId },
    CheckDistances: { SystemIdStart: 'X', SystemIdTarget: 'X', SystemName: 'old', Distance: 99 },
  })
  const planets = [at('C', 'c'), at('X', 'x'), at('B', 'b2'), at('B', 'b1'), at('A', 'a')]
  const ask = (MaxDistanceCheck: PlanetSearch['MaxDistanceCheck']) =>
    matchPlanets(planets, { ...rockyOnly, MaxDistanceCheck }, stars)

  test('keeps what is within reach, nearest first, and says how far it is from where', () => {
    const found = ask({ SystemId: 'A', MaxDistance: 1 })
    expect(found.map(({ planet }) => planet.PlanetNaturalId)).toEqual(['a', 'b1', 'b2'])
    expect(found[1]!.CheckDistances).toEqual({
      SystemIdStart: 'A',
      SystemIdTarget: 'B',
      SystemName: 'Star A',
      Distance: 1,
    })
  })

  test('leaves out what no chain of jumps reaches, and everything from an unknown system', () => {
    expect(
      ask({ SystemId: 'A', MaxDistance: 30 }).map(({ planet }) => planet.PlanetNaturalId),
    ).not.toContain('x')
    expect(ask({ SystemId: 'nowhere', MaxDistance: 30 })).toEqual([])
  })

  test.each([undefined, null])(
    'not asked (%s): all planets by id, without old distances',
    (none) => {
      const found = ask(none)
      expect(found.map(({ planet }) => planet.PlanetNaturalId)).toEqual(['a', 'b1', 'b2', 'c', 'x'])
      expect(found.every((p) => p.CheckDistances === null)).toBe(true)
    },
  )
})

describe('a search by name', () => {
  const named = (PlanetNaturalId: string, PlanetName = PlanetNaturalId) => ({
    PlanetNaturalId,
    PlanetName,
  })
  const planets = [
    named('ZV-307d', 'Nova Promitor'),
    named('KW-688c', 'Etherwind'),
    named('KW-688a'),
    named('AB-688k', 'Nova'),
    named('CH-771a', 'Casanova'),
    named('AA-111a', 'Novae'),
  ]
  const ids = (text: string) => searchByName(planets, text).map((p) => p.PlanetNaturalId)

  test('puts the very name first, then beginnings, then the middle of names', () => {
    expect(ids('nova')).toEqual(['AB-688k', 'AA-111a', 'ZV-307d', 'CH-771a'])
  })

  test('looks at ids and names without case and outer spaces', () => {
    expect(ids(' kw-688 ')).toEqual(['KW-688a', 'KW-688c'])
    expect(ids('688')).toEqual(['AB-688k', 'KW-688a', 'KW-688c'])
    expect(ids('ETHER')).toEqual(['KW-688c'])
    expect(ids('nothing')).toEqual([])
  })

  test('answers at most 200, the best of them', () => {
    const many = Array.from({ length: 300 }, (_, i) => named(`QQ-${100 + i}a`, `Some planet ${i}`))
    const found = searchByName([...many, named('ZZ-999z', 'planet')], 'planet')
    expect(found).toHaveLength(MAX_NAME_MATCHES)
    expect(found[0]!.PlanetNaturalId).toBe('ZZ-999z')
  })
})
