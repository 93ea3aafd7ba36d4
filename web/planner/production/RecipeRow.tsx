import { memo } from 'react'
import type { PlanEdit } from '../../../engine/editing/plan-edit.ts'
import { recipeInWords } from '../../../engine/editing/plan-steps.ts'
import type { PlanRecipe } from '../../../engine/model/plan.ts'
import type { ActiveRecipe } from '../../../engine/plan/result.ts'
import { formatDuration, formatPercent } from '../../ui/format.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { CloseIcon } from '../../ui/icons/actions.tsx'
import { MaterialTile } from '../../ui/MaterialTile.tsx'
import { AmountField } from '../AmountField.tsx'
import styles from './RecipeRow.module.css'

/** One recipe in the loop of a building. */
export const RecipeRow = memo(function RecipeRow({
  row,
  place,
  building,
  recipe: { recipeid, amount },
  result,
  dispatch,
  isReadOnly,
}: {
  row: number
  place: number
  building: string
  recipe: PlanRecipe
  result: ActiveRecipe | undefined
  dispatch: (edit: PlanEdit) => void
  isReadOnly: boolean
}) {
  const known = result?.recipeId === recipeid ? result : undefined
  const name = `${building} ${recipeInWords(recipeid)}`
  return (
    <li className={styles.recipe}>
      <span className={styles.outputs}>
        {known
          ? known.recipe.Outputs.map(({ Ticker, Amount }) => (
              <MaterialTile key={Ticker} ticker={Ticker} amount={Amount} />
            ))
          : recipeInWords(recipeid)}
      </span>
      <AmountField
        label={`${name} amount`}
        value={amount}
        isReadOnly={isReadOnly}
        onValue={(next) =>
          dispatch({ kind: 'recipe amount', building: row, recipe: place, amount: next })
        }
      />
      {known && (
        <span className={styles.figures}>
          {formatDuration(known.time)} · {formatPercent(known.dailyShare, 0)}
        </span>
      )}
      {!isReadOnly && (
        <IconButton
          size="small"
          label={`Remove recipe ${name}`}
          icon={<CloseIcon size={14} />}
          onClick={() => dispatch({ kind: 'remove recipe', building: row, recipe: place })}
        />
      )}
    </li>
  )
})
