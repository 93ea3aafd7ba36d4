import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Health } from '../../edge/features/health/contract.ts'
import { dryRun } from '../../edge/gamedata/sync/dry-run.ts'
import type { Building, ExchangeRow, Planet } from '../../engine/game/gamedata.ts'
import { DAY_MS } from '../../engine/game/time.ts'
import { openStage, RETRIES_SOON, type Stage } from './sync-stage.ts'
import { NOW, planet } from './upstream-sample.ts'

let stage: Stage
beforeEach(async () => {
  stage = await openStage()
})
afterEach(() => stage.close())

const fee = (Category: string, WorkforceLevel: string, FeeAmount: number) => ({
  Category,
  WorkforceLevel,
  FeeAmount,
  FeeCurrency: 'NCC',
})
const governed = {
  CurrencyCode: 'NCC',
  BaseLocalMarketFee: 0,
  LocalMarketFeeFactor: 3,
  WarehouseFee: 100,
  EstablishmentFee: 250,
}
const planetOf = async (naturalId: string) =>
  (await stage.json(`/data/planet/${naturalId}`)) as Planet
const answerList = (path: string) => stage.fio.answers[path] as Record<string, unknown>[]

describe('local rules and the market maker', () => {
  test('come with a planet that somebody governs', async () => {
    const fees = [fee('METALLURGY', 'PIONEER', 25), fee('CHEMISTRY', 'SETTLER', 59)]
    stage.fio.answers['/planet/AA-001a'] = planet('AA-001a', { ...governed, ProductionFees: fees })
    await stage.tick()
    expect(await planetOf('AA-001a')).toMatchObject({ ...governed, ProductionFees: fees })
  })

  test('are not known where FIO names no currency', async () => {
    await stage.tick()
    const names = Object.keys(await planetOf('FAR-01a'))
    for (const field of ['CurrencyCode', 'ProductionFees', 'WarehouseFee', 'EstablishmentFee'])
      expect(names).not.toContain(field)
  })

  test('a row of an exchange says what the game itself pays, where it does', async () => {
    const [row] = answerList('/exchange/all')
    Object.assign(row!, { MMBuy: 12, MMSell: 34 })
    await stage.tick()
    const rows = (await stage.json('/data/exchanges')) as ExchangeRow[]
    const rowOf = (id: string) => rows.find(({ TickerId }) => TickerId === id)
    expect(rowOf('H2O.AI1')).toMatchObject({ MMBuy: 12, MMSell: 34 })
    expect(Object.keys(rowOf('FE.AI1')!)).not.toContain('MMBuy')
  })
})

describe('what the game has and we do not know', () => {
  const logged = () => stage.logged.join('\n')
  const unknownInHealth = async () => ((await stage.json('/health')) as Health).gamedata.unknown

  test('hides no planet: its fees and programmes that we know are there, the others are named', async () => {
    stage.fio.answers['/planet/AA-001a'] = planet('AA-001a', {
      ...governed,
      COGCProgramStatus: 'ACTIVE',
      COGCPrograms: [
        { ProgramType: 'ADVERTISING_ROBOTICS', StartEpochMs: NOW - 2, EndEpochMs: NOW - 1 },
        { ProgramType: 'ADVERTISING_CHEMISTRY', StartEpochMs: NOW - 1, EndEpochMs: NOW + DAY_MS },
      ],
      ProductionFees: [
        fee('ROBOTICS', 'PIONEER', 25),
        fee('METALLURGY', 'PILOT', 25),
        fee('METALLURGY', 'PIONEER', 25),
      ],
    })
    await stage.tick()
    expect(await planetOf('AA-001a')).toMatchObject({
      COGCProgramActive: 'ADVERTISING_CHEMISTRY',
      ProductionFees: [fee('METALLURGY', 'PIONEER', 25)],
    })
    for (const name of [
      'programme ADVERTISING_ROBOTICS',
      'production fee of category ROBOTICS',
      'production fee of workforce level PILOT',
    ])
      expect(logged()).toContain(name)
    expect(await unknownInHealth()).toEqual([
      'production fee of category ROBOTICS',
      'production fee of workforce level PILOT',
      'programme ADVERTISING_ROBOTICS',
    ])
  })

  test('is named in health until a whole round met it no more', async () => {
    const [rig] = answerList('/building/allbuildings')
    Object.assign(rig!, { Expertise: 'ROBOTICS' })
    await stage.tick()
    expect(await unknownInHealth()).toEqual([`expertise ROBOTICS of ${rig!.Ticker}`])
    Object.assign(rig!, { Expertise: 'RESOURCE_EXTRACTION' })
    stage.clock.now += DAY_MS + 1
    await stage.tick()
    expect(await unknownInHealth()).toBeUndefined()
  })

  test('hides no list: a building of a new expertise, with workers of a new kind, is kept', async () => {
    const [rig] = answerList('/building/allbuildings')
    const robots = { ...rig, Ticker: 'ROB', Name: 'robots', Expertise: 'ROBOTICS', Pilots: 4 }
    answerList('/building/allbuildings').push(robots)
    await stage.tick()
    const buildings = (await stage.json('/data/buildings')) as Building[]
    expect(buildings.find(({ Ticker }) => Ticker === 'ROB')).toMatchObject({
      Type: 'PRODUCTION',
      Expertise: null,
      Pioneers: 30,
    })
    expect(logged()).toContain('Pilots of ROB, expertise ROBOTICS of ROB')
  })

  test('a recipe of a building that FIO does not list is left out alone', async () => {
    const [recipe] = answerList('/recipes/allrecipes')
    answerList('/recipes/allrecipes').push({
      ...recipe,
      BuildingTicker: 'XYZ',
      StandardRecipeName: 'XYZ#=>1xFE',
    })
    expect((await stage.tick()).jobs.recipes).toBeNull()
    expect(await stage.json('/data/recipes')).toHaveLength(1)
    expect(logged()).toContain('recipe XYZ#=>1xFE of a building that is not there')
  })
})

describe('a dry run', () => {
  const lines = async () => {
    const said: string[] = []
    const { hasFailed } = await dryRun(stage.ports, (line) => said.push(line), RETRIES_SOON)
    return { said, hasFailed }
  }

  test('says so where nothing would change', async () => {
    for (let round = 0; round < 2; round++) {
      await stage.tick()
      stage.clock.now += 30 * 60_000
    }
    expect(await lines()).toEqual({
      hasFailed: false,
      said: [
        'materials: 2, nothing would change',
        'systems: 5, nothing would change',
        'buildings: 4, nothing would change',
        'recipes: 1, nothing would change',
        'exchanges: 40, nothing would change',
        'planets: 3, nothing would change',
      ],
    })
  })

  test('names by list what would come, go and change, and writes nothing', async () => {
    for (let round = 0; round < 2; round++) {
      await stage.tick()
      stage.clock.now += 30 * 60_000
    }
    const kinds = ['recipes', 'exchanges', 'planet/AA-001a']
    const stored = () => Promise.all(kinds.map((kind) => stage.json(`/data/${kind}`)))
    const before = await stored()
    const [recipe] = answerList('/recipes/allrecipes')
    stage.fio.answers['/recipes/allrecipes'] = [
      {
        ...recipe,
        StandardRecipeName: 'RIG#2xH2O=>1xFE',
        RecipeName: '2xH2O=>1xFE',
      },
    ]
    Object.assign(answerList('/exchange/all')[0]!, { Ask: 120, MMBuy: 3 })
    Object.assign(stage.fio.answers['/planet/AA-002b'] as object, governed)
    stage.fio.failures['/planet/FAR-01a'] = 500
    expect(await lines()).toEqual({
      hasFailed: true,
      said: [
        'materials: 2, nothing would change',
        'systems: 5, nothing would change',
        'buildings: 4, nothing would change',
        'recipes: 1 here, 1 there',
        '  added 1: RIG#2xH2O=>1xFE',
        '  gone 1: RIG#1xH2O=>1xFE',
        'exchanges: 40 here, 40 there',
        '  changed 1 (Ask 1, MMBuy 1): H2O.AI1',
        'planets that stay as they are, as FIO did not send them: FAR-01a',
        'planets: 3 here, 3 there',
        '  changed 1 (CurrencyCode 1, BaseLocalMarketFee 1, LocalMarketFeeFactor 1, WarehouseFee 1, EstablishmentFee 1): AA-002b',
      ],
    })
    expect(await stored()).toEqual(before)
  })
})
