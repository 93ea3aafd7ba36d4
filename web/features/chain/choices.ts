import { type ChainNode, parseTerminals } from '../../../engine/chain/chain.ts'

export interface NodeChoices {
  /** Null: the recipe that the chain takes by itself, or none. */
  readonly recipeId: string | null
  readonly isTerminal: boolean
}

export function choicesAt(
  { ticker, recipeOptions }: Pick<ChainNode, 'ticker' | 'recipeOptions'>,
  {
    recipes,
    terminals,
  }: { recipes?: readonly string[] | undefined; terminals?: string | undefined },
): NodeChoices {
  return {
    recipeId: recipes?.find((id) => recipeOptions.includes(id)) ?? null,
    isTerminal: parseTerminals(terminals ?? '').includes(ticker),
  }
}

/** The chosen recipes with another one for this node. Null lets the chain choose. */
export function withRecipe(
  chosen: readonly string[] = [],
  { recipeOptions }: Pick<ChainNode, 'recipeOptions'>,
  id: string | null,
): string[] | undefined {
  const others = chosen.filter((other) => !recipeOptions.includes(other))
  const next = id === null ? others : [...others, id]
  return next.length > 0 ? next : undefined
}

export function withTerminal(
  text: string | undefined,
  ticker: string,
  isTerminal: boolean,
): string | undefined {
  const others = parseTerminals(text ?? '').filter((other) => other !== ticker)
  return (isTerminal ? [...others, ticker] : others).join(',') || undefined
}
