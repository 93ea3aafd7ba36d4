import fc from 'fast-check'
import { loadStarterGameData } from '../../edge/gamedata/starter/starter-files.ts'
import { type CxData, EXCHANGE_CODES, type Exchange, StepCode } from '../../engine/game/cx.ts'
import {
  EXPERT_TYPES,
  INFRASTRUCTURE_TYPES,
  type PlanBuilding,
  type PlanData,
} from '../../engine/game/plan.ts'
import { FACTIONS, WORKFORCES } from '../../engine/game/primitives.ts'
import { Cogc } from '../../engine/game/programs.ts'
import { resolvePrices } from '../../engine/market/prices.ts'
import type { EmpireBonus, PlanInput } from '../../engine/plan/input.ts'
import { recipesOn } from '../../engine/plan/recipes.ts'
import { compileUniverse } from '../../engine/universe/universe.ts'
import { loadWorldOf2025 } from '../../tests/golden/universe.ts'

/** The starter universe, for tests that want the real game rather than a made-up one. */
export const data = await loadStarterGameData()
export const world = compileUniverse(data)
/** With the lists of mid 2025: PAC has no recipes yet, and CMK no exchange rows. */
export const worldOf2025 = compileUniverse(await loadWorldOf2025())

/** Buys and sells on one exchange at its asks and bids, on every planet. */
export const askAndBid = (exchange: Exchange): CxData => ({
  name: 'cx',
  cx_empire: [
    { type: 'BUY', exchange: `${exchange}_BUY` },
    { type: 'SELL', exchange: `${exchange}_SELL` },
  ],
  cx_planets: [],
  ticker_empire: [],
  ticker_planets: [],
})
export const IC1_CX = askAndBid('IC1')
export const AI1_CX = askAndBid('AI1')

const { buildings, materials, planets } = world
const producers = buildings.ticker.filter((_, b) => buildings.isProduction[b])
const traded = materials.ticker.filter((_, m) => materials.record[m])

const amount = fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 30 }))
const preference = fc.constantFrom('BUY', 'SELL', 'BOTH')
const exchangePreferences = fc.array(
  fc.record(
    {
      type: preference,
      exchange: fc.constantFrom(...EXCHANGE_CODES),
      instead: fc.uniqueArray(fc.constantFrom(...StepCode.options), { maxLength: 4 }),
    },
    { requiredKeys: ['type', 'exchange'] },
  ),
  { maxLength: 1 },
)
const tickerPreferences = fc.uniqueArray(
  fc.record(
    {
      ticker: fc.constantFrom(...traded),
      type: preference,
      value: fc.integer({ min: 0, max: 500_000 }).map((cents) => cents / 100),
      last: fc.constant(true as const),
    },
    { requiredKeys: ['ticker', 'type', 'value'] },
  ),
  { maxLength: 20, selector: (p) => p.ticker },
)

export const cxFor = (planet: string): fc.Arbitrary<CxData | null> =>
  fc.option(
    fc
      .tuple(exchangePreferences, exchangePreferences, tickerPreferences, tickerPreferences)
      .map(([cx_empire, onPlanet, ticker_empire, tickersOnPlanet]) => ({
        name: 'cx',
        cx_empire,
        cx_planets: [{ planet, preferences: onPlanet }],
        ticker_empire,
        ticker_planets: [{ planet, preferences: tickersOnPlanet }],
      })),
  )

export const empireBonus: fc.Arbitrary<EmpireBonus | null> = fc.option(
  fc
    .record({
      faction: fc.constantFrom(...FACTIONS),
      permits_used: fc.integer({ min: 1, max: 20 }),
      spare: fc.integer({ min: 1, max: 20 }),
    })
    .map(({ faction, permits_used, spare }) => ({
      faction,
      permits_used,
      permits_total: permits_used + spare,
    })),
)

const buildingOn = (planet: number): fc.Arbitrary<PlanBuilding> =>
  fc.constantFrom(...producers).chain((name) => {
    const ids = recipesOn(world, buildings.indexOf.get(name)!, planet).map((recipe) => recipe.id)
    const recipe = fc.record({
      recipeid: fc.constantFrom(...ids, `${name}#unknown`),
      amount,
    })
    return fc.record({
      name: fc.constant(name),
      amount,
      active_recipes: fc.array(recipe, { maxLength: 4 }),
    })
  })

/** As after the game dropped a building that old plans still have. */
const unheardOf: fc.Arbitrary<PlanBuilding> = amount.map((count) => ({
  name: 'ZZZ',
  amount: count,
  active_recipes: [{ recipeid: 'ZZZ#x', amount: 1 }],
}))

export const planOn = (planet: number): fc.Arbitrary<PlanData> =>
  fc.record({
    planet: fc.record({
      planetid: fc.constant(planets.naturalId[planet]!),
      permits: fc.integer({ min: 1, max: 3 }),
      corphq: fc.boolean(),
      cogc: fc.constantFrom(...Cogc.options),
      experts: fc
        .array(fc.integer({ min: 0, max: 5 }), { minLength: 9, maxLength: 9 })
        .map((counts) => EXPERT_TYPES.map((type, i) => ({ type, amount: counts[i]! }))),
      workforce: fc
        .array(fc.tuple(fc.boolean(), fc.boolean()), { minLength: 5, maxLength: 5 })
        .map((luxuries) =>
          WORKFORCES.map((type, k) => ({ type, lux1: luxuries[k]![0], lux2: luxuries[k]![1] })),
        ),
    }),
    infrastructure: fc
      .array(amount, {
        minLength: INFRASTRUCTURE_TYPES.length,
        maxLength: INFRASTRUCTURE_TYPES.length,
      })
      .map((amounts) =>
        INFRASTRUCTURE_TYPES.map((building, i) => ({ building, amount: amounts[i]! })),
      ),
    buildings: fc.array(
      fc.oneof({ weight: 20, arbitrary: buildingOn(planet) }, { weight: 1, arbitrary: unheardOf }),
      { maxLength: 6 },
    ),
  })

/** Any plan that was ever stored, on any planet, under any preferences. */
export const planInput: fc.Arbitrary<PlanInput> = fc
  .integer({ min: 0, max: planets.count - 1 })
  .chain((planet) => {
    const id = planets.naturalId[planet]!
    return fc.record({
      plan: planOn(planet),
      prices: cxFor(id).map((cx) => resolvePrices(world, cx, id)),
      empire: empireBonus,
      withRecipeOptions: fc.constant(true),
    })
  })
