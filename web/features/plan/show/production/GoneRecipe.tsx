import { useQuery } from '@tanstack/react-query'
import { recipeIdInWords } from '../../../../../engine/game/recipe-words.ts'
import type { PlanEdit } from '../../../../../engine/plan/editing/plan-edit.ts'
import { nearestRecipes } from '../../../../../engine/plan/nearest-recipes.ts'
import { recipeIdsOf } from '../../../../../engine/plan/recipe-ids.ts'
import { gameQueries } from '../../../../data/game-queries.ts'
import { Button } from '../../../../ui/field/Button.tsx'
import { Tag } from '../../../../ui/figure/Tag.tsx'
import { Row } from '../../../../ui/layout/Row.tsx'
import { useShownPlan } from '../shown-plan.ts'
import styles from './RecipeRow.module.css'

export function GoneRecipe({
  building,
  row,
  place,
  recipeid,
  dispatch,
  isReadOnly,
}: {
  building: string
  row: number
  place: number
  recipeid: string
  dispatch: (edit: PlanEdit) => void
  isReadOnly: boolean
}) {
  const { planet } = useShownPlan()
  const { data: recipes } = useQuery(gameQueries.recipes())
  const options = recipes && recipeIdsOf(building, recipes, planet)
  if (!options || options.includes(recipeid)) return null
  return (
    <Row as="span" wrap className={styles.gone}>
      <Tag tone="warn">gone</Tag>
      Not in the game any more.
      {!isReadOnly &&
        nearestRecipes(recipeid, options).map((id) => (
          <Button
            key={id}
            size="small"
            onClick={() =>
              dispatch({ kind: 'change recipe', building: row, recipe: place, recipeid: id })
            }
          >
            Use {recipeIdInWords(id)}
          </Button>
        ))}
    </Row>
  )
}
