import { expect, test } from 'vitest'
import type { PlanWrite } from '../../../../../engine/game/plan.ts'
import { resolvePrices } from '../../../../../engine/market/prices.ts'
import { blankPlan } from '../../../../../engine/plan/blank.ts'
import type { PlanEdit } from '../../../../../engine/plan/editing/plan-edit.ts'
import { planEditor } from '../../../../../engine/plan/editing/plan-editor.ts'
import { evaluatePlan } from '../../../../../engine/plan/evaluate.ts'
import { AI1_CX, data, world } from '../../../../../scripts/stage/world.ts'
import { planWarnings } from './plan-warnings.ts'

const PLANET = data.planets.find(({ PlanetNaturalId }) => PlanetNaturalId === 'VH-331a')!
const GRAIN = 'FRM#1xH2O=>4xGRN'

function opened(farms: number, { planet = PLANET, houses = 6 } = {}) {
  let plan: PlanWrite = {
    ...blankPlan(planet),
    infrastructure: [{ building: 'HB1', amount: houses }],
    buildings: [
      { name: 'FRM', amount: farms, active_recipes: [{ recipeid: GRAIN, amount: 1 }] },
      { name: 'RIG', amount: 1, active_recipes: [{ recipeid: 'RIG#H2O', amount: 1 }] },
    ],
  }
  const dispatch = (...edits: [PlanEdit, (readonly PlanEdit[])?]) => {
    for (const edit of edits.flat()) {
      const next = edit && planEditor.apply(plan, edit)
      if (next?.ok) plan = next.state
    }
    return undefined
  }
  const warned = (id: string, shown = plan) => {
    const prices = resolvePrices(world, AI1_CX, planet.PlanetNaturalId)
    return planWarnings(shown, evaluatePlan(world, { plan, prices, empire: null }), {
      planet,
      firstRecipes: new Map(),
      dispatch,
      autoHabitation: { isOn: false, set: () => undefined, optimise: () => undefined },
      mostOfVolume: 0.2,
    }).find((warning) => warning.id.startsWith(id))
  }
  return { warned, plan: () => plan }
}

test('too large an area asks for the permits that suffice', () => {
  const { warned, plan } = opened(25)
  expect(warned('area')?.text).toMatch(/; 3 permits would do\.$/)
  warned('area')?.cure?.onCure()
  expect(plan().planet.permits).toBe(3)
  expect(warned('area')).toBeUndefined()
})

test('beyond all permits, and for more than the exchange takes, it asks for a calculated cure', () => {
  expect(opened(60).warned('area')).toMatchObject({ problem: { kind: 'area' } })
  const { warned } = opened(2000, { houses: 2000 })
  expect(warned('volume')?.text).toMatch(/^GRN of FRM is [\d,]+% of daily volume\.$/)
  expect(warned('volume')?.problem).toEqual({ kind: 'volume', row: 0, ticker: 'GRN', most: 0.2 })
})

test('a full planet is named, unless it takes more bases than plots', () => {
  const warnedOf = (PlotsTaken: number, SupportsGhostSites: boolean) =>
    opened(1, { planet: { ...PLANET, PlotsTotal: 40, PlotsTaken, SupportsGhostSites } }).warned(
      'plots',
    )
  expect(warnedOf(40, false)?.text).toBe('All 40 plots of VH-331a are taken: no new base fits.')
  expect(warnedOf(41, false)).toBeDefined()
  expect(warnedOf(39, false)).toBeUndefined()
  expect(warnedOf(41, true)).toBeUndefined()
})

test('a storage that is full within two days is a warning, one that lasts longer is not', () => {
  expect(opened(6).warned('storage')).toBeUndefined()
  const { warned } = opened(300, { houses: 300 })
  expect(warned('storage')?.text).toMatch(/^The storage is full in [01](\.\d)? d\.$/)
})

test('figures older than the last removal of a building do no harm', () => {
  const { warned, plan } = opened(2000, { houses: 2000 })
  expect(warned('volume', { ...plan(), buildings: [] })?.text).toContain('GRN of FRM')
})
