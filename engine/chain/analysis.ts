import type { Chain } from '../chain.ts'
import type { Expertise, Workforce } from '../model/primitives.ts'
import { EXPERTISES, WORKFORCES } from '../model/primitives.ts'
import { KINDS } from '../universe/buildings.ts'
import { byCodeUnits } from '../universe/csr.ts'
import type { Universe } from '../universe.ts'

export interface ChainAnalysis {
  /** Units of every material in the chain, by ticker. */
  readonly materials: readonly { ticker: string; amount: number }[]
  /** How many of the materials each expertise makes. */
  readonly expertise: readonly { expertise: Expertise; materials: number }[]
  /** Workers that one building of each material employs together; kinds nobody needs are left out. */
  readonly workforce: readonly { workforce: Workforce; workers: number }[]
}

export function analyseChain({ buildings }: Universe, chain: Chain): ChainAnalysis {
  const byExpertise = new Int32Array(EXPERTISES.length)
  const workers = new Float64Array(KINDS)
  for (const node of chain.nodes) {
    const building = node.building === null ? undefined : buildings.indexOf.get(node.building)
    if (building === undefined) continue
    const expertise = buildings.expertise[building]!
    if (expertise >= 0) byExpertise[expertise]! += 1
    for (let k = 0; k < KINDS; k++) workers[k]! += buildings.workers[building * KINDS + k]!
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
  }
}
