import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { readEconomyFile } from '../../portable/read.ts'
import { PLAN_VERSION } from '../plan-version.ts'
import { PREFERENCE_DEFAULTS, PREFERENCES_VERSION } from '../preferences.ts'
import { PREFERENCES_STEPS, readPreferences, storedPreferences } from './preferences.ts'
import { CurrentPlanWrite, PLAN_STEPS, readCx, readEmpire, readPlan } from './read.ts'
import { NEWER } from './record.ts'

const UUID = '0b2a1c7e-6d1f-4a3e-9b57-0d8f6a2c4e11'
const PLANET = {
  planetid: 'UV-351a',
  permits: 1,
  corphq: false,
  cogc: '---',
  experts: [{ type: 'Agriculture', amount: 3 }],
  workforce: [{ type: 'pioneer', lux1: true, lux2: false }],
}
const HEAD = {
  name: 'Farm',
  planet_id: 'UV-351a',
  faction: 'NONE',
  permits_used: 1,
  permits_total: 3,
  override_empire: false,
}
const row = (amount: number, ...recipes: string[]) => ({
  name: 'FRM',
  amount,
  active_recipes: recipes.map((recipeid) => ({ recipeid, amount: 1 })),
})
const parts = (...buildings: unknown[]) => ({
  planet: PLANET,
  infrastructure: [
    { building: 'HB1', amount: 4 },
    { building: 'STO', amount: 1 },
  ],
  buildings,
})
const GRN = 'FRM#1xH2O=>4xGRN'
const stored = (data: object, head: object = {}) => ({
  uuid: UUID,
  ...HEAD,
  ...head,
  baseplanner_data: data,
  empires: [],
})

test('there is a step to every version', () => {
  expect(PLAN_STEPS).toHaveLength(PLAN_VERSION - 1)
  expect(PREFERENCES_STEPS).toHaveLength(PREFERENCES_VERSION - 1)
})

describe('a plan of version 1, which says no version', () => {
  test('reads as it is: the first form, with STO as the only storage', () => {
    const plan = stored(parts(row(2, GRN)))
    expect(readPlan(plan)).toEqual({ ok: true, record: plan })
  })

  test('as it was written: three parts at the top', () => {
    const plan = { ...HEAD, ...parts(row(2, GRN)) }
    expect(v.parse(CurrentPlanWrite, plan)).toEqual(plan)
  })

  test('with more than 100 rows of production, then allowed: equal rows become one', () => {
    const rows = Array.from({ length: 150 }, () => row(2, GRN))
    expect(readPlan(stored(parts(...rows)))).toMatchObject({
      ok: true,
      record: { baseplanner_data: { buildings: [row(300, GRN)] } },
    })
  })

  test('with more than 50 recipes in a row, then allowed: the same recipe becomes one line', () => {
    const recipes = Array.from({ length: 80 }, () => GRN)
    expect(readPlan(stored(parts(row(1, ...recipes))))).toMatchObject({
      ok: true,
      record: {
        baseplanner_data: {
          buildings: [{ active_recipes: [{ recipeid: GRN, amount: 80 }] }],
        },
      },
    })
  })

  test('within the bounds keeps its rows as they were laid out, equal ones too', () => {
    const plan = stored(parts(row(1, GRN, GRN), row(1, GRN, GRN)))
    expect(readPlan(plan)).toEqual({ ok: true, record: plan })
  })

  test('with permits beyond what is stored today has as many as may be', () => {
    const plan = readPlan(stored(parts(), { permits_used: 5e9, permits_total: 7e9 }))
    expect(plan).toMatchObject({
      ok: true,
      record: { permits_used: 1_000_000, permits_total: 1_000_000 },
    })
  })

  test('with a recipe id of 150 characters, then allowed, is set aside by name', () => {
    const raw = stored(parts(row(1, 'F'.repeat(150))))
    const read = readPlan(raw)
    expect(read).toMatchObject({ ok: false, aside: { name: 'Farm', raw } })
    expect(read.ok || read.aside.why).toContain('recipeid')
  })
})

describe('a plan of a newer version', () => {
  test('is read as far as it is understood, and says its version', () => {
    const plan = stored({ ...parts(row(2, GRN)), version: PLAN_VERSION + 1, moons: 3 })
    expect(readPlan(plan)).toMatchObject({
      ok: true,
      record: { name: 'Farm', baseplanner_data: { version: PLAN_VERSION + 1 } },
    })
  })

  test('that cannot be understood is set aside with that reason', () => {
    const raw = stored({ version: PLAN_VERSION + 1, sites: [] })
    expect(readPlan(raw)).toEqual({ ok: false, aside: { name: 'Farm', why: NEWER, raw } })
  })

  test('is no draft, and no plan of a file', () => {
    const plan = { ...HEAD, ...parts(), version: PLAN_VERSION + 1 }
    expect(v.is(CurrentPlanWrite, plan)).toBe(false)
  })
})

describe('a record that cannot be read', () => {
  test.each([
    ['Without a name', null],
    ['Farm', { ...stored(parts()), permits_used: 'many' }],
    ['Without a name', 'text'],
  ])('is set aside by its name: %s', (name, raw) => {
    expect(readPlan(raw)).toMatchObject({ ok: false, aside: { name, raw } })
  })

  test('may be an empire or CX too', () => {
    const empire = {
      uuid: UUID,
      name: 'Rim',
      faction: 'NONE',
      permits_used: 1,
      permits_total: 2,
      use_fio_storage: false,
      baseplanners: [],
    }
    expect(readEmpire(empire).ok).toBe(true)
    expect(readEmpire({ ...empire, faction: 'PIRATES' })).toMatchObject({
      ok: false,
      aside: { name: 'Rim', why: expect.stringContaining('faction') },
    })
    expect(readCx({ uuid: UUID, name: 'Prices', empires: [] })).toMatchObject({
      ok: false,
      aside: { name: 'Prices' },
    })
  })
})

describe('preferences', () => {
  test.each([
    ['before rule books', { burnDaysRed: 3 }, { burnDaysRed: 3 }],
    ['of the two rule books’ first names', { figures: 'documented' }, { figures: 'classic' }],
    ['of the corrected rules', { figures: 'corrected' }, { figures: 'accurate' }],
    ['of the second version', { version: 2, figures: 'classic' }, { figures: 'classic' }],
    [
      'with a core module that nobody could choose',
      { planOverrides: { [UUID]: { includeCM: false, autoOptimizeHabs: false } } },
      {
        planOverrides: {
          [UUID]: { includeCM: true, autoOptimizeHabs: false, visitationMaterialExclusions: [] },
        },
      },
    ],
    [
      'with a core module that is built',
      { version: 3, planOverrides: { [UUID]: { includeCM: false } } },
      {
        planOverrides: {
          [UUID]: { includeCM: false, autoOptimizeHabs: true, visitationMaterialExclusions: [] },
        },
      },
    ],
    ['that are none', 'text', {}],
  ])('%s are read', (_, before, now) => {
    expect(readPreferences(before)).toEqual({
      preferences: { ...PREFERENCE_DEFAULTS, ...now },
      aside: {},
      isNewer: false,
    })
  })

  test('a field that cannot be read falls back alone, and is stored on beside the others', () => {
    const { preferences, aside } = readPreferences({ burnDaysRed: -4, burnDaysYellow: 8 })
    expect(preferences).toEqual({ ...PREFERENCE_DEFAULTS, burnDaysYellow: 8 })
    const next = storedPreferences(preferences, aside)
    expect(next).toMatchObject({ version: PREFERENCES_VERSION, aside: { burnDaysRed: -4 } })
    expect(readPreferences(next).aside).toEqual({ burnDaysRed: -4 })
  })

  test('of a newer version say so', () => {
    const read = readPreferences({ version: 9, burnDaysRed: 3, moons: true })
    expect(read).toMatchObject({ isNewer: true, preferences: { burnDaysRed: 3 } })
  })
})

describe('a file of an economy', () => {
  const file = (plan: object, version = 1) =>
    JSON.stringify({
      format: 'perigee economy',
      version,
      exported_at: '2026-11-21T12:00:00.000Z',
      plans: [{ uuid: UUID, plan: { ...HEAD, ...plan } }],
      empires: [],
      cx: [],
    })

  test('of the first form is read, its plans in the newest form', () => {
    const rows = Array.from({ length: 150 }, () => row(2, GRN))
    expect(readEconomyFile(file(parts(...rows)))).toMatchObject({
      ok: true,
      file: { plans: [{ plan: { version: PLAN_VERSION, buildings: [row(300, GRN)] } }] },
    })
  })

  test('with a newer plan is refused in words, as is a newer file', () => {
    expect(readEconomyFile(file({ ...parts(), version: PLAN_VERSION + 1 }))).toMatchObject({
      ok: false,
      problems: [{ record: 'Plan 1, Farm', text: expect.stringContaining('newer version') }],
    })
    expect(readEconomyFile(file(parts(), 2))).toMatchObject({
      ok: false,
      problems: [{ record: 'File', text: expect.stringContaining('Reload the page') }],
    })
  })
})
