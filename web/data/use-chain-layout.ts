import type { Chain } from '../../engine/chain/chain.ts'
import { layOutChain, type Placed } from '../../workers/chain-layout.ts'
import { type Answer, type Ask, useAnswer } from './use-answer.ts'

export const CHAIN_BOX = { width: 168, height: 66 }

/** A chain and the layout that belongs to it. */
export interface DrawnChain {
  readonly chain: Chain
  readonly placed: Placed
}

const layOut: Ask<Chain, DrawnChain> = async (chain, signal) => {
  const boxes = chain.nodes.map(({ ticker }) => ({ id: ticker, ...CHAIN_BOX }))
  const arrows = chain.edges.map(({ product, input }) => ({ from: product, to: input }))
  return { chain, placed: await layOutChain(boxes, arrows, signal) }
}

/** A layout depends only on the chain, not on game data. */
const nothing = () => ''

export function useChainLayout(chain: Chain | undefined): Answer<DrawnChain> {
  return useAnswer(layOut, chain, { dependsOn: nothing })
}
