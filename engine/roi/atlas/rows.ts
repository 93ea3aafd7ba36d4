import type { Expertise } from '../../game/primitives.ts'
import type { Cogc } from '../../game/programs.ts'
import { createFlows } from '../../plan/flows.ts'
import { fillRow, type RoiColumns, roiColumns } from '../columns.ts'
import { marketProfit } from '../market-profit.ts'
import { type PlanetColumns, planetColumns } from '../planet-columns.ts'
import { runConditions, setupCost, setupEfficiency } from '../reference-setup.ts'
import { type Atlas, type AtlasRequest, compileAtlas } from './atlas.ts'
import { type AtlasRanking, rank } from './rank.ts'
import { cogcOn } from './sites.ts'
import { depositOf, depositRun } from './ways.ts'

export interface AtlasRows extends RoiColumns, PlanetColumns {
  readonly buildingTicker: readonly string[]
  readonly recipeId: readonly string[]
  /** The programme that the planet runs or is assumed to run, and the expertise of the building. */
  readonly cogc: readonly Cogc[]
  /** Whether the programme is assumed because it is unknown. */
  readonly isAssumed: boolean
  readonly expertise: readonly Expertise[]
  readonly experts: AtlasRequest['experts']
  /** Daily profit of the part of the base whose products sell within the wanted share of the daily volume. */
  readonly marketProfit: Float64Array
  /** Daily units of the filtered material, else of the first product of the recipe. */
  readonly perDay: Float64Array
  /** On how many planets its recipe is as good, or how many recipes are as good on its planet, itself included. */
  readonly alike: Uint32Array
  readonly found: number
  readonly withoutRoute: number
}

export interface AtlasQuestion extends AtlasRequest, AtlasRanking {}

let last: { universe: unknown; key: string; atlas: Atlas } | undefined

/** Cached: another order or filter of the same figures reuses the compiled atlas. */
function compiled(universe: Atlas['universe'], request: AtlasRequest): Atlas {
  const key = JSON.stringify(request)
  if (last?.universe !== universe || last.key !== key) {
    last = { universe, key, atlas: compileAtlas(universe, request) }
  }
  return last.atlas
}

export function atlasRows(
  universe: Atlas['universe'],
  { cx, experts, empire, rules, freight, assumed, ...ranking }: AtlasQuestion,
): AtlasRows {
  const atlas = compiled(universe, {
    cx,
    experts,
    ...(empire !== undefined && { empire }),
    ...(rules && { rules }),
    ...(freight && { freight }),
    ...(assumed && { assumed }),
  })
  const { bases, found, withoutRoute } = rank(atlas, ranking)
  const columns = roiColumns(bases.length)
  const flows = createFlows(universe.materials.count)
  const perDay = new Float64Array(bases.length)
  const asked = universe.materials.indexOf.get(ranking.filter.makes ?? '')
  for (const [row, { way, planet }] of bases.entries()) {
    fill(atlas, columns, row, way, planet, flows)
    perDay[row] = flows.output[asked ?? atlas.ways[way]!.makes[0]!]!
  }
  const wayOf = bases.map(({ way }) => atlas.ways[way]!)
  const planets = bases.map(({ planet }) => planet)
  return {
    ...columns,
    ...planetColumns(universe, planets),
    buildingTicker: wayOf.map(({ base }) => atlas.bases[base]!.setup.ticker),
    recipeId: wayOf.map(({ recipeId }) => recipeId),
    cogc: planets.map((planet) => cogcOn(universe, planet, assumed)),
    isAssumed: assumed !== undefined,
    expertise: wayOf.map(({ base }) => atlas.bases[base]!.expertise),
    experts,
    marketProfit: columns.dailyProfit.map((profit, row) =>
      marketProfit(profit, columns.tradeShare[row]!, ranking.marketShare),
    ),
    perDay,
    alike: Uint32Array.from(bases, ({ alike }) => alike),
    found,
    withoutRoute,
  }
}

function fill(
  atlas: Atlas,
  columns: RoiColumns,
  row: number,
  w: number,
  planet: number,
  flows: ReturnType<typeof createFlows>,
) {
  const { universe, bases, markets, marketOf } = atlas
  const way = atlas.ways[w]!
  const base = bases[way.base]!.setup
  const cogc = cogcOn(universe, planet, atlas.assumed)
  const setup = { ...base, conditions: { ...base.conditions, cogc } }
  const market = markets[marketOf[planet]!]!
  const efficiency = setupEfficiency(universe, setup, universe.planets.fertility[planet]!)
  const run = runConditions(universe, setup, planet, market.prices, efficiency)
  const planCost = setupCost(universe, setup, planet, market.prices, run.constructionCost)
  const site = { run, planCost, market, carriage: atlas.carriage[planet]! }
  const recipe = way.recipe ?? depositRun(universe, depositOf(universe, bases, way, planet)!)
  fillRow(universe, columns, row, setup, recipe, site, flows)
}
