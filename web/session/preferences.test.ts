// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest'

const PLAN = '0b2a1c7e-6d1f-4a3e-9b57-0d8f6a2c4e11'
const KEY = 'perigee.preferences'

/** As after a reload: the module reads the storage again. */
async function visit() {
  vi.resetModules()
  return import('./preferences.ts')
}
beforeEach(() => localStorage.clear())

describe('preferences', () => {
  test('begin with their defaults', async () => {
    const { preferences } = await visit()
    expect(preferences.get()).toMatchObject({
      defaultEmpireUuid: null,
      defaultCXUuid: null,
      defaultBuyItemsFromCX: true,
      burnDaysRed: 5,
      burnDaysYellow: 10,
      burnResupplyDays: 20,
      burnOrigin: 'Configure on Execution',
      tradeShareWarning: 20,
      bookRefillPercent: 5,
      layoutNavigationStyle: 'full',
      figures: 'accurate',
      planOverrides: {},
    })
  })

  test('outlive a reload', async () => {
    ;(await visit()).setPreference('burnDaysRed', 3)
    expect((await visit()).preferences.get().burnDaysRed).toBe(3)
  })

  test('that cannot be read fall back one by one', async () => {
    localStorage.setItem(KEY, JSON.stringify({ burnDaysRed: -4, burnDaysYellow: 8, old: 1 }))
    const { burnDaysRed, burnDaysYellow } = (await visit()).preferences.get()
    expect([burnDaysRed, burnDaysYellow]).toEqual([5, 8])
    localStorage.setItem(KEY, 'not JSON')
    expect((await visit()).preferences.get().burnDaysYellow).toBe(10)
  })

  test('keep the figures that an older version stored under their former names', async () => {
    localStorage.setItem(KEY, JSON.stringify({ figures: 'documented' }))
    expect((await visit()).preferences.get().figures).toBe('classic')
    localStorage.setItem(KEY, JSON.stringify({ figures: 'corrected' }))
    expect((await visit()).preferences.get().figures).toBe('accurate')
  })

  test('of a newer version are not written over', async () => {
    const newer = JSON.stringify({ version: 99, burnDaysRed: 4, moons: true })
    localStorage.setItem(KEY, newer)
    const { preferences, setPreference } = await visit()
    setPreference('burnDaysYellow', 12)
    setPreference('burnResupplyDays', 30)
    expect(preferences.get()).toMatchObject({
      burnDaysRed: 4,
      burnDaysYellow: 12,
      burnResupplyDays: 30,
    })
    expect(localStorage.getItem(KEY)).toBe(newer)
  })

  test('that cannot be read stay stored beside those that can', async () => {
    localStorage.setItem(KEY, JSON.stringify({ burnDaysRed: -4 }))
    const { setPreference } = await visit()
    setPreference('burnDaysYellow', 12)
    expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toMatchObject({
      burnDaysRed: 5,
      burnDaysYellow: 12,
      aside: { burnDaysRed: -4 },
    })
  })

  test('refuse what is not allowed', async () => {
    const { setPreference, preferences } = await visit()
    expect(() => setPreference('burnDaysRed', -1)).toThrow('Number must be 0 or positive')
    expect(preferences.get().burnDaysRed).toBe(5)
  })

  test('follow another tab, and do not undo what it changed', async () => {
    const { preferences, setPreference } = await visit()
    localStorage.setItem(KEY, JSON.stringify({ burnDaysYellow: 12 }))
    dispatchEvent(new StorageEvent('storage', { key: KEY }))
    expect(preferences.get().burnDaysYellow).toBe(12)

    localStorage.setItem(KEY, JSON.stringify({ burnDaysYellow: 14 }))
    setPreference('burnDaysRed', 2)
    expect(preferences.get()).toMatchObject({ burnDaysYellow: 14, burnDaysRed: 2 })
  })
})

describe('a plan', () => {
  test('has the defaults until it overrides one, and only then stands in the list', async () => {
    const { planPreferences, preferences, setPlanPreference, dropPlanPreferences } = await visit()
    expect(planPreferences(PLAN)).toEqual({
      includeCM: true,
      visitationMaterialExclusions: [],
      autoOptimizeHabs: true,
    })
    setPlanPreference(PLAN, 'includeCM', false)
    expect(planPreferences(PLAN)).toMatchObject({ includeCM: false, autoOptimizeHabs: true })
    setPlanPreference(PLAN, 'includeCM', true)
    expect(preferences.get().planOverrides).toEqual({})

    setPlanPreference(PLAN, 'visitationMaterialExclusions', ['H2O'])
    dropPlanPreferences(PLAN)
    expect(preferences.get().planOverrides).toEqual({})
  })
})
