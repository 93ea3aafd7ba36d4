import { EXTRACTORS } from '../game/constants/extraction.ts'
import type { Chain } from './chain.ts'

export interface ChainWork {
  readonly recipes: readonly string[]
  /** The materials to make instead of buying them. A mined material is bought if no planet has it. */
  readonly makes: readonly string[]
}

export function chainWork({ nodes }: Chain): ChainWork {
  const made = nodes.filter(({ recipeId, isTerminal }) => recipeId !== null && !isTerminal)
  const mined = nodes.filter(
    ({ recipeId, isMined, isTerminal }) => recipeId === null && isMined && !isTerminal,
  )
  const extractors = Object.values(EXTRACTORS).map(({ building }) => building)
  return {
    recipes: [
      ...new Set(made.map(({ recipeId }) => recipeId!)),
      ...mined.flatMap(({ ticker }) => extractors.map((building) => `${building}#${ticker}`)),
    ],
    makes: made.map(({ ticker }) => ticker),
  }
}
