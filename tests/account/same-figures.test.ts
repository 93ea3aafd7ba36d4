import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { planPreview } from '../../edge/features/sharing/page-handler.ts'
import { NO_COMPANY } from '../../edge/gamedata/fio/player-copy.ts'
import { ensureStarterUniverse } from '../../edge/gamedata/starter/starter.ts'
import { starterReader } from '../../edge/gamedata/starter/starter-files.ts'
import { syncRepo } from '../../edge/repo/sync.ts'
import { baseFlows, realFlows } from '../../engine/company/base-flows.ts'
import { freeStorage } from '../../engine/company/reserves.ts'
import { evaluatePlans } from '../../engine/empire/evaluate-plans.ts'
import type { FlowSource } from '../../engine/game/alert.ts'
import type { Company } from '../../engine/game/company.ts'
import { ACCURATE } from '../../engine/game/constants/rules.ts'
import type { Cx } from '../../engine/game/cx.ts'
import { type DayRecord, headOf } from '../../engine/game/day-record.ts'
import type { Empire } from '../../engine/game/empire.ts'
import type { Plan, PlanData } from '../../engine/game/plan.ts'
import { PREFERENCE_DEFAULTS } from '../../engine/game/preferences.ts'
import { resolvePrices } from '../../engine/market/prices.ts'
import { basisOf, ownPlans, termsOf } from '../../engine/plan/basis.ts'
import { comparePlans } from '../../engine/plan/compare.ts'
import { evaluatePlan } from '../../engine/plan/evaluate.ts'
import { writtenForm } from '../../engine/plan/stored.ts'
import { evaluateRules } from '../../engine/today/alerts/alerts.ts'
import { alertFacts } from '../../engine/today/alerts/facts.ts'
import { basesOf } from '../../engine/today/base.ts'
import { today } from '../../engine/today/today.ts'
import { siteOf, storeWith } from '../../scripts/stage/built.ts'
import { simulatedLines, simulatedWorkforce } from '../../scripts/stage/simulated-lines.ts'
import { world } from '../../scripts/stage/world.ts'
import { burnLines } from '../../web/features/burn/burn-lines.ts'
import { ALL_PLANS, burnQuestions } from '../../web/features/burn/burn-questions.ts'
import type { FioData } from '../../web/features/fio/fio-data.ts'
import { todayQuestion } from '../../web/features/fio/today-question.ts'
import { openStage, type Stage } from '../gamedata/sync-stage.ts'

const KATOA = 'UV-351a'
const ETHERWIND = 'KW-688c'
const uuid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`

const labs = (amount: number, planetid = KATOA): PlanData => ({
  planet: { planetid, permits: 1, corphq: false, cogc: '---', experts: [], workforce: [] },
  infrastructure: [{ building: 'HB5', amount: 10 }],
  buildings: [{ name: 'LAB', amount, active_recipes: [] }],
})
const farm = (amount: number, planetid = KATOA): PlanData => ({
  ...labs(0, planetid),
  infrastructure: [{ building: 'HB1', amount: 5 }],
  buildings: [
    { name: 'FRM', amount, active_recipes: [{ recipeid: 'FRM#1xH2O=>4xGRN', amount: 1 }] },
  ],
})

/** Two plans of the default empire, one that both empires have, one of an older empire, drafts on either planet. */
const PLANS: readonly (readonly [name: string, plan: PlanData, ...empires: string[]])[] = [
  ['of both', farm(4), 'old', 'own'],
  ['of own', labs(2), 'own'],
  ['of old', farm(9), 'old'],
  ['draft beside them', farm(30)],
  ['far draft', farm(12, ETHERWIND)],
  ['draft as built', farm(3, ETHERWIND)],
]
const plans = PLANS.map(
  ([name, baseplanner_data], n) => ({ uuid: uuid(n), name, baseplanner_data }) as unknown as Plan,
)
const empire = (name: string, n: number, faction: Empire['faction']): Empire => ({
  ...{ uuid: uuid(n), name, faction, permits_used: 2, permits_total: 4, use_fio_storage: false },
  baseplanners: PLANS.flatMap(([plan, , ...of], place) =>
    of.includes(name) ? [{ name: plan, uuid: uuid(place), planet_id: KATOA }] : [],
  ),
})
const empires = [empire('old', 100, 'BENTEN'), empire('own', 101, 'HORTUS')]
const stock = { H2O: 300, DW: 900, RAT: 800, OVE: 90, WS: 3, MED: 200, LC: 5, FIM: 40 }
const DATA = {
  storage: {
    planets: {
      [KATOA]: storeWith(KATOA, stock, 50_000),
      [ETHERWIND]: storeWith(ETHERWIND, stock, 50_000),
    },
    ...{ warehouses: {}, ships: {}, last_modified: null },
  },
  sites: {
    planets: { [KATOA]: siteOf(farm(4), 1), [ETHERWIND]: siteOf(farm(3, ETHERWIND), 1) },
    ...{ ships: {}, last_modified: null },
  },
} as FioData

/** What really runs: other farms than any plan has, half of the workers, who were last supplied six hours before. */
const NOW = Date.UTC(2026, 9, 1, 1)
const really = (planet: string, farms: number) => {
  const plan = farm(farms, planet)
  const prices = resolvePrices(world, null, planet, ACCURATE)
  const result = evaluatePlan(world, { plan, prices, empire: null, rules: ACCURATE })
  const base = { planetId: planet, result, condition: 1, rules: ACCURATE }
  return {
    lines: simulatedLines(world, base, NOW),
    workforce: simulatedWorkforce(base, Date.UTC(2026, 8, 30, 18)),
  }
}
const bases = [really(KATOA, 2), really(ETHERWIND, 1)]
const lists = {
  lines: bases.flatMap(({ lines }) => lines),
  workforce: bases.map(({ workforce }) => workforce),
}
const COMPANIES: Readonly<Record<string, Pick<Company, 'lines' | 'workforce'> | null>> = {
  'all lists': lists,
  'no list': null,
  'production lines only': { ...lists, workforce: [] },
  'workers only': { ...lists, lines: [] },
  'one base only': { lines: bases[0]!.lines, workforce: [bases[0]!.workforce] },
  'lines of planets without a base': {
    lines: lists.lines.map((line) => ({ ...line, planetId: 'VH-331a' })),
    workforce: [],
  },
}
const CASES = Object.keys(COMPANIES).flatMap((name) =>
  [KATOA, ETHERWIND].flatMap((planet) =>
    (['game', 'plan'] as const).map((from) => [name, planet, from] as const),
  ),
)

describe.each([
  ['accurate', uuid(101)],
  ['accurate', null],
  ['classic', uuid(101)],
] as const)('in %s, with the default empire %s', (figures, defaultEmpireUuid) => {
  const preferences = {
    ...PREFERENCE_DEFAULTS,
    ...{ figures, defaultEmpireUuid, burnDaysYellow: 10_000 },
  }
  const owned = { plans, empires, cxs: [] as Cx[] }

  test.each(CASES)(
    'with %s, alerts, Today and burn name one day for each good of %s by the %s',
    (name, planet, flowsFrom) => {
      const company = COMPANIES[name]!
      const { questions } = burnQuestions(owned, ALL_PLANS, preferences, DATA.sites.planets)
      const evaluated = questions
        .flatMap((question) => evaluatePlans(world, question))
        .filter((plan) => plan.problem === null)
      const asked = { ...preferences, flowsFrom }
      // What is reserved for a contract is no stock on any page.
      const good = DATA.storage.planets[planet]!.StorageItems[0]!
      const reserves = [
        {
          ...{ condition: 'a', contract: 'c', place: planet, ticker: good.MaterialTicker },
          amount: good.MaterialAmount / 2,
        },
      ]
      const storage = freeStorage(DATA.storage, reserves)
      const question = todayQuestion(
        owned,
        { ...DATA, reserves },
        company && { ...NO_COMPANY, ships: [], ...company },
        asked,
        [],
        NOW,
      )
      const line = today(world, { ...question, programs: {} }).lines.find(
        ({ what, planetNaturalId }) => what.kind === 'runs out' && planetNaturalId === planet,
      )!
      if (line.what.kind !== 'runs out') throw new Error('unreachable')
      const { materials } = line.what
      expect(materials.length).toBeGreaterThan(1)
      const facts = alertFacts(world, {
        ...{ now: NOW, planets: [], ...DATA, storage, company },
        plans: ownPlans(plans, { ...owned, preferences }).map(({ basis, ...plan }) => ({
          ...plan,
          ...termsOf(basis),
        })),
      })
      const daysBy = (ticker: string) => {
        const real = flowsFrom === 'game' ? realFlows({ ...DATA, company, now: NOW }) : undefined
        const lines = burnLines(evaluated, storage, [ticker], real && { real })
        const [alert] = evaluateRules(
          [{ watch: 'supply', planet, ticker, limit: 5, flows: flowsFrom } as never],
          facts,
        )
        return {
          burn: lines.filter((one) => one.planetNaturalId === planet).map((one) => one.minDays),
          alert: alert!.value,
        }
      }
      for (const { ticker, days } of materials) {
        const { burn, alert } = daysBy(ticker)
        expect(alert).toBeCloseTo(days, 9)
        expect(burn.length).toBeGreaterThan(0)
        for (const each of burn) expect(each).toBeCloseTo(days, 9)
      }
      expect(line.inDays).toBeCloseTo(materials[0]!.days, 9)
    },
  )

  test('plan, empire, Today and compare name one profit for each plan', () => {
    const choices = { ...owned, preferences }
    const data = { ...DATA, reserves: [] }
    const { plans: counted } = todayQuestion(owned, data, null, preferences, [], 7)
    const records = { ...data, company: null, flowsFrom: 'game', now: 7 } as const
    const { bases } = basesOf(world, counted, records)
    const inToday = new Map(
      bases.flatMap((base) => base.plans.map((one) => [one.uuid, one.result])),
    )
    expect(inToday.size).toBeGreaterThan(1)
    for (const stored of plans) {
      const { uuid: planUuid, baseplanner_data: plan } = stored
      const basis = basisOf(choices, { planUuid })
      const { cx, ...terms } = termsOf(basis)
      const result = evaluatePlan(world, {
        ...{ plan, prices: resolvePrices(world, cx, plan.planet.planetid, terms.rules) },
        ...terms,
      })
      const [counted] = evaluatePlans(world, {
        plans: [{ uuid: planUuid, name: stored.name, plan }],
        ...termsOf(basisOf(choices, { empireUuid: basis.empire?.uuid })),
      })
      expect(counted).toMatchObject({ profit: result.profit })
      expect((inToday.get(planUuid) ?? result).profit).toBe(result.profit)
      const written = { ...writtenForm({ ...stored, empires: [] }), name: stored.name }
      expect(JSON.stringify(comparePlans([{ plan: written, result }]))).toContain(
        String(result.profit),
      )
    }
  })
})

test('what really runs decides, half by half: two farms use half of what four are planned to', () => {
  const water = (name: string, from: FlowSource) => {
    const planned = [{ ticker: 'H2O', input: 80, output: 0, delta: -80, workers: 0 }]
    const real = realFlows({ ...DATA, company: COMPANIES[name]!, now: NOW }).get(KATOA)
    return baseFlows([planned], real, from).flows.find(({ ticker }) => ticker === 'H2O')?.delta
  }
  const perDay = lists.lines[0]!
  const { durationMs, inputs } = perDay.orders.at(-1)!
  const reported = -(2 * 86_400_000 * inputs[0]!.amount) / durationMs!
  expect(reported).toBeLessThan(0)
  expect(water('all lists', 'game')).toBeCloseTo(reported, 9)
  expect(water('production lines only', 'game')).toBeCloseTo(reported, 9)
  expect(water('workers only', 'game')).toBe(-80)
  expect(water('no list', 'game')).toBe(-80)
  expect(water('all lists', 'plan')).toBe(-80)
})

describe('of an account on the server', () => {
  let stage: Stage
  beforeAll(async () => {
    stage = await openStage()
    await ensureStarterUniverse(stage.ports.db, starterReader())
    const repo = syncRepo(stage.ports.db)
    await repo.claim(['exchanges'], stage.clock.now, stage.clock.now)
    await repo.succeeded('exchanges', stage.clock.now, stage.clock.now)
  })
  afterAll(() => stage.close())

  test('the history records the profit of the page, and a share shows it under its own basis', async () => {
    const { access_token } = (await stage.post('/user/guest', {})) as { access_token: string }
    const headers = { Authorization: `Bearer ${access_token}` }
    const read = async <T>(path: string, init: RequestInit = {}) =>
      (await (await stage.get(path, { headers, ...init })).json()) as T
    const owned = {
      empires: await read<Empire[]>('/empire'),
      cxs: await read<Cx[]>('/cx'),
    }
    const stored = await read<Plan[]>('/baseplanner')
    const [{ day }] = (await read<{ day: string }[]>('/data/history')) as [{ day: string }]
    const { record } = await read<{ record: DayRecord }>(`/data/history/${day}`)
    expect(stored.length).toBeGreaterThan(4)
    const told = new Map(
      record.empires.flatMap((one) => one.plans.map((plan) => [plan.plan, plan])),
    )
    for (const { uuid: planUuid, baseplanner_data: plan } of stored) {
      const basis = basisOf({ ...owned, preferences: PREFERENCE_DEFAULTS }, { planUuid })
      const { cx, ...terms } = termsOf(basis)
      const prices = resolvePrices(world, cx, plan.planet.planetid, terms.rules)
      const { profit } = evaluatePlan(world, { plan, prices, ...terms })
      expect(told.get(headOf(planUuid))!.profit).toBe(Math.round(profit * 100) + 0)
    }

    const [first] = stored as [Plan]
    const share = await read<{ uuid: string }>(`/shared/baseplanner/${first.uuid}`, {
      method: 'PUT',
    })
    const shared = await read<{ baseplanner: Plan }>(`/shared/${share.uuid}`)
    const plan = shared.baseplanner.baseplanner_data
    const { rules } = basisOf({ empires: [], cxs: [], preferences: PREFERENCE_DEFAULTS }, {})
    const prices = resolvePrices(world, null, plan.planet.planetid, rules)
    const plain = evaluatePlan(world, { plan: first.baseplanner_data, prices, empire: null, rules })
    const result = evaluatePlan(world, { plan, prices, empire: null, rules })
    expect(result.profit).toBe(plain.profit)
    expect(planPreview(shared.baseplanner, 'Here', result).description).toContain(
      new Intl.NumberFormat('en-US').format(Math.abs(Math.round(plain.profit))),
    )
  })
})
