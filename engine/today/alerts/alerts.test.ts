import fc from 'fast-check'
import { expect, test } from 'vitest'
import { exchangeRow, tinyData } from '../../../tests/engine/tiny.ts'
import type { AlertRule } from '../../game/alert.ts'
import { EXCHANGES } from '../../game/cx.ts'
import type { FioSites, FioStorage } from '../../game/fio.ts'
import { DAY_MS } from '../../game/time.ts'
import { compileUniverse } from '../../universe/universe.ts'
import { type AlertFacts, evaluateRules } from './alerts.ts'
import { alertStateWords, ruleWords } from './words.ts'

const NOW = Date.parse('2026-11-23T09:00:00Z')
const channels = { push: false, mail: false }

const universe = compileUniverse({
  ...tinyData,
  exchanges: [
    exchangeRow('GRN', 'CI2', { Ask: 1200, Bid: 900 }),
    exchangeRow('GRN', 'AI1', { Bid: 7 }),
    { ...exchangeRow('GRN', 'PP7D_CI2', { PriceAverage: 13 }), Traded: 70 },
  ],
})
const store = (load: number, capacity: number, stock: Record<string, number> = {}) => ({
  WeightLoad: load,
  WeightCapacity: capacity,
  VolumeLoad: 0,
  VolumeCapacity: capacity,
  StorageItems: Object.entries(stock).map(([MaterialTicker, MaterialAmount]) => ({
    MaterialTicker,
    MaterialAmount,
  })),
})
const storage = {
  planets: { 'AA-001a': store(950, 1000, { GRN: 30, H2O: 5 }), 'BB-002b': store(100, 1000) },
  warehouses: { ANT: store(0, 1000, { GRN: 70 }) },
  ships: {},
  last_modified: null,
} as unknown as FioStorage
const site = (PlanetIdentifier: string, ...conditions: number[]) => ({
  PlanetIdentifier,
  PlanetName: null,
  Buildings: conditions.map((Condition) => ({ Condition, AgeDays: 10, RepairMaterials: [] })),
})
const sites = {
  planets: { one: site('AA-001a', 0.9, 0.7), two: site('BB-002b', 0.8) },
  ships: {},
  last_modified: null,
} as unknown as FioSites
const programme = (ProgramType: 'WORKFORCE_PIONEERS' | null, from: number, to: number) => ({
  ProgramType,
  StartEpochMs: NOW + from * DAY_MS,
  EndEpochMs: NOW + to * DAY_MS,
})
const facts: AlertFacts = {
  now: NOW,
  universe,
  storage,
  sites,
  planet: (id) =>
    id === 'AA-001a'
      ? {
          PlanetName: 'Aleph',
          COGCPrograms: [
            programme('WORKFORCE_PIONEERS', 3, 4),
            programme('WORKFORCE_PIONEERS', -5, 1.5),
          ],
        }
      : undefined,
  flowOn: (planet, ticker, from) => {
    if (planet !== 'AA-001a') return undefined
    const delta = { GRN: from === 'plan' ? -15 : -10, H2O: 4 }[ticker] ?? 0
    return { input: Math.max(0, -delta), output: Math.max(0, delta), delta }
  },
}
const stateOf = (rule: object, changed: Partial<AlertFacts> = {}) =>
  evaluateRules([{ ...channels, ...rule } as AlertRule], { ...facts, ...changed })[0]!
const met = (rule: object, changed?: Partial<AlertFacts>) => stateOf(rule, changed).isMet
const ask = { watch: 'price', ticker: 'GRN', exchange: 'CI2', figure: 'ask' }

test('a price, a spread and a volume stand above or below their limit, and meet it at the limit', () => {
  expect(met({ ...ask, is: 'above', limit: 1200 })).toBe(true)
  expect(met({ ...ask, is: 'above', limit: 1200.01 })).toBe(false)
  expect(met({ ...ask, is: 'below', limit: 1200 })).toBe(true)
  expect(stateOf({ ...ask, figure: 'bid', is: 'above', limit: 1 }).value).toBe(900)
  expect(stateOf({ ...ask, figure: 'average', is: 'above', limit: 1 }).value).toBe(13)
  expect(stateOf({ ...ask, watch: 'spread', is: 'above', limit: 0.2 })).toMatchObject({
    value: 0.25,
    isMet: true,
  })
  expect(stateOf({ ...ask, watch: 'volume', is: 'below', limit: 9 })).toMatchObject({
    value: 10,
    isMet: false,
  })
})

test('what is not known is neither met nor over', () => {
  expect(met({ ...ask, exchange: 'AI1', is: 'below', limit: 1 })).toBeNull()
  expect(met({ ...ask, exchange: 'AI1', watch: 'spread', is: 'above', limit: 0 })).toBeNull()
  expect(met({ ...ask, exchange: 'NC2', is: 'above', limit: 0 })).toBeNull()
  expect(met({ ...ask, ticker: 'XYZ', is: 'above', limit: 0 })).toBeNull()
  const none = { storage: null, sites: null }
  for (const watch of ['stock', 'storage', 'repair'])
    expect(met({ watch, ticker: 'GRN', planet: null, is: 'below', limit: 1 }, none)).toBeNull()
  expect(met({ watch: 'supply', ticker: 'GRN', planet: 'BB-002b', limit: 9 })).toBeNull()
  expect(met({ watch: 'programme', planet: 'BB-002b', limit: 9 })).toBeNull()
})

test('stock counts in one base or everywhere', () => {
  const stock = { watch: 'stock', ticker: 'GRN', is: 'below' }
  expect(stateOf({ ...stock, planet: null, limit: 99 })).toMatchObject({ value: 100, isMet: false })
  expect(stateOf({ ...stock, planet: 'AA-001a', limit: 30 })).toMatchObject({
    value: 30,
    isMet: true,
  })
  expect(stateOf({ ...stock, planet: 'BB-002b', limit: 1 })).toMatchObject({
    value: 0,
    isMet: true,
  })
  expect(met({ ...stock, planet: 'CC-003c', limit: 1 })).toBeNull()
})

test('a stock lasts as long as the plans take from it, and for ever where they add to it', () => {
  const supply = { watch: 'supply', planet: 'AA-001a', limit: 3 }
  expect(stateOf({ ...supply, ticker: 'GRN' })).toMatchObject({ value: 3, isMet: true })
  expect(stateOf({ ...supply, ticker: 'GRN', flows: 'plan' })).toMatchObject({ value: 2 })
  expect(stateOf({ ...supply, ticker: 'H2O' })).toMatchObject({ value: null, isMet: false })
})

test('storage and repair look at one base, or at the one where it stands worst', () => {
  const full = { watch: 'storage', limit: 0.9 }
  expect(stateOf({ ...full, planet: null })).toMatchObject({
    value: 0.95,
    isMet: true,
    planet: 'AA-001a',
    planetName: 'Aleph',
  })
  expect(stateOf({ ...full, planet: 'BB-002b' })).toMatchObject({ value: 0.1, isMet: false })
  const repair = { watch: 'repair', limit: 0.75 }
  expect(stateOf({ ...repair, planet: null })).toMatchObject({ value: 0.7, planet: 'AA-001a' })
  expect(met({ ...repair, planet: 'BB-002b' })).toBe(false)
})

test('a programme ends when nothing of its kind follows without a gap', () => {
  const ends = { watch: 'programme', planet: 'AA-001a', limit: 2 }
  expect(stateOf(ends)).toMatchObject({ value: 1.5, isMet: true })
  const planet = (...COGCPrograms: ReturnType<typeof programme>[]) => ({
    planet: () => ({ PlanetName: 'Aleph', COGCPrograms }),
  })
  const goesOn = [programme('WORKFORCE_PIONEERS', -5, 1.5), programme('WORKFORCE_PIONEERS', 1.5, 8)]
  expect(stateOf(ends, planet(...goesOn))).toMatchObject({ value: 8, isMet: false })
  for (const over of [planet(), planet(programme(null, -1, 1))])
    expect(alertStateWords(stateOf(ends, over))).toBe('Aleph: no programme runs')
  expect(stateOf(ends, planet(programme('WORKFORCE_PIONEERS', -9, -2))).isMet).toBeNull()
})

test('rules and what they found in words', () => {
  const words = (rule: object) => {
    const state = stateOf(rule)
    return [ruleWords(state.rule, state.planetName), alertStateWords(state)]
  }
  expect(words({ ...ask, is: 'above', limit: 90 })).toEqual([
    'GRN on CI2: Ask above 90.00 $',
    'GRN on CI2: Ask is 1,200 $ (above 90.00 $)',
  ])
  expect(words({ ...ask, watch: 'spread', is: 'above', limit: 0.2 })).toEqual([
    'GRN on CI2: spread above 20 %',
    'GRN on CI2: spread is 25 % (above 20 %)',
  ])
  expect(words({ ...ask, watch: 'volume', is: 'above', limit: 20 })).toEqual([
    'GRN on CI2: volume above 20 units/day',
    'GRN on CI2: volume is 10 units/day',
  ])
  expect(words({ watch: 'stock', ticker: 'GRN', planet: null, is: 'below', limit: 1500 })).toEqual([
    'GRN everywhere: stock below 1,500 units',
    'GRN everywhere: stock is 100 units (below 1,500 units)',
  ])
  expect(words({ watch: 'supply', ticker: 'H2O', planet: 'AA-001a', limit: 3 })).toEqual([
    'H2O at Aleph: stock lasts under 3 d',
    'H2O at Aleph: stock does not shrink',
  ])
  expect(words({ watch: 'storage', planet: null, limit: 0.9 })).toEqual([
    'Aleph: storage filled above 90 %',
    'Aleph: storage filled to 95 % (above 90 %)',
  ])
  expect(words({ watch: 'repair', planet: 'BB-002b', limit: 0.7 })).toEqual([
    'BB-002b: worst condition below 70 %',
    'BB-002b: worst condition is 80 %',
  ])
  expect(words({ watch: 'programme', planet: 'AA-001a', limit: 2 })).toEqual([
    'Aleph: CoGC programme ends within 2 d',
    'Aleph: CoGC programme ends in 1.5 d (below 2 d)',
  ])
  expect(ruleWords({ watch: 'repair', planet: null, limit: 0.7, ...channels })).toBe(
    'Any base: worst condition below 70 %',
  )
  expect(alertStateWords(stateOf({ ...ask, ticker: 'XYZ', is: 'above', limit: 0 }))).toBe(
    'XYZ on CI2: not known',
  )
})

test('the higher the limit, the less is above it and the more is below it; no figure is endless', () => {
  const limits = fc.tuple(fc.double({ min: 0, max: 2000, noNaN: true }), fc.nat(2000))
  const one = fc.record({
    exchange: fc.constantFrom(...EXCHANGES),
    figure: fc.constantFrom('ask', 'bid', 'average'),
    watch: fc.constantFrom('price', 'volume', 'stock', 'supply'),
    ticker: fc.constantFrom('GRN', 'H2O', 'XYZ'),
    planet: fc.constantFrom('AA-001a', 'BB-002b'),
  })
  fc.assert(
    fc.property(one, limits, (rule, [limit, more]) => {
      const at = (is: string, bound: number) => met({ ...rule, is, limit: bound })
      if (rule.watch !== 'supply' && at('above', limit) === false)
        expect(at('above', limit + more)).toBe(false)
      if (at('below', limit) === true) expect(at('below', limit + more)).toBe(true)
      const { value } = stateOf({ ...rule, is: 'above', limit })
      expect(value === null || Number.isFinite(value)).toBe(true)
    }),
  )
})
