import { EXTRACTORS } from '../reference/extraction.ts'
import type { Chain } from './chain.ts'

/** What it takes to build a chain as it was chosen. */
export interface ChainWork {
  /** The only recipes it works with, extractions among them. */
  readonly recipes: readonly string[]
  /** What it makes instead of buying it. What is mined is bought where no planet has it. */
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
