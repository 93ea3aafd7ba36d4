import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { world } from '../../../scripts/stage/world.ts'
import { newCx, newEmpire, newPlan, newShared } from '../../../tests/engine/foreign-forms.ts'
import { CxData } from '../../game/cx.ts'
import { FiledPlan } from '../../game/economy-file.ts'
import { EmpireWrite } from '../../game/empire.ts'
import type { Plan } from '../../game/plan.ts'
import { resolvePrices } from '../../market/prices.ts'
import { evaluatePlan } from '../../plan/evaluate.ts'
import type { OwnEconomy } from '../write.ts'
import { previewImport } from './preview.ts'
import { readImport } from './read.ts'

const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`

/** A base with everything that either form can contain: experts, luxuries, storages, several recipes of a building. */
const FARM: Plan = {
  uuid: id(1),
  name: 'Coffee and water',
  planet_id: 'KW-688c',
  faction: 'MORIA',
  permits_used: 24,
  permits_total: 24,
  override_empire: false,
  baseplanner_data: {
    planet: {
      planetid: 'KW-688c',
      permits: 3,
      corphq: true,
      cogc: 'RESOURCE_EXTRACTION',
      experts: [
        { type: 'Agriculture', amount: 3 },
        { type: 'Food_Industries', amount: 2 },
      ],
      workforce: [
        { type: 'pioneer', lux1: true, lux2: true },
        { type: 'settler', lux1: true, lux2: false },
        { type: 'technician', lux1: false, lux2: false },
        { type: 'engineer', lux1: false, lux2: false },
        { type: 'scientist', lux1: false, lux2: false },
      ],
    },
    infrastructure: [
      { building: 'HB1', amount: 22 },
      { building: 'HB2', amount: 3 },
      { building: 'STO', amount: 1 },
    ],
    buildings: [
      { name: 'RIG', amount: 21, active_recipes: [{ recipeid: 'RIG#H2O', amount: 1 }] },
      {
        name: 'FP',
        amount: 19,
        active_recipes: [
          { recipeid: 'FP#10xH2O=>7xDW', amount: 2 },
          { recipeid: 'FP#1xCAF 3xDW=>3xCOF', amount: 1 },
        ],
      },
    ],
  },
  empires: [],
}
const MINE: Plan = { ...FARM, uuid: id(2), name: 'Mine', empires: [] }
const RIM: EmpireWrite = {
  name: 'Rim',
  faction: 'MORIA',
  permits_used: 25,
  permits_total: 28,
  use_fio_storage: false,
}
const PRICES: CxData = {
  name: 'Real prices',
  cx_empire: [{ type: 'BOTH', exchange: 'PP30D_UNIVERSE' }],
  cx_planets: [
    {
      planet: 'KW-688c',
      preferences: [
        { type: 'BUY', exchange: 'AI1_BUY' },
        { type: 'SELL', exchange: 'AI1_SELL' },
      ],
    },
  ],
  ticker_empire: [{ ticker: 'DW', type: 'SELL', value: 80 }],
  ticker_planets: [{ planet: 'KW-688c', preferences: [{ ticker: 'NS', type: 'BUY', value: 150 }] }],
}
const EMPIRE = { uuid: id(11), empire: RIM, cx: { uuid: id(21), cx: PRICES } }
const ACCOUNT = {
  plans: [newPlan(FARM, [EMPIRE]), newPlan(MINE, [EMPIRE])],
  empires: [newEmpire(EMPIRE, [FARM, MINE])],
  cx: [{ ...newCx(EMPIRE.cx), empires: [newEmpire(EMPIRE, [FARM, MINE])] }],
}
/** It can be stored as it is: no schema refuses or changes a part of it. */
const validIn = (schema: v.GenericSchema, value: unknown) =>
  expect(v.parse(schema, value)).toEqual(value)
const NOTHING: OwnEconomy = { plans: [], empires: [], cx: [] }
const linesOf = (value: unknown, own: OwnEconomy = NOTHING) =>
  previewImport(readImport(value), own).map(
    ({ kind, name, nameHere, status }) =>
      `${kind} ${name}${nameHere === name ? '' : ` as ${nameHere}`} ${status}`,
  )
const planOf = (value: unknown) => {
  const { plans, notTaken } = readImport(value)
  expect(notTaken).toEqual([])
  return plans[0]!.plan
}
/** The records of an account that imported everything. */
function ownAfter(value: unknown): OwnEconomy {
  const { plans, empires, cx } = readImport(value)
  const made = plans.map(({ plan }, place): Plan => {
    const { planet, infrastructure, buildings, version: _, ...head } = plan
    const data = { planet, infrastructure, buildings }
    return { uuid: id(100 + place), ...head, baseplanner_data: data, empires: [] }
  })
  const uuidOf = new Map(plans.map((plan, place) => [plan.id, made[place]!]))
  const madeEmpires = empires.map(({ empire, plans: members }, place) => ({
    uuid: id(200 + place),
    ...empire,
    baseplanners: members.map((member) => {
      const { uuid, name, planet_id } = uuidOf.get(member)!
      return { uuid, name, planet_id }
    }),
  }))
  return {
    plans: made,
    empires: madeEmpires,
    cx: cx.map((each, place) => ({
      uuid: id(300 + place),
      name: each.cx.name,
      empires: madeEmpires,
      cx_data: each.cx,
    })),
  }
}

describe('a plan', () => {
  test('says the same in the old form, the new one, written and shared', () => {
    const { baseplanner_data: data, uuid: _, empires: __, ...head } = FARM
    const forms = [FARM, newPlan(FARM, [EMPIRE]), newShared(FARM), { ...head, ...data }].map(planOf)
    for (const { planet, infrastructure, buildings } of forms)
      expect({ planet, infrastructure, buildings }).toEqual(data)
    expect(forms.map(({ name }) => name)).toEqual(Array(4).fill(FARM.name))
  })

  test('has equal figures in the old form and the new one', () => {
    const figures = [FARM, newPlan(FARM, [EMPIRE])].map((form) => {
      const plan = planOf(form)
      const prices = resolvePrices(world, PRICES, plan.planet.planetid)
      return evaluatePlan(world, { plan, prices, empire: RIM })
    })
    expect(figures[1]).toEqual(figures[0])
    expect(figures[0]!.profit).not.toBe(0)
  })

  test('is without what cannot be taken, each thing with its reason', () => {
    const plan = newPlan(FARM)
    const { plans, notTaken } = readImport({
      ...plan,
      plan_cogc: 'PIRACY',
      plan_data: {
        ...plan.plan_data,
        infrastructure: [
          { building: 'HB9', amount: 1 },
          { building: 'HB1', amount: 4 },
        ],
        buildings: [{ name: 'FP', amount: -1, active_recipes: [] }, ...plan.plan_data.buildings],
      },
    })
    expect(plans[0]?.plan).toMatchObject({
      planet: { cogc: '---' },
      infrastructure: [{ building: 'HB1', amount: 4 }],
      buildings: FARM.baseplanner_data.buildings,
    })
    expect(notTaken.map(({ record }) => record)).toEqual(Array(3).fill('Plan Coffee and water'))
    expect(notTaken.map(({ why }) => why).join(' ')).toMatch(/PIRACY.*entry 1.*entry 1/)
  })

  test('without a planet does not come, and takes no other with it', () => {
    const { planet_natural_id: _, ...lost } = newPlan(FARM)
    const { plans, notTaken } = readImport([lost, newPlan(MINE)])
    expect(plans.map(({ plan }) => plan.name)).toEqual(['Mine'])
    expect(notTaken).toEqual([{ record: 'Plan Coffee and water', why: 'It names no planet.' }])
  })
})

describe('a whole account in the new form', () => {
  test('is plans, empires with their plans, and CX with their empires, each once', () => {
    const { plans, empires, cx, notTaken } = readImport(ACCOUNT)
    expect(plans.map((plan) => plan.id)).toEqual([id(1), id(2)])
    expect(empires).toEqual([{ id: id(11), empire: RIM, plans: [id(1), id(2)] }])
    expect(cx).toEqual([{ id: id(21), cx: PRICES, empires: [id(11)] }])
    expect(notTaken).toEqual([])
  })

  test('may come list by list, in pages, or nested in its plans', () => {
    expect(readImport([ACCOUNT.plans, ACCOUNT.empires, ACCOUNT.cx])).toEqual(readImport(ACCOUNT))
    expect(readImport({ results: ACCOUNT.plans })).toEqual(readImport(ACCOUNT))
  })

  test('an empire whose plans are not there says which', () => {
    expect(readImport(ACCOUNT.empires)).toMatchObject({
      plans: [],
      empires: [{ plans: [] }],
      notTaken: [
        { record: 'Plan Coffee and water', why: expect.stringContaining('Only its name') },
        { record: 'Plan Mine' },
      ],
    })
  })

  test('an empire of which only name and plans are there comes with its plans, and says what it lacks', () => {
    const { uuid, empire_name, plans } = newEmpire(EMPIRE, [FARM])
    const { empires, notTaken } = readImport([newPlan(FARM), { uuid, empire_name, plans }])
    expect(empires).toMatchObject([{ empire: { name: 'Rim', faction: 'NONE' }, plans: [id(1)] }])
    expect(notTaken).toMatchObject([
      { record: 'Empire Rim', why: expect.stringContaining('faction and permits') },
    ])
    expect(readImport({ uuid, empire_name, plans }).empires).toEqual([])
  })

  test('an unknown exchange and a side set twice are left out with their reasons', () => {
    const cx = newCx(EMPIRE.cx)
    const { cx: read, notTaken } = readImport({
      ...cx,
      cx_data: {
        ...cx.cx_data,
        cx_empire: [
          { type: 'BUY', exchange: 'MOON_7D' },
          { type: 'SELL', exchange: 'AI1_7D' },
          { type: 'BOTH', exchange: 'AI1_30D' },
        ],
      },
    })
    expect(read[0]?.cx.cx_empire).toEqual([{ type: 'SELL', exchange: 'PP7D_AI1' }])
    expect(notTaken.map(({ why }) => why)).toEqual([
      'Exchanges: MOON_7D is no exchange that is known here.',
      'Exchanges: BOTH is set twice; the first counts.',
    ])
  })
})

describe('the preview', () => {
  test('of an empty account makes everything under its name', () => {
    expect(linesOf(ACCOUNT)).toEqual([
      'plan Coffee and water comes',
      'plan Mine comes',
      'empire Rim comes',
      'cx Real prices comes',
    ])
  })

  test('numbers the names that exist', () => {
    const own = ownAfter(ACCOUNT)
    const others: OwnEconomy = {
      plans: own.plans.map((plan) => ({ ...plan, planet_id: 'UV-351a' })),
      empires: own.empires.map((empire) => ({ ...empire, faction: 'HORTUS', baseplanners: [] })),
      cx: own.cx.map((cx) => ({ ...cx, cx_data: { ...cx.cx_data, cx_empire: [] } })),
    }
    expect(linesOf(ACCOUNT, others)).toEqual([
      'plan Coffee and water as Coffee and water 2 comes',
      'plan Mine as Mine 2 comes',
      'empire Rim as Rim 2 comes',
      'cx Real prices as Real prices 2 comes',
    ])
  })

  test('of a second run says that all is there, under whatever number', () => {
    const own = ownAfter(ACCOUNT)
    expect(linesOf(ACCOUNT, own).every((line) => line.endsWith(' there'))).toBe(true)
    const renumbered: OwnEconomy = {
      ...own,
      plans: own.plans.map((plan) => ({ ...plan, name: `${plan.name} 2` })),
    }
    expect(linesOf(ACCOUNT, renumbered)).toContain('plan Mine as Mine 2 there')
  })

  test('after an interrupted run the rest joins the empire', () => {
    const own = ownAfter({ ...ACCOUNT, plans: ACCOUNT.plans.slice(0, 1) })
    expect(linesOf(ACCOUNT, own)).toEqual([
      'plan Coffee and water there',
      'plan Mine comes',
      'empire Rim joins',
      'cx Real prices there',
    ])
  })
})

describe('whatever is given', () => {
  const keys = fc.constantFrom(
    ...['uuid', 'plan_name', 'plan_data', 'planet_natural_id', 'buildings', 'name', 'planet'],
    ...['empires', 'empire_name', 'plans', 'cx', 'cx_name', 'cx_data', 'cx_empire', 'results'],
    ...['experts', 'amount', 'type', 'exchange', 'active_recipes', 'baseplanner_data', '__proto__'],
  )
  const { value } = fc.letrec((tie) => ({
    value: fc.oneof(
      { maxDepth: 5, withCrossShrink: true },
      fc.oneof(fc.string(), fc.double(), fc.constantFrom('BUY', 'AI1_7D', 'KW-688c', null, -1)),
      fc.array(tie('value'), { maxLength: 4 }),
      fc.dictionary(keys, tie('value'), { maxKeys: 6 }),
    ),
  }))

  test('what comes can be stored, and what does not has a reason', () => {
    fc.assert(
      fc.property(value, (given) => {
        const { plans, empires, cx, notTaken } = readImport(given)
        for (const { plan } of plans) validIn(FiledPlan.entries.plan, plan)
        for (const { empire } of empires) validIn(EmpireWrite, empire)
        for (const each of cx) validIn(CxData, each.cx)
        for (const { record, why } of notTaken) {
          expect(record).not.toBe('')
          expect(why).toMatch(/\S.*\.$/s)
        }
      }),
    )
  })

  test('damaged accounts as well', () => {
    const paths = fc.array(fc.nat(6), { minLength: 1, maxLength: 6 })
    fc.assert(
      fc.property(paths, value, (path, given) => {
        const account = structuredClone(ACCOUNT) as unknown
        let at = account as Record<string, unknown>
        for (const step of path) {
          const names = Object.keys(at)
          const name = names[step % names.length]!
          const inner = at[name]
          if (typeof inner !== 'object' || inner === null || Object.keys(inner).length === 0) {
            at[name] = given
            break
          }
          at = inner as Record<string, unknown>
        }
        const { plans, cx } = readImport(account)
        for (const { plan } of plans) validIn(FiledPlan.entries.plan, plan)
        for (const each of cx) validIn(CxData, each.cx)
      }),
    )
  })

  test('a thousand levels and a hundred thousand records end in words', () => {
    let deep: unknown = []
    for (let level = 0; level < 1000; level++) deep = [deep]
    expect(readImport(deep).plans).toEqual([])
    const many = Array.from({ length: 100_000 }, () => newPlan({ ...FARM, uuid: 'none' }))
    const { plans, notTaken } = readImport(many)
    expect(plans).toHaveLength(2000)
    expect(notTaken.at(-1)?.why).toContain('Only the first 2000')
  })
})
