import { expect, test } from 'vitest'
import { planet } from '../../tests/engine/tiny.ts'
import { foundPlanets, isResource, type Narrowing } from './found-planet.ts'

const NOW = Date.UTC(2026, 10, 24)
const ANYTHING: Narrowing = { richness: {}, freePlots: 0 }
const deposit = (MaterialTicker: string, DailyExtraction: number, ExtractionMax = 100) => ({
  MaterialId: MaterialTicker,
  ResourceType: 'MINERAL' as const,
  Factor: 0.1,
  DailyExtraction,
  MaterialTicker,
  ExtractionMax,
})
const rich = planet('AB-001a', { Resources: [deposit('FEO', 50), deposit('H2O', 10)] })
const poor = planet('AB-001b', { Resources: [deposit('FEO', 49)] })
const none = planet('AB-001c', { Resources: [] })
const found = (narrowing: Partial<Narrowing>, planets = [rich, poor, none]) =>
  foundPlanets(planets, ['FEO'], { ...ANYTHING, ...narrowing }, NOW).map(
    ({ planetNaturalId }) => planetNaturalId,
  )

test('a deposit must reach its share of the richest anywhere, and be there at all', () => {
  expect(found({})).toEqual(['AB-001a', 'AB-001b', 'AB-001c'])
  expect(found({ richness: { FEO: 0.5 } })).toEqual(['AB-001a'])
  expect(found({ richness: { FEO: 0 } })).toEqual(['AB-001a', 'AB-001b'])
  expect(found({ richness: { FEO: 0.1, H2O: 0.11 } })).toEqual([])
})

test('so many plots must be free; where nobody counted them none is known to be', () => {
  const counted = (PlotsTotal: number, PlotsTaken: number) =>
    planet('AB-002a', { PlotsTotal, PlotsTaken })
  const planets = [counted(10, 8), counted(10, 11), planet('AB-003a')]
  expect(foundPlanets(planets, [], ANYTHING, NOW).map((row) => row.plotsFree)).toEqual([2, 0, null])
  expect(foundPlanets(planets, [], { ...ANYTHING, freePlots: 2 }, NOW)).toHaveLength(1)
  expect(foundPlanets(planets, [], { ...ANYTHING, freePlots: 3 }, NOW)).toHaveLength(0)
})

test('a planet that takes more bases than plots always has a free one', () => {
  const ghosts = planet('AB-002a', { PlotsTotal: 10, PlotsTaken: 25, SupportsGhostSites: true })
  const [row] = foundPlanets([ghosts], [], { ...ANYTHING, freePlots: 400 }, NOW)
  expect(row).toMatchObject({ plotsTotal: 10, plotsFree: Infinity })
})

test('a programme counts until its record ends', () => {
  const farms = 'ADVERTISING_AGRICULTURE'
  const running = (EndEpochMs: number) =>
    planet('AB-004a', {
      COGCProgramActive: farms,
      COGCPrograms: [{ ProgramType: farms, StartEpochMs: 0, EndEpochMs }],
    })
  const searched = { ...ANYTHING, programs: [farms] } as const
  expect(foundPlanets([running(NOW + 1)], [], searched, NOW)).toMatchObject([
    { cogcProgram: farms, cogcUnknownSince: null },
  ])
  expect(foundPlanets([running(NOW)], [], searched, NOW)).toEqual([])
  expect(foundPlanets([running(NOW)], [], ANYTHING, NOW)).toMatchObject([
    { cogcProgram: '—', cogcUnknownSince: NOW },
  ])
})

test('resources are what planets have: gases, liquids, minerals, ores', () => {
  expect(['ores', 'gases', 'metals'].map(isResource)).toEqual([true, true, false])
})
