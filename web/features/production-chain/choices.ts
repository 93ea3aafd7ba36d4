import { type ChainNode, parseTerminals } from '../../../engine/chain.ts'

export type NodeChoices = Pick<ChainNode, 'recipeId' | 'isTerminal'>

/** What the address says of a node, which the chain shows once it is calculated. */
export function choicesAt(
  { ticker, recipeId, recipeOptions }: Pick<ChainNode, 'ticker' | 'recipeId' | 'recipeOptions'>,
  {
    recipes,
    terminals,
  }: { recipes?: readonly string[] | undefined; terminals?: string | undefined },
): NodeChoices {
  return {
    recipeId: recipes?.find((id) => recipeOptions.includes(id)) ?? recipeOptions[0] ?? recipeId,
    isTerminal: parseTerminals(terminals ?? '').includes(ticker),
  }
}

/** The recipes chosen in place of the first ones, with another one for a node; the first needs no choice. */
export function withRecipe(
  chosen: readonly string[] = [],
  { recipeOptions }: Pick<ChainNode, 'recipeOptions'>,
  id: string,
): string[] | undefined {
  const others = chosen.filter((other) => !recipeOptions.includes(other))
  const next = id === recipeOptions[0] ? others : [...others, id]
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
