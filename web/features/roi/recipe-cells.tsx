import { memo } from 'react'
import type { RecipeMaterial } from '../../../engine/game/gamedata.ts'
import { recipeInWords } from '../../../engine/game/recipe-words.ts'
import { Row } from '../../ui/layout/Row.tsx'
import { MaterialTile } from '../../ui/material/MaterialTile.tsx'
import type { RecipeFacts } from './recipe-facts.ts'

export interface RecipeAmount {
  readonly Ticker: string
  readonly Amount?: number
}

/** `RIG#H2O`: the game's list has no recipe for what an extractor draws. */
const drawnBy = (recipeId: string) => recipeId.split('#')[1] ?? recipeId

export const recipeName = (facts: RecipeFacts, recipeId: string): string => {
  const recipe = facts.recipes.get(recipeId)
  return recipe ? recipeInWords(recipe) : drawnBy(recipeId)
}

export const madeOf = (facts: RecipeFacts, recipeId: string): readonly RecipeAmount[] =>
  facts.recipes.get(recipeId)?.Outputs ?? [{ Ticker: drawnBy(recipeId) }]

export const usedBy = (facts: RecipeFacts, recipeId: string): readonly RecipeMaterial[] =>
  facts.recipes.get(recipeId)?.Inputs ?? []

const MAX_TILES = 3

/** Memoised, because prices change no recipe. The details of a row name the rest of a long list. */
export const Tiles = memo(function Tiles({
  list = [],
}: {
  list: readonly RecipeAmount[] | undefined
}) {
  return (
    <Row as="span" gap={1} inline>
      {list.slice(0, MAX_TILES).map(({ Ticker, Amount }) => (
        <MaterialTile key={Ticker} ticker={Ticker} amount={Amount} />
      ))}
      {list.length > MAX_TILES && (
        <span
          className="quiet"
          title={list.map(({ Ticker, Amount = 1 }) => `${Amount} ${Ticker}`).join(', ')}
        >
          +{list.length - MAX_TILES}
        </span>
      )}
    </Row>
  )
})
