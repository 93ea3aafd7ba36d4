import { lazy, memo, Suspense, useState } from 'react'
import type { PlanEdit } from '../../../engine/editing/plan-edit.ts'
import { recipeInWords } from '../../../engine/editing/plan-steps.ts'
import type { PlanRecipe } from '../../../engine/model/plan.ts'
import type { ActiveRecipe } from '../../../engine/plan/result.ts'
import { formatDuration, formatPercent } from '../../ui/format.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { CloseIcon } from '../../ui/icons/actions.tsx'
import { ChevronDownIcon } from '../../ui/icons/arrows.tsx'
import { MarketIcon } from '../../ui/icons/places.tsx'
import { MaterialTile } from '../../ui/MaterialTile.tsx'
import { removeLine } from '../../ui/remove-line.ts'
import { AmountField } from '../AmountField.tsx'
import styles from './RecipeRow.module.css'

const RecipePicker = lazy(async () => ({
  default: (await import('./RecipePicker.tsx')).RecipePicker,
}))
const CogmDialog = lazy(async () => ({ default: (await import('./CogmDialog.tsx')).CogmDialog }))

/** One recipe in the loop of a building. */
export const RecipeRow = memo(function RecipeRow({
  row,
  place,
  building,
  recipe: { recipeid, amount },
  actives,
  result,
  dispatch,
  isReadOnly,
}: {
  row: number
  place: number
  building: string
  recipe: PlanRecipe
  /** All recipes of the building, this one included. */
  actives: readonly PlanRecipe[]
  result: ActiveRecipe | undefined
  dispatch: (edit: PlanEdit) => void
  isReadOnly: boolean
}) {
  const [open, setOpen] = useState<'recipes' | 'cogm'>()
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
        {!isReadOnly && (
          <IconButton
            size="small"
            className={styles.choose}
            label={`Choose recipe instead of ${name}`}
            icon={<ChevronDownIcon size={12} />}
            onClick={() => setOpen('recipes')}
          />
        )}
      </span>
      <AmountField
        label={`${name} amount`}
        value={amount}
        isReadOnly={isReadOnly}
        className={styles.amount}
        onValue={(next) =>
          dispatch({ kind: 'recipe amount', building: row, recipe: place, amount: next })
        }
      />
      <span className={styles.figures}>
        {known && (
          <>
            <span>{formatDuration(known.time)}</span>
            <span className={styles.share}>{formatPercent(known.dailyShare, 0)}</span>
          </>
        )}
      </span>
      {known?.cogm.visible && (
        <IconButton
          size="small"
          className={styles.cogm}
          label={`Cost of goods of ${name}`}
          icon={<MarketIcon size={14} />}
          onClick={() => setOpen('cogm')}
        />
      )}
      {!isReadOnly && (
        <IconButton
          size="small"
          className={styles.remove}
          label={`Remove recipe ${name}`}
          icon={<CloseIcon size={14} />}
          onClick={({ currentTarget }) =>
            removeLine(currentTarget, () =>
              dispatch({ kind: 'remove recipe', building: row, recipe: place }),
            )
          }
        />
      )}
      {open && (
        <Suspense>
          {open === 'recipes' && (
            <RecipePicker
              building={building}
              row={row}
              chosen={recipeid}
              actives={actives}
              onClose={() => setOpen(undefined)}
              onRecipe={(id) =>
                dispatch({ kind: 'change recipe', building: row, recipe: place, recipeid: id })
              }
            />
          )}
          {open === 'cogm' && known && (
            <CogmDialog
              name={name}
              row={row}
              place={place}
              cogm={known.cogm}
              onClose={() => setOpen(undefined)}
            />
          )}
        </Suspense>
      )}
    </li>
  )
})
