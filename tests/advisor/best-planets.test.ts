import fc from 'fast-check'
import load from 'highs'
import { expect, test } from 'vitest'
import { advise } from '../../engine/advisor/base/advise.ts'
import { bestDivided } from '../../engine/advisor/base/divided.ts'
import { advisorModel } from '../../engine/advisor/base/model.ts'
import { withWholeUppers } from '../../engine/advisor/base/whole-uppers.ts'
import { type BestPlanets, bestPlanets } from '../../engine/advisor/planets/best-planets.ts'
import type { PlanetQuestion } from '../../engine/advisor/planets/planet-question.ts'
import { firstSets } from '../../engine/advisor/planets/planet-sets.ts'
import { setBound } from '../../engine/advisor/planets/set-bound.ts'
import { setRequest } from '../../engine/advisor/planets/set-request.ts'
import { type PlanetSolverPool, planetPoolOfOne } from '../../engine/advisor/planets/solver-pool.ts'
import { ACCURATE, CLASSIC } from '../../engine/game/constants/rules.ts'
import { STATION_OF } from '../../engine/game/constants/stations.ts'
import type { CxData } from '../../engine/game/cx.ts'
import type { PlanData } from '../../engine/game/plan.ts'
import { evaluatePlan } from '../../engine/plan/evaluate.ts'
import { jumpsToStation } from '../../engine/universe/station-jumps.ts'
import { PLANET_QUESTION } from '../../scripts/stage/sample-planet-question.ts'
import { IC1_CX } from '../../scripts/stage/world.ts'
import { planetRows } from '../../web/features/advisor/planets/planet-rows.ts'
import { highsSolver } from '../../workers/advisor/highs-solver.ts'
import { fertile, small } from './few-planets.ts'

const solver = highsSolver(await load())

const CX: CxData = {
  ...IC1_CX,
  ticker_planets: [{ planet: fertile[0]!.PlanetNaturalId, preferences: [] }],
}

const asked = (over: Partial<PlanetQuestion>): PlanetQuestion => ({
  ...PLANET_QUESTION,
  cx: CX,
  ...over,
})

const question = fc.record({
  experts: fc.constantFrom<PlanetQuestion['site']['experts']>({}, 'choose'),
  rules: fc.constantFrom(CLASSIC, ACCURATE),
  purpose: fc.constantFrom<PlanetQuestion['purpose']>(
    { kind: 'limits' },
    { kind: 'product', ticker: small.materials.ticker[small.recipes.outputs.item[0]!]! },
    { kind: 'product', ticker: 'AL' },
    { kind: 'recipe', id: 'RIG#H2O' },
  ),
  goal: fc.constantFrom<PlanetQuestion['goal']>(
    { kind: 'profit' },
    { kind: 'profitPerArea' },
    { kind: 'horizon', days: 200 },
  ),
  limits: fc.constantFrom<PlanetQuestion['limits']>(
    { sellShare: 0.2, buyShare: 0.2 },
    { sellShare: 1 },
    { expertises: ['RESOURCE_EXTRACTION'] },
  ),
  freight: fc.constantFrom(undefined, {
    station: 'Hortus Station' as const,
    perTonneAndJump: 8,
  }),
})
const questionOf = ({
  freight,
  rules,
  experts,
  ...over
}: typeof question extends fc.Arbitrary<infer T> ? T : never) =>
  asked({ ...over, site: { ...PLANET_QUESTION.site, rules, experts }, ...(freight && { freight }) })

/** The best base of one planet with divided time, solved by itself and without anything that ends a search early. */
function dividedOn(ask: PlanetQuestion, planet: number): number {
  const { universe, request } = setRequest(small, ask, [planet])
  const found = bestDivided({ solver, universe, request, options: {}, tell() {} })
  return found.status === 'divided' && found.isDone ? found.proposal.goal : -Infinity
}

const pool = planetPoolOfOne(solver, small)

const margin = (goal: number) => 2e-4 * Math.max(1, Math.abs(goal))

test('no planet of a set exceeds what the set is bounded by', () => {
  fc.assert(
    fc.property(question, fc.nat(), fc.nat(), (choice, pick, member) => {
      const ask = questionOf(choice)
      const sets = firstSets(small, ask)
      const set = sets[pick % sets.length]!
      const planet = set[member % set.length]!
      const goal = dividedOn(ask, planet)
      expect(setBound(solver, small, ask, set)).toBeGreaterThanOrEqual(goal - margin(goal))
      const { universe, request } = setRequest(small, ask, set)
      const best = advise(solver, universe, request, { isBrief: true })
      if ('best' in best) expect(best.bound).toBeGreaterThanOrEqual(goal - margin(goal))
    }),
    { numRuns: 30, seed: 14 },
  )
})

test('the ten best planets are those that solving every planet by itself finds', async () => {
  await fc.assert(
    fc.asyncProperty(question, async (choice) => {
      const ask = questionOf(choice)
      const { ranked, bound, isDone, facts } = await bestPlanets(pool, ask)
      expect(isDone).toBe(true)
      const alone = new Map(
        firstSets(small, ask)
          .flat()
          .map((planet) => [planet, dividedOn(ask, planet)]),
      )
      const best = [...alone.values()].filter(Number.isFinite).sort((a, b) => b - a)
      const leaders = ranked.slice(0, 10)
      expect(leaders).toHaveLength(Math.min(10, best.length))
      const divided = ranked.map((base) => base.divided).sort((a, b) => b - a)
      for (const [place, reached] of divided.slice(0, 10).entries()) {
        expect(Math.abs(reached - best[place]!)).toBeLessThanOrEqual(margin(reached))
      }
      for (const [planet, most] of alone) {
        if (leaders.some((base) => base.planet === planet)) continue
        expect(most).toBeLessThanOrEqual(bound + margin(most))
      }
      for (const { planet, goal, divided, bound, plan, profit } of leaders) {
        expect(goal).toBeLessThanOrEqual(divided + margin(goal))
        expect(divided).toBeLessThanOrEqual(alone.get(planet)! + margin(goal))
        expect(alone.get(planet)!).toBeLessThanOrEqual(bound + margin(goal))
        for (const { active_recipes } of plan.buildings) {
          const runs = active_recipes.map(({ amount }) => amount)
          expect(runs.every(Number.isSafeInteger)).toBe(true)
          expect(runs.reduce((sum, amount) => sum + amount, 0)).toBeLessThanOrEqual(20)
        }
        if (choice.freight) continue
        const here = { ...plan, planet: { ...plan.planet, planetid: facts.naturalId[planet]! } }
        const { prices } = setRequest(small, ask, [planet]).request.site
        const result = evaluatePlan(small, {
          plan: here,
          prices,
          empire: null,
          rules: choice.rules,
        })
        expect(result.profit).toBeCloseTo(profit, 6)
      }
    }),
    { numRuns: 6, seed: 4 },
  )
})

test('the answer is the same whoever is quicker, and what is told meanwhile only gets better', async () => {
  const ask = asked({ limits: { sellShare: 0.2 } })
  const told: BestPlanets[] = []
  const first = await bestPlanets(pool, ask, (known) => told.push(known))
  let turn = 0
  const uneven: PlanetSolverPool = {
    ...pool,
    async look(...asked) {
      if (turn++ % 3 === 0) await new Promise((resolve) => setImmediate(resolve))
      return pool.look(...asked)
    },
  }
  const second = await bestPlanets(uneven, ask)
  expect(second.ranked).toEqual(first.ranked)
  const best = told.map(({ ranked }) => ranked[0]?.goal ?? -Infinity)
  expect(best).toEqual(best.toSorted((a, b) => a - b))
  for (const { bound, ranked } of told) {
    expect(Math.max(bound, ranked[0]?.goal ?? -Infinity)).toBeGreaterThanOrEqual(
      first.ranked[0]!.goal * (1 - 1e-4),
    )
  }
})

test('what a search is told not to look for changes nothing of what it finds above that', () => {
  let narrowed = 0
  fc.assert(
    fc.property(
      question,
      fc.nat(),
      fc.double({ min: 0.5, max: 1.5, noNaN: true }),
      (choice, pick, share) => {
        const ask = questionOf({ ...choice, goal: { kind: 'profit' } })
        const sets = firstSets(small, ask)
        const { universe, request } = setRequest(small, ask, sets[pick % sets.length]!)
        const model = advisorModel(universe, request)
        const whole = solver.solve(model.program)
        if (whole.status !== 'optimal') return
        const narrow = withWholeUppers(universe, model)
        const stopBelow = whole.objective * share
        const ended = solver.solve(narrow, { stopBelow, isTakenAsItIs: true })
        if (narrow.upper.some((most, column) => most < model.program.upper[column]!)) narrowed++
        if (stopBelow < whole.objective - margin(whole.objective)) {
          if (!('objective' in ended)) throw new Error(`${ended.status} above what is there`)
          expect(Math.abs(ended.objective - whole.objective)).toBeLessThanOrEqual(
            margin(whole.objective),
          )
        } else if (stopBelow > whole.bound) {
          expect(ended).toEqual({ status: 'nothingFound', bound: stopBelow })
        }
      },
    ),
    { numRuns: 25, seed: 6 },
  )
  expect(narrowed).toBeGreaterThan(0)
})

const CHOOSING = asked({ site: { ...PLANET_QUESTION.site, experts: 'choose' } })

test('a base with likely experts is one that its planet bears, and no better than the best there', async () => {
  const { sets } = await pool.planets(CHOOSING)
  const some = sets.filter((set) => set.length <= 4).slice(0, 4)
  const looks = await Promise.all(
    some.map((planets) => pool.likelyLook(CHOOSING, { planets, bound: 1e9, isNear: false })),
  )
  const bases = looks.flatMap(({ bases, plan }) => bases.map((base) => ({ ...base, plan: plan! })))
  expect(bases.length).toBeGreaterThan(0)
  for (const { planet, plan, goal } of bases) {
    const planetid = small.planets.naturalId[planet]!
    const result = evaluatePlan(small, {
      plan: { ...plan, planet: { ...plan.planet, planetid } },
      prices: setRequest(small, CHOOSING, [planet]).request.site.prices,
      empire: null,
      rules: CLASSIC,
    })
    expect(result.profit).toBeCloseTo(goal, 6)
    expect(goal).toBeLessThanOrEqual(dividedOn(CHOOSING, planet) + margin(goal))
  }
})

test('of small sets those are looked at first whose likely bases earn most', async () => {
  const likely = [1, 3, 2, 4, 0.5]
  const looked: number[] = []
  const ranking: PlanetSolverPool = {
    planets: async () => ({
      facts: { naturalId: [], name: [], jumps: [], freePlots: [] },
      sets: likely.map((_, planet) => [planet]),
    }),
    bounds: async (_, sets) => sets.map(([planet]) => 100 - planet!),
    plainLook: async (_, set) => ({ plan: undefined, bases: [], open: [set] }),
    likelyLook: async (_, set) => ({ ...nothing, bases: [baseOf(set.planets[0]!, set.bound)] }),
    look: async (_, { planets }) => {
      looked.push(planets[0]!)
      return { ...nothing, bases: [baseOf(planets[0]!, likely[planets[0]!]!)] }
    },
  }
  const nothing = { plan: undefined, bases: [], open: [] }
  const baseOf = (planet: number, bound: number) => ({
    planet,
    goal: likely[planet]!,
    divided: likely[planet]!,
    bound,
    profit: likely[planet]!,
    paybackDays: 1,
    feesKnown: true,
    standIns: 0,
  })
  await bestPlanets(ranking, CHOOSING)
  expect(looked.slice(0, 4)).toEqual([3, 1, 2, 0])
})

test('planets without free plots are left out when that is asked', async () => {
  const { ranked, facts } = await bestPlanets(pool, asked({ freePlotsOnly: true }))
  expect(ranked.length).toBeGreaterThan(0)
  for (const { planet } of ranked) expect(facts.freePlots[planet]).toBeGreaterThan(0)
})

test('what is proved holds for every row: none says that it could earn more than the leaders', async () => {
  const planets = Array.from({ length: 12 }, (_, planet) => planet)
  const bases = planets.map((planet) => ({
    planet,
    goal: 10,
    divided: 10,
    bound: 100,
    profit: 10,
    paybackDays: 1,
    feesKnown: true,
    standIns: 0,
  }))
  const plan = { buildings: [] } as unknown as PlanData
  const quick: PlanetSolverPool = {
    planets: async () => ({
      facts: { naturalId: [], name: [], jumps: [], freePlots: [] },
      sets: [planets],
    }),
    bounds: async () => [100],
    plainLook: async (_, set) => ({ plan, bases, open: [set] }),
    likelyLook: async (_, set) => ({ plan: undefined, bases: [], open: [set] }),
    // Nothing reaches what is worth looking for.
    look: async (_, set, stopBelow) => ({
      plan: undefined,
      bases: [],
      open: [{ ...set, bound: Math.min(set.bound, stopBelow) }],
    }),
  }
  const { ranked, isProved } = await bestPlanets(quick, asked({}))
  expect(isProved).toBe(true)
  expect(ranked).toHaveLength(12)
  for (const { bound, isProved } of ranked) {
    expect(isProved).toBe(true)
    expect(bound).toBeLessThanOrEqual(10 + margin(10))
  }
})

test('a base that is as good on several planets is one row, on the nearest to where it sells', async () => {
  const known = await bestPlanets(pool, asked({}))
  const rows = planetRows(known).filter(({ plan }) => plan)
  const planets = known.ranked.filter(({ goal }) => goal > 1e-6).length
  expect(rows.length).toBeLessThan(planets)
  expect(rows.reduce((sum, { alike }) => sum + 1 + alike.length, 0)).toBe(planets)
  const far = (jumps: number | undefined) => jumps ?? Infinity
  for (const { id, jumps, alike } of rows) {
    const planet = small.planets.naturalId.indexOf(id)
    expect(far(jumps)).toBe(
      far(jumpsToStation(small.planets, planet, STATION_OF.IC1)) < 0
        ? Infinity
        : jumpsToStation(small.planets, planet, STATION_OF.IC1),
    )
    for (const other of alike) expect(far(other.jumps)).toBeGreaterThanOrEqual(far(jumps))
  }
})

test('limits that no planet can keep leave nothing', async () => {
  const limits = { atLeast: [{ ticker: 'AL', perDay: 1e6 }] }
  const { ranked, bounded, isProved } = await bestPlanets(pool, asked({ limits }))
  expect(ranked).toEqual([])
  expect(bounded).toEqual([])
  expect(isProved).toBe(true)
})
