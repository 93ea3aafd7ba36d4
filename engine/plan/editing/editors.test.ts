import { describe, expect, test } from 'vitest'
import { CxData } from '../../game/cx.ts'
import { EMPIRE_DEFAULTS } from '../../game/empire.ts'
import type { PlanWrite } from '../../game/plan.ts'
import { parse } from '../../game/validation.ts'
import { blankPlan } from '../blank.ts'
import type { CxEdit } from './cx-edit.ts'
import { cxEditor } from './cx-editor.ts'
import { type EmpireEdit, empireEditor } from './empire-editor.ts'
import type { PlanEdit } from './plan-edit.ts'
import { planEditor } from './plan-editor.ts'
import { type Editor, newHistory, perform, present } from './undo-history.ts'

function session<State, Edit>(editor: Editor<State, Edit>, start: State, edits: readonly Edit[]) {
  let history = newHistory<State, Edit>(start)
  for (const edit of edits) {
    const performed = perform(editor, history, edit)
    if (!performed.ok) return { refused: performed.why, state: present(history) }
    history = performed.history
  }
  return { names: history.steps.map(({ name }) => name), state: present(history) }
}

describe('a plan', () => {
  const blank = blankPlan({ PlanetNaturalId: 'VH-331a', COGCProgramActive: null })
  const NUT = 'FRM#1xH2O=>12xNUT'
  const RAT = 'FP#1xGRN 1xALG 1xNUT=>10xRAT'
  const farm: PlanEdit[] = [
    { kind: 'add building', name: 'FRM' },
    { kind: 'add recipe', building: 0, recipeid: NUT },
  ]
  const other: PlanWrite = { ...blank, name: 'Other' }

  test.each<[PlanEdit, string]>([
    [{ kind: 'rename', name: ' Farm ' }, 'Rename to Farm'],
    [{ kind: 'permits', permits: 9 }, 'Permits 1 → 3'],
    [{ kind: 'corphq', corphq: true }, 'Corporate HQ on'],
    [{ kind: 'cogc', cogc: 'FOOD_INDUSTRIES' }, 'CoGC None → Food Industries'],
    [{ kind: 'experts', type: 'Food_Industries', amount: 3 }, 'Food Industries experts 0 → 3'],
    [
      { kind: 'luxury', workforce: 'settler', luxury: 'lux2', provided: false },
      'Settlers: KOM off',
    ],
    [{ kind: 'infrastructure', building: 'STO', amount: 2 }, 'STO 0 → 2'],
    [{ kind: 'building amount', building: 0, amount: 6 }, 'FRM amount 1 → 6'],
    [{ kind: 'remove building', building: 0 }, 'Remove FRM'],
    [{ kind: 'add recipe', building: 0, recipeid: RAT }, 'Add recipe 10×RAT'],
    [
      { kind: 'change recipe', building: 0, recipe: 0, recipeid: RAT },
      'FRM recipe 12×NUT → 10×RAT',
    ],
    [{ kind: 'recipe amount', building: 0, recipe: 0, amount: 2 }, '12×NUT amount 1 → 2'],
    [{ kind: 'remove recipe', building: 0, recipe: 0 }, 'Remove recipe 12×NUT'],
    [
      { kind: 'empire', uuid: '0b2a1c7e-6d1f-4a3e-9b57-0d8f6a2c4e11', name: 'Alpha' },
      'Empire Alpha',
    ],
    [{ kind: 'take over', plan: other, as: 'Suggestion' }, 'Suggestion'],
    [
      {
        kind: 'several',
        edits: [
          { kind: 'building amount', building: 0, amount: 6 },
          { kind: 'permits', permits: 2 },
        ],
      },
      'FRM amount 1 → 6',
    ],
  ])('names %j', (edit, name) => {
    expect(session(planEditor, blank, [...farm, edit]).names).toEqual([
      'Add FRM',
      'Add recipe 12×NUT',
      name,
    ])
  })

  test('habitations of the optimiser are one step', () => {
    const amounts = { HB1: 2, HB2: 0, HB3: 0, HB4: 0, HB5: 0, HBB: 1, HBC: 0, HBM: 0, HBL: 0 }
    const { names, state } = session(planEditor, blank, [{ kind: 'habitations', amounts }])
    expect(names).toEqual(['Optimise habitations'])
    expect(state.infrastructure).toContainEqual({ building: 'HBB', amount: 1 })
  })

  test.each<[PlanEdit, string]>([
    [{ kind: 'building amount', building: 1, amount: 1 }, 'Building index 1 does not exist.'],
    [{ kind: 'building amount', building: 0, amount: -1 }, 'Number must be 0 or positive'],
    [{ kind: 'remove recipe', building: 0, recipe: 3 }, 'Building FRM has no recipe at index 3.'],
    [
      { kind: 'add recipe', building: 0, recipeid: undefined },
      'Building FRM has no recipe options.',
    ],
  ])('refuses %j in words', (edit, why) => {
    expect(session(planEditor, blank, [...farm, edit]).refused).toBe(why)
  })
})

describe('a CX', () => {
  const empty: CxData = {
    name: 'One',
    cx_empire: [],
    cx_planets: [],
    ticker_empire: [],
    ticker_planets: [],
  }
  const buy: CxEdit = { kind: 'add exchange', place: null, type: 'BUY', exchange: 'AI1_BUY' }
  const both: CxEdit = { kind: 'add exchange', place: null, type: 'BOTH', exchange: 'CI1_AVG' }
  const price: CxEdit = {
    kind: 'add ticker',
    place: 'VH-331a',
    ticker: 'DW',
    type: 'BOTH',
    value: 0,
  }

  test('is edited step by step, in the empire and on planets', () => {
    const { names, state } = session(cxEditor, empty, [
      buy,
      { kind: 'change exchange', place: null, type: 'BUY', exchange: 'IC1_BUY' },
      price,
      { kind: 'ticker value', place: 'VH-331a', ticker: 'DW', type: 'BOTH', value: 7 },
      { kind: 'ticker value', place: 'VH-331a', ticker: 'DW', type: 'BOTH', value: 75 },
      { kind: 'add planet', planet: 'KW-688c' },
      { kind: 'remove exchange', place: null, type: 'BUY' },
      { kind: 'remove ticker', place: 'VH-331a', ticker: 'DW', type: 'BOTH' },
      { kind: 'remove planet', planet: 'KW-688c' },
    ] satisfies CxEdit[])
    expect(names).toEqual([
      'BUY AI1 BUY in the empire',
      'BUY AI1 BUY → IC1 BUY in the empire',
      'BOTH DW at 0 on VH-331a',
      'BOTH DW 0 → 75 on VH-331a',
      'Add planet KW-688c',
      'Remove BUY IC1 BUY in the empire',
      'Remove BOTH DW on VH-331a',
      'Remove planet KW-688c',
    ])
    expect(parse(CxData, state)).toEqual({
      ...empty,
      ticker_planets: [{ planet: 'VH-331a', preferences: [] }],
    })
  })

  test.each<[CxEdit[], string]>([
    [[buy, buy], 'There is a BUY preference for the empire already.'],
    [
      [buy, both],
      'BOTH speaks for buying and selling: remove the BUY preference for the empire first.',
    ],
    [[both, buy], 'The BOTH preference for the empire speaks for BUY already: remove it first.'],
    [
      [price, { ...price, type: 'SELL' }],
      'The BOTH preference for DW on VH-331a speaks for SELL already: remove it first.',
    ],
    [[{ ...price, value: -1 }], 'Number must be 0 or positive'],
    [[{ ...price, value: Number.NaN }], 'Number must be 0 or positive'],
    [[{ ...price, ticker: '' }], 'Choose a material first.'],
    [
      [{ kind: 'remove exchange', place: 'VH-331a', type: 'SELL' }],
      'There is no SELL preference for VH-331a.',
    ],
    [
      [
        { kind: 'add planet', planet: 'VH-331a' },
        { kind: 'add planet', planet: 'VH-331a' },
      ],
      'VH-331a is listed already.',
    ],
  ])('refuses what the rules forbid: %j', (edits, why) => {
    expect(session(cxEditor, empty, edits).refused).toBe(why)
  })

  test('the same preference in another place is another one', () => {
    const onPlanet: CxEdit = { ...both, place: 'VH-331a' }
    expect(session(cxEditor, empty, [buy, onPlanet]).refused).toBeUndefined()
  })
})

describe('an empire', () => {
  test('is edited step by step', () => {
    const { names, state } = session<typeof EMPIRE_DEFAULTS, EmpireEdit>(
      empireEditor,
      EMPIRE_DEFAULTS,
      [
        { kind: 'rename', name: 'A' },
        { kind: 'rename', name: 'Alpha' },
        { kind: 'faction', faction: 'OUTSIDEREGION' },
        { kind: 'permits used', permits: 4 },
        { kind: 'permits total', permits: 1 },
        { kind: 'permits total', permits: 5 },
        { kind: 'use FIO storage', use: true },
      ],
    )
    expect(names).toEqual([
      'Rename to Alpha',
      'Faction None → Outside Region',
      'Permits used 1 → 4',
      'Permits total 2 → 5',
      'Use FIO storage on',
    ])
    expect(state).toMatchObject({ name: 'Alpha', permits_used: 4, permits_total: 5 })
  })
})
