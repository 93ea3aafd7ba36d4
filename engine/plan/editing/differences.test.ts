import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CxData } from '../../game/cx.ts'
import { EMPIRE_DEFAULTS } from '../../game/empire.ts'
import { parse } from '../../game/validation.ts'
import { blankPlan } from '../blank.ts'
import * as edit from '../edit.ts'
import { samePlan } from '../stored.ts'
import { cxParts } from './cx-parts.ts'
import { differences, mix, undisputed } from './differences.ts'
import { empireParts } from './empire-parts.ts'
import { planParts } from './plan-parts.ts'

const blank = {
  ...blankPlan({ PlanetNaturalId: 'VH-331a', COGCProgramActive: null }),
  name: 'Farm',
}
const base = edit.addBuilding(edit.addBuilding(blank, 'FRM'), 'FP')

describe('two versions of a plan', () => {
  const mine = edit.setBuildingAmount(edit.setPermits(base, 2), 0, 6)
  const theirs = edit.addBuilding(
    edit.removeBuilding(edit.setCorphq(edit.setPermits(base, 3), true), 1),
    'FRM',
  )
  const found = differences(planParts, base, mine, theirs)

  test('are compared part by part, with who changed what', () => {
    expect(found).toEqual([
      { id: 'permits', label: 'Permits', mine: '2', theirs: '3', changedBy: 'both' },
      { id: 'corphq', label: 'Corporate HQ', mine: 'off', theirs: 'on', changedBy: 'theirs' },
      { id: 'building FRM 0', label: 'FRM', mine: '6', theirs: '1', changedBy: 'mine' },
      { id: 'building FRM 1', label: 'FRM (2)', mine: null, theirs: '1', changedBy: 'theirs' },
      { id: 'building FP 0', label: 'FP', mine: '1', theirs: null, changedBy: 'theirs' },
    ])
  })
  test('mix into one that has the undisputed changes of both, and mine where both changed', () => {
    const mixed = mix(planParts, mine, theirs, undisputed(found))
    expect(mixed.planet).toMatchObject({ permits: 2, corphq: true })
    expect(mixed.buildings.map(({ name, amount }) => [name, amount])).toEqual([
      ['FRM', 6],
      ['FRM', 1],
    ])
  })
  test('recipes that make the same from other inputs differ', () => {
    const running = (recipeid: string) => edit.addRecipe(base, 1, recipeid)
    const [a, b] = [running('FP#1xGRN=>10xRAT'), running('FP#1xBEA=>10xRAT')]
    expect(differences(planParts, base, a, b)).toMatchObject([
      { id: 'building FP 0', mine: '1 · 1 × 1×GRN → 10×RAT', theirs: '1 · 1 × 1×BEA → 10×RAT' },
    ])
  })
  test('that mean the same do not differ, whatever is left out', () => {
    const bare = { ...base, planet: { ...base.planet, experts: [], workforce: [] } }
    expect(differences(planParts, base, base, bare)).toEqual([])
  })
})

const plans = fc
  .array(
    fc.oneof(
      fc.record({ kind: fc.constant('add' as const), name: fc.constantFrom('FRM', 'FP', 'RIG') }),
      fc.record({ kind: fc.constant('permits' as const), permits: fc.integer({ min: 1, max: 3 }) }),
      fc.record({ kind: fc.constant('HB1' as const), amount: fc.nat(5) }),
      fc.record({ kind: fc.constant('expert' as const), amount: fc.nat(5) }),
    ),
    { maxLength: 8 },
  )
  .map((edits) =>
    edits.reduce((plan, change) => {
      if (change.kind === 'add') return edit.addBuilding(plan, change.name)
      if (change.kind === 'permits') return edit.setPermits(plan, change.permits)
      if (change.kind === 'HB1') return edit.setInfrastructure(plan, 'HB1', change.amount)
      return edit.setExperts(plan, 'Metallurgy', change.amount)
    }, base),
  )

test('whatever two plans are, taking nothing gives mine and taking all leaves no difference to theirs', () => {
  fc.assert(
    fc.property(plans, plans, (mine, theirs) => {
      const all = new Set(differences(planParts, base, mine, theirs).map(({ id }) => id))
      expect(mix(planParts, mine, theirs, new Set())).toBe(mine)
      const taken = mix(planParts, mine, theirs, all)
      expect(differences(planParts, base, taken, theirs)).toEqual([])
      expect(
        all.size > 0 || samePlan({ ...mine, buildings: [] }, { ...theirs, buildings: [] }),
      ).toBe(true)
    }),
  )
})

test('any mix of two CX keeps the preference rules', () => {
  const empty = {
    name: 'One',
    cx_empire: [],
    cx_planets: [],
    ticker_empire: [],
    ticker_planets: [],
  }
  const mine: CxData = {
    ...empty,
    cx_empire: [
      { type: 'BUY', exchange: 'AI1_BUY' },
      { type: 'SELL', exchange: 'AI1_SELL' },
    ],
    ticker_empire: [{ ticker: 'DW', type: 'BUY', value: 1 }],
  }
  const theirs: CxData = {
    ...empty,
    cx_empire: [{ type: 'BOTH', exchange: 'CI1_AVG' }],
    ticker_empire: [{ ticker: 'DW', type: 'BOTH', value: 2 }],
    ticker_planets: [{ planet: 'VH-331a', preferences: [{ ticker: 'O', type: 'SELL', value: 3 }] }],
  }
  const found = differences(cxParts, empty, mine, theirs)
  expect(found.map(({ label, mine: m, theirs: t }) => [label, m, t])).toEqual([
    ['Exchanges in the empire', 'BUY AI1_BUY, SELL AI1_SELL', 'BOTH CI1_AVG'],
    ['DW in the empire', 'BUY at 1', 'BOTH at 2'],
    ['O on VH-331a', null, 'SELL at 3'],
  ])
  fc.assert(
    fc.property(fc.subarray(found.map(({ id }) => id)), (ids) => {
      const mixed = mix(cxParts, mine, theirs, new Set(ids))
      expect(parse(CxData, mixed)).toEqual(mixed)
    }),
  )
})

test('permits of an empire are taken together', () => {
  const mine = { ...EMPIRE_DEFAULTS, permits_used: 5, permits_total: 9 }
  const theirs = { ...EMPIRE_DEFAULTS, faction: 'MORIA' as const }
  expect(differences(empireParts, EMPIRE_DEFAULTS, mine, theirs)).toEqual([
    { id: 'faction', label: 'Faction', mine: 'None', theirs: 'Moria', changedBy: 'theirs' },
    {
      id: 'permits_used permits_total',
      label: 'Permits',
      mine: '5 of 9',
      theirs: '1 of 2',
      changedBy: 'mine',
    },
  ])
})
