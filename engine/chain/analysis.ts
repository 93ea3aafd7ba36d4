import type { Expertise, Workforce } from '../game/primitives.ts'
import { EXPERTISES, WORKFORCES } from '../game/primitives.ts'
import { DAY_MS } from '../game/time.ts'
import { WORKER_KINDS } from '../universe/buildings.ts'
import { byCodeUnits } from '../universe/csr.ts'
import type { Universe } from '../universe/universe.ts'
import { type ByProduct, byProducts } from './by-products.ts'
import type { Chain, ChainNode } from './chain.ts'

export interface ChainAnalysis {
  readonly materials: readonly { ticker: string; amount: number }[]
  readonly expertise: readonly { expertise: Expertise; materials: number }[]
  /** Workers of one building of each material, added up; tiers that are not needed are missing. */
  readonly workforce: readonly { workforce: Workforce; workers: number }[]
  /** Buildings for the chain's amounts a day; what is extracted or bought is left out. */
  readonly production: readonly ChainProduction[]
  readonly byProducts: readonly ByProduct[]
}

export interface ChainProduction {
  readonly ticker: string
  readonly building: string
  /** Buildings at 100 % efficiency, in parts: several materials may share one. */
  readonly buildings: number
  readonly area: number
}

export function analyseChain(universe: Universe, chain: Chain): ChainAnalysis {
  const { buildings } = universe
  const byExpertise = new Int32Array(EXPERTISES.length)
  const workers = new Float64Array(WORKER_KINDS)
  for (const node of chain.nodes) {
    const building = node.building === null ? undefined : buildings.indexOf.get(node.building)
    if (building === undefined) continue
    const expertise = buildings.expertise[building]!
    if (expertise >= 0) byExpertise[expertise]! += 1
    for (let k = 0; k < WORKER_KINDS; k++)
      workers[k]! += buildings.workers[building * WORKER_KINDS + k]!
  }
  return {
    materials: chain.nodes
      .map(({ ticker, amount }) => ({ ticker, amount }))
      .sort((a, b) => byCodeUnits(a.ticker, b.ticker)),
    expertise: EXPERTISES.map((expertise, e) => ({ expertise, materials: byExpertise[e]! })).filter(
      (row) => row.materials > 0,
    ),
    workforce: WORKFORCES.map((workforce, k) => ({ workforce, workers: workers[k]! })).filter(
      (row) => row.workers > 0,
    ),
    production: chain.nodes.flatMap((node, place) => productionOf(universe, node, place === 0)),
    byProducts: byProducts(universe, chain),
  }
}

function productionOf(
  { recipes, buildings }: Universe,
  { ticker, building, recipeId, runs, isTerminal }: ChainNode,
  isWanted: boolean,
): ChainProduction[] {
  const recipe =
    recipeId === null ? undefined : recipes.listing[recipes.indexOf.get(recipeId) ?? -1]
  const place = building === null ? undefined : buildings.indexOf.get(building)
  if (!recipe || building === null || place === undefined || runs === null) return []
  if (isTerminal && !isWanted) return []
  const { TimeMs } = recipe
  return [{ ticker, building, buildings: (runs * TimeMs) / DAY_MS, area: buildings.area[place]! }]
}
