import type { Chain } from '../../engine/chain/chain.ts'
import { layOutChain, type Placed } from '../../workers/chain-layout.ts'
import { type Answer, type Ask, useAnswer } from './use-answer.ts'

/** Every node of a chain is drawn in a box of this size. */
export const CHAIN_BOX = { width: 168, height: 66 }

/** A chain with the places of its nodes and the ways of its edges, which belong together. */
export interface DrawnChain {
  readonly chain: Chain
  readonly placed: Placed
}

const layOut: Ask<Chain, DrawnChain> = async (chain, signal) => {
  const boxes = chain.nodes.map(({ ticker }) => ({ id: ticker, ...CHAIN_BOX }))
  const arrows = chain.edges.map(({ product, input }) => ({ from: product, to: input }))
  return { chain, placed: await layOutChain(boxes, arrows, signal) }
}

/** A layout does not depend on game data, only on the chain. */
const nothing = () => ''

export function useChainLayout(chain: Chain | undefined): Answer<DrawnChain> {
  return useAnswer(layOut, chain, { dependsOn: nothing })
}
