import { EXTRACTORS } from '../../game/constants/extraction.ts'
import { lists } from '../../plan/recipes.ts'
import type { Universe } from '../../universe/universe.ts'
import type { AdvisorLimits } from './request.ts'

export type Purpose =
  | { readonly kind: 'limits' }
  /** Made of bought materials, or of what the base makes or extracts for it; only the product is sold. */
  | { readonly kind: 'product'; readonly ticker: string }
  | { readonly kind: 'recipe'; readonly id: string }

export function limitsFor(
  universe: Universe,
  limits: AdvisorLimits,
  purpose: Purpose,
): AdvisorLimits {
  switch (purpose.kind) {
    case 'limits':
      return limits
    case 'recipe':
      return { ...limits, recipes: [purpose.id] }
    case 'product': {
      const { recipes, materials } = chainOf(universe, purpose.ticker)
      const kept = materials.filter((ticker) => ticker !== purpose.ticker)
      return { ...limits, recipes, neverSell: [...(limits.neverSell ?? []), ...kept] }
    }
  }
}

function chainOf({ recipes, materials }: Universe, product: string) {
  const ids: string[] = []
  const first = materials.indexOf.get(product)
  const found = new Set(first === undefined ? [] : [first])
  // The loop also visits what it adds.
  for (const material of found) {
    for (let recipe = 0; recipe < recipes.count; recipe++) {
      if (!lists(recipes.outputs, recipe, material)) continue
      ids.push(recipes.id[recipe]!)
      const { start, item } = recipes.inputs
      for (let i = start[recipe]!; i < start[recipe + 1]!; i++) found.add(item[i]!)
    }
    const ticker = materials.ticker[material]!
    for (const { building } of Object.values(EXTRACTORS)) ids.push(`${building}#${ticker}`)
  }
  return {
    recipes: [...new Set(ids)],
    materials: Array.from(found, (material) => materials.ticker[material]!),
  }
}
