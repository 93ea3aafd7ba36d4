import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Planet, Recipe } from '../../../../engine/game/gamedata.ts'
import { firstRecipesOn } from '../../../../engine/plan/first-recipes.ts'
import { gameQueries } from '../../../data/game-queries.ts'
import type { ShownPlan } from './shown-plan.ts'

const NO_RECIPES: readonly Recipe[] = []

export function useFirstRecipes(planet: Planet): ShownPlan['firstRecipes'] {
  const { data: recipes = NO_RECIPES } = useQuery(gameQueries.recipes())
  return useMemo(() => firstRecipesOn(recipes, planet), [recipes, planet])
}
