import { DEGRADATION_DAYS } from '../../game/constants/degradation.ts'
import { ENVIRONMENT_CLASSES } from '../../game/constants/environment.ts'
import { CLASSIC, type Rules } from '../../game/constants/rules.ts'
import type { CxData } from '../../game/cx.ts'
import type { RunRecipe } from '../../plan/cogm.ts'
import { runtimeOf } from '../../plan/cogm.ts'
import { constructionCost } from '../../plan/construction.ts'
import { balanceOf, clearFlows, createFlows, type Flows } from '../../plan/flows.ts'
import type { EmpireBonus } from '../../plan/input.ts'
import { feeOf, feesUnder } from '../../plan/local-fees.ts'
import type { Universe } from '../../universe/universe.ts'
import { isSupplied, largestShare, type Market } from '../columns.ts'
import { addBase, type ReferenceSetup, setupCost, setupEfficiency } from '../reference-setup.ts'
import { carriageOf, flownSize, type SweepFreight } from '../sweep-freight.ts'
import { type AssumedProgramme, atlasSites, type SiteBand, type Sites } from './sites.ts'
import {
  type AtlasBase,
  type AtlasWay,
  atlasBases,
  atlasWays,
  depositOf,
  depositRun,
} from './ways.ts'

export interface AtlasRequest {
  readonly cx: CxData | null
  /** Five experts of the building's expertise, or none. */
  readonly experts: 'own' | 'none'
  readonly freight?: SweepFreight | undefined
  readonly assumed?: AssumedProgramme | undefined
  readonly empire?: EmpireBonus | null
  readonly rules?: Rules
}

/**
 * Every recipe on every planet, split into parts that many planets share: the earnings of its flows (by prices and
 * programme; for farms and deposits by planet), the degradation of its buildings (by prices and environment), and fees.
 * A base is the sum of three numbers.
 */
export interface Atlas extends Sites {
  readonly universe: Universe
  readonly rules: Rules
  readonly experts: AtlasRequest['experts']
  readonly assumed: AssumedProgramme | undefined
  readonly bases: readonly AtlasBase[]
  readonly ways: readonly AtlasWay[]
  /** Entries of way w begin at firstEntry[w]: one for each group of planets, or one for each planet if `isOwn`. */
  readonly firstEntry: Uint32Array
  readonly isOwn: Uint8Array
  /** By entry: daily earnings before degradation and fees; NaN if there is no such base. */
  readonly balance: Float64Array
  /** By entry: share of the daily volume that it sells, for the good that is hardest to sell. */
  readonly tradeShare: Float64Array
  /** By entry: daily freight in each direction, in tonnes or cubic metres, whichever is more. */
  readonly size: Float64Array
  /** By planet, see `carriageOf`. */
  readonly carriage: Float64Array
  /** At groundOf(base, planet): daily degradation of its buildings, and their construction cost. */
  readonly degradation: Float64Array
  readonly cost: Float64Array
  /** At base × planets + planet: daily production fees of all its buildings, in $. */
  readonly fees: Float64Array
  readonly establishment: Float64Array
}

export const groundOf = (
  { universe: { planets }, markets, marketOf }: Atlas,
  base: number,
  planet: number,
) =>
  (base * markets.length + marketOf[planet]!) * ENVIRONMENT_CLASSES + planets.environment[planet]!

export const entryOf = ({ firstEntry, isOwn, bandOf }: Atlas, way: number, planet: number) =>
  firstEntry[way]! + (isOwn[way] === 1 ? planet : bandOf[planet]!)

export function compileAtlas(universe: Universe, request: AtlasRequest): Atlas {
  const { cx, experts, assumed, empire = null, rules = CLASSIC } = request
  const bases = atlasBases(universe, rules, empire, experts === 'own')
  const ways = atlasWays(universe, bases)
  const sites = atlasSites(universe, cx, rules, assumed)
  return {
    ...sites,
    ...entriesOf(universe, sites, bases, ways),
    ...groundsOf(universe, sites, bases),
    ...feesOf(universe, rules, bases),
    carriage: Float64Array.from({ length: universe.planets.count }, (_, planet) =>
      carriageOf(universe, planet, request.freight),
    ),
    universe,
    rules,
    experts,
    assumed,
    bases,
    ways,
  }
}

function entriesOf(
  universe: Universe,
  { markets, bands, marketOf, bandOf }: Sites,
  bases: readonly AtlasBase[],
  ways: readonly AtlasWay[],
) {
  const { planets } = universe
  const isOwn = Uint8Array.from(ways, ({ recipe, isFarm }) => (!recipe || isFarm ? 1 : 0))
  const firstEntry = new Uint32Array(ways.length)
  let entries = 0
  for (let way = 0; way < ways.length; way++) {
    firstEntry[way] = entries
    entries += isOwn[way] === 1 ? planets.count : bands.length
  }
  const balance = new Float64Array(entries).fill(Number.NaN)
  const tradeShare = new Float64Array(entries)
  const size = new Float64Array(entries)
  const flows = createFlows(universe.materials.count)

  function fill(
    entry: number,
    way: AtlasWay,
    recipe: RunRecipe,
    { market, cogc }: SiteBand,
    soil: number,
  ) {
    const { setup } = bases[way.base]!
    const conditions = { ...setup.conditions, cogc }
    const efficiency = setupEfficiency(universe, { ...setup, conditions }, soil)
    if (efficiency === 0 || recipe.timeMs === 0) return
    const flown = flowsOf(universe, flows, setup, recipe, efficiency, markets[market]!)
    if (!flown) return
    balance[entry] = flown.balance
    tradeShare[entry] = flown.tradeShare
    size[entry] = flown.size
  }

  for (const [w, way] of ways.entries()) {
    const first = firstEntry[w]!
    if (way.recipe && !way.isFarm) {
      for (const [b, band] of bands.entries()) fill(first + b, way, way.recipe, band, 0)
      continue
    }
    for (let planet = 0; planet < planets.count; planet++) {
      const deposit = way.recipe ? undefined : depositOf(universe, bases, way, planet)
      const recipe =
        way.recipe ?? (deposit === undefined ? undefined : depositRun(universe, deposit))
      if (!recipe) continue
      const band = { market: marketOf[planet]!, cogc: bands[bandOf[planet]!]!.cogc }
      fill(first + planet, way, recipe, band, planets.fertility[planet]!)
    }
  }
  return { firstEntry, isOwn, balance, tradeShare, size }
}

/** $ a day before degradation and fees; undefined if it needs a material that nobody sells. */
function flowsOf(
  universe: Universe,
  flows: Flows,
  setup: ReferenceSetup,
  recipe: RunRecipe,
  efficiency: number,
  { prices, sold }: Market,
) {
  clearFlows(flows)
  addBase(flows, setup, recipe, runtimeOf(recipe, efficiency))
  if (!isSupplied(flows, prices)) return undefined
  const { revenue, materialCost } = balanceOf(flows, prices.buy, prices.sell)
  return {
    balance: revenue - materialCost,
    tradeShare: largestShare(recipe, flows, sold),
    size: flownSize(universe, flows),
  }
}

/** Only for environments that some planet has. */
function groundsOf(universe: Universe, { markets, marketOf }: Sites, bases: readonly AtlasBase[]) {
  const { planets } = universe
  const size = bases.length * markets.length * ENVIRONMENT_CLASSES
  const degradation = new Float64Array(size)
  const cost = new Float64Array(size)
  const isDone = new Uint8Array(markets.length * ENVIRONMENT_CLASSES)
  for (let planet = 0; planet < planets.count; planet++) {
    const market = marketOf[planet]!
    const environment = planets.environment[planet]!
    const ground = market * ENVIRONMENT_CLASSES + environment
    if (isDone[ground] === 1) continue
    isDone[ground] = 1
    const { prices } = markets[market]!
    for (const [b, { setup }] of bases.entries()) {
      const building = constructionCost(universe, environment, setup.building, prices.buy)
      const place = b * isDone.length + ground
      degradation[place] = (building * setup.amount) / DEGRADATION_DAYS
      cost[place] = setupCost(universe, setup, planet, prices, building, 0)
    }
  }
  return { degradation, cost }
}

function feesOf(universe: Universe, rules: Rules, bases: readonly AtlasBase[]) {
  const { count } = universe.planets
  const fees = new Float64Array(bases.length * count)
  const establishment = new Float64Array(count)
  for (let planet = 0; planet < count; planet++) {
    establishment[planet] = feesUnder(rules).establishment(universe, planet)
    if (!feesUnder(rules).allPerDay(universe, planet)) continue
    for (const [b, { setup }] of bases.entries()) {
      fees[b * count + planet] =
        feeOf(universe, rules, planet, setup.building).dailyFee * setup.amount
    }
  }
  return { fees, establishment }
}
