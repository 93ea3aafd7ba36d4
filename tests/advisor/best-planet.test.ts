import fc from 'fast-check'
import load from 'highs'
import { expect, test } from 'vitest'
import { loadStarterGameData } from '../../edge/gamedata/starter/starter-files.ts'
import type { PlanetQuestion } from '../../engine/advisor/planet-question.ts'
import { firstSets } from '../../engine/advisor/planet-sets.ts'
import { setRequest } from '../../engine/advisor/set-request.ts'
import type { CxData } from '../../engine/model/cx.ts'
import { evaluatePlan } from '../../engine/plan/evaluate.ts'
import { compileUniverse } from '../../engine/universe.ts'
import { advise } from '../../workers/advisor/advise.ts'
import {
  type BestPlanets,
  bestPlanets,
  type PlanetCrew,
} from '../../workers/advisor/best-planet.ts'
import { boundOf, lookCloser, plainLook, planetsAsked } from '../../workers/advisor/planet-look.ts'
import { IC1_CX } from '../engine/world.ts'
import { PLANET_QUESTION } from './planet-question.ts'

const highs = await load()

/** Few buildings and recipes, so that every planet can be solved by itself; 22 planets, the fertile ones among them. */
const KEPT = 'FP FRM SME EXT COL RIG CM STO HB1 HB2 HB3 HB4 HB5 HBB HBC HBM HBL'.split(' ')
const data = await loadStarterGameData()
const ofBuilding = (ticker: string, most: number) =>
  data.recipes.filter(({ BuildingTicker }) => BuildingTicker === ticker).slice(0, most)
const fertile = data.planets.filter(({ Fertility }) => Fertility > -1).slice(0, 6)
const barren = data.planets.filter(({ Resources }) => Resources.length > 1)
const small = compileUniverse({
  ...data,
  buildings: data.buildings.filter(({ Ticker }) => KEPT.includes(Ticker)),
  recipes: [...ofBuilding('FP', 3), ...ofBuilding('FRM', 4), ...ofBuilding('SME', 4)],
  planets: [...fertile, ...barren.filter((_, i) => i % Math.floor(barren.length / 16) === 0)],
})

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
  ...over
}: typeof question extends fc.Arbitrary<infer T> ? T : never) =>
  asked({ ...over, ...(freight && { freight }) })

/** The best base of one planet, solved by itself. */
function goalOn(ask: PlanetQuestion, planet: number): number {
  const { universe, request } = setRequest(small, ask, [planet])
  const advice = advise(highs, universe, request, { isBrief: true })
  return advice.status === 'proved' ? advice.best.goal : -Infinity
}

const crewOf = (wait: () => Promise<unknown> = async () => {}): PlanetCrew => ({
  planets: async (ask) => planetsAsked(small, ask),
  bounds: async (ask, sets) => sets.map((set) => boundOf(highs, small, ask, set)),
  plainLook: async (ask, set) => plainLook(highs, small, ask, set),
  async look(ask, set, stopBelow) {
    await wait()
    return lookCloser(highs, small, ask, set, stopBelow)
  },
})

const margin = (goal: number) => 2e-4 * Math.max(1, Math.abs(goal))

test('no planet of a set exceeds what the set is bounded by', () => {
  fc.assert(
    fc.property(question, fc.nat(), fc.nat(), (choice, pick, member) => {
      const ask = questionOf(choice)
      const sets = firstSets(small, ask)
      const set = sets[pick % sets.length]!
      const planet = set[member % set.length]!
      const goal = goalOn(ask, planet)
      expect(boundOf(highs, small, ask, set)).toBeGreaterThanOrEqual(goal - margin(goal))
      const { universe, request } = setRequest(small, ask, set)
      const best = advise(highs, universe, request, { isBrief: true })
      if ('best' in best) expect(best.bound).toBeGreaterThanOrEqual(goal - margin(goal))
    }),
    { numRuns: 30, seed: 14 },
  )
})

test('the ten best planets are those that solving every planet by itself finds', async () => {
  await fc.assert(
    fc.asyncProperty(question, async (choice) => {
      const ask = questionOf(choice)
      const { ranked, isProved, facts } = await bestPlanets(crewOf(), ask)
      expect(isProved).toBe(true)
      const alone = new Map(
        firstSets(small, ask)
          .flat()
          .map((planet) => [planet, goalOn(ask, planet)]),
      )
      const best = [...alone.values()].filter(Number.isFinite).sort((a, b) => b - a)
      const leaders = ranked.slice(0, 10)
      expect(leaders).toHaveLength(Math.min(10, best.length))
      for (const [place, { planet, goal, plan, profit, isProved }] of leaders.entries()) {
        expect(isProved).toBe(true)
        expect(Math.abs(goal - alone.get(planet)!)).toBeLessThanOrEqual(margin(goal))
        expect(Math.abs(goal - best[place]!)).toBeLessThanOrEqual(margin(goal))
        if (choice.freight) continue
        const here = { ...plan, planet: { ...plan.planet, planetid: facts.naturalId[planet]! } }
        const { prices } = setRequest(small, ask, [planet]).request.site
        const result = evaluatePlan(small, { plan: here, prices, empire: null })
        expect(result.profit).toBeCloseTo(profit, 6)
      }
    }),
    { numRuns: 6, seed: 4 },
  )
})

test('the answer is the same whoever is quicker, and what is told meanwhile only gets better', async () => {
  const ask = asked({ limits: { sellShare: 0.2 } })
  const told: BestPlanets[] = []
  const first = await bestPlanets(crewOf(), ask, (known) => told.push(known))
  let turn = 0
  const uneven = () =>
    turn++ % 3 === 0 ? new Promise((resolve) => setImmediate(resolve)) : Promise.resolve()
  const second = await bestPlanets(crewOf(uneven), ask)
  expect(second.ranked).toEqual(first.ranked)
  const best = told.map(({ ranked }) => ranked[0]?.goal ?? -Infinity)
  expect(best).toEqual(best.toSorted((a, b) => a - b))
  for (const { bound, ranked } of told) {
    expect(Math.max(bound, ranked[0]?.goal ?? -Infinity)).toBeGreaterThanOrEqual(
      first.ranked[0]!.goal * (1 - 1e-4),
    )
  }
})

test('planets without free plots are left out when that is asked', async () => {
  const { ranked, facts } = await bestPlanets(crewOf(), asked({ freePlotsOnly: true }))
  expect(ranked.length).toBeGreaterThan(0)
  for (const { planet } of ranked) expect(facts.freePlots[planet]).toBeGreaterThan(0)
})

test('limits that no planet can keep leave nothing', async () => {
  const limits = { atLeast: [{ ticker: 'AL', perDay: 1e6 }] }
  const { ranked, bounded, isProved } = await bestPlanets(crewOf(), asked({ limits }))
  expect(ranked).toEqual([])
  expect(bounded).toEqual([])
  expect(isProved).toBe(true)
})
