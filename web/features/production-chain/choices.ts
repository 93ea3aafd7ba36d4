import { type ChainNode, parseTerminals } from '../../../engine/chain.ts'

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
