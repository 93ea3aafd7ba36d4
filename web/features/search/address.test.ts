import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { conditionsOf, layerOf, layerParams, paramsOf, wayOf, wayParams } from './address.ts'
import {
  ALL_FEATURES,
  ALL_SURROUNDINGS,
  type Conditions,
  FIRST_CONDITIONS,
  PROGRAMS,
  questionOf,
} from './conditions.ts'
import { SearchParams } from './search-params.ts'

const TICKERS = ['FEO', 'H2O', 'N', 'HE3']
const conditions: fc.Arbitrary<Conditions> = fc
  .record({
    materials: fc.uniqueArray(fc.constantFrom(...TICKERS), { maxLength: 3 }),
    least: fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 3, maxLength: 3 }),
    programs: fc.subarray([...PROGRAMS]),
    surroundings: fc.subarray([...ALL_SURROUNDINGS]),
    features: fc.subarray([...ALL_FEATURES]),
    near: fc.option(fc.constantFrom('OT-580', 'UV-351')),
    within: fc.integer({ min: 0, max: 30 }),
    freePlots: fc.integer({ min: 0, max: 400 }),
    flownFrom: fc.option(fc.constantFrom('OT-580b', 'UV-351')),
    ship: fc.option(fc.constantFrom('WCB', 'AV-1')),
    hours: fc.option(fc.integer({ min: 1, max: 1000 })),
  })
  .map(({ least, ...rest }) => ({
    ...rest,
    // Without a system there is no distance to remember.
    within: rest.near === null ? 30 : rest.within,
    // Without a place there is no flight to remember.
    ship: rest.flownFrom === null ? null : rest.ship,
    hours: rest.flownFrom === null ? null : rest.hours,
    richness: Object.fromEntries(
      rest.materials
        .map((ticker, at) => [ticker, least[at] ?? 0] as const)
        .filter(([, share]) => share > 0),
    ),
  }))

test('an address gives back every search it was made of', () => {
  fc.assert(
    fc.property(conditions, (search) => {
      const address = JSON.parse(JSON.stringify(paramsOf(search)))
      expect(conditionsOf(v.parse(SearchParams, address))).toEqual(search)
    }),
  )
})

test('the first search has a bare address', () => {
  const said = Object.entries(paramsOf(FIRST_CONDITIONS)).filter(([, value]) => value !== undefined)
  expect(said).toEqual([['by', 'conditions']])
})

test('what cannot be understood counts as absent, and materials beyond three are dropped', () => {
  const params = v.parse(SearchParams, {
    by: 'everything',
    materials: 'FEO.900,H2O.x,<b>,N,O',
    programs: 'ADVERTISING_CHEMISTRY,Invalid,DANCING',
    within: 31,
    plots: -1,
    place: ['UV-351'],
    hours: 0,
  })
  expect(params.by).toBeUndefined()
  expect(conditionsOf(params)).toEqual({
    ...FIRST_CONDITIONS,
    materials: ['FEO', 'H2O', 'N'],
    richness: { FEO: 100 },
    programs: ['ADVERTISING_CHEMISTRY'],
  })
})

test('conditions ask the server and the worker for the same thing', () => {
  const systems = [
    {
      SystemId: 'ab'.repeat(16),
      Name: 'Moria',
      NaturalId: 'OT-580',
      PositionX: 0,
      PositionY: 0,
      PositionZ: 0,
      connections: [],
    },
  ]
  const asked = {
    ...FIRST_CONDITIONS,
    materials: ['FEO'],
    richness: { FEO: 25 },
    surroundings: ['rocky', 'cold'] as const,
    features: ['LM'] as const,
    near: 'OT-580',
    within: 7,
    freePlots: 3,
  }
  expect(questionOf(asked, systems)).toMatchObject({
    search: {
      Materials: ['FEO'],
      IncludeRocky: true,
      IncludeGaseous: false,
      IncludeLowTemperature: true,
      MustHaveLocalMarket: true,
      MustBeFertile: false,
      MaxDistanceCheck: { SystemId: 'ab'.repeat(16), MaxDistance: 7 },
    },
    narrowing: { richness: { FEO: 0.25 }, freePlots: 3 },
  })
  expect(questionOf({ ...asked, near: 'XX-000' }, systems)).toBeUndefined()
})

test('the map keeps its route, radius and layer in the address; unknown programmes are any', () => {
  const way = { from: 'OT-580', to: null, within: 0 }
  expect(wayOf(wayParams(way))).toEqual(way)
  expect(wayOf({})).toEqual({ from: null, to: null, within: null })
  const choice = { layer: 'program', program: 'ADVERTISING_AGRICULTURE' } as const
  expect(layerOf(layerParams(choice))).toEqual(choice)
  expect(layerOf({ layer: 'program', program: 'NOTHING' }).program).toBeNull()
  expect(layerParams(layerOf({}))).toEqual({ layer: undefined, program: undefined })
})
