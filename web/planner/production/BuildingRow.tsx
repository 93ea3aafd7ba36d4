import { memo } from 'react'
import type { PlanEdit } from '../../../engine/editing/plan-edit.ts'
import type { PlanBuilding } from '../../../engine/model/plan.ts'
import type { BuildingResult } from '../../../engine/plan/result.ts'
import { Button } from '../../ui/Button.tsx'
import { expertiseColour } from '../../ui/colours.ts'
import { Explained } from '../../ui/explain/Explained.tsx'
import { Figure } from '../../ui/Figure.tsx'
import { formatAmount, formatPercent, formatSigned, formatWhole } from '../../ui/format.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { CloseIcon, PlusIcon } from '../../ui/icons/actions.tsx'
import { AmountField } from '../AmountField.tsx'
import styles from './BuildingRow.module.css'
import { RecipeRow } from './RecipeRow.tsx'

/** A building: how many, how fast, how large, what it brings; below it what it runs. */
export const BuildingRow = memo(function BuildingRow({
  row,
  building: { name, amount, active_recipes },
  result,
  dispatch,
  isReadOnly,
}: {
  row: number
  building: PlanBuilding
  result: BuildingResult | undefined
  dispatch: (edit: PlanEdit) => void
  isReadOnly: boolean
}) {
  const { from } = expertiseColour(result?.expertise)
  return (
    <li className={styles.building}>
      <div className={styles.head}>
        <span className={styles.ticker} style={{ borderLeftColor: from }}>
          {name}
        </span>
        <AmountField
          label={`${name} amount`}
          value={amount}
          isReadOnly={isReadOnly}
          onValue={(next) => dispatch({ kind: 'building amount', building: row, amount: next })}
        />
        {result && (
          <span className={styles.figures}>
            <Explained figure={{ of: 'efficiency', row }} label={`efficiency of ${name}`}>
              {formatPercent(result.totalEfficiency)}
            </Explained>
            <span className={styles.area}>{formatAmount(result.areaUsed)} area</span>
            <Explained figure={{ of: 'buildingRevenue', row }} label={`daily revenue of ${name}`}>
              <Figure
                value={result.dailyRevenue}
                format={(value) => formatSigned(value, formatWhole)}
              />
            </Explained>
          </span>
        )}
        {!isReadOnly && (
          <IconButton
            size="small"
            label={`Remove ${name}`}
            icon={<CloseIcon size={14} />}
            onClick={() => dispatch({ kind: 'remove building', building: row })}
          />
        )}
      </div>
      <ul className={styles.recipes} aria-label={`Recipes of ${name}`}>
        {active_recipes.map((recipe, place) => (
          <RecipeRow
            // biome-ignore lint/suspicious/noArrayIndexKey: the same recipe may stand twice
            key={place}
            row={row}
            place={place}
            building={name}
            recipe={recipe}
            result={result?.activeRecipes[place]}
            dispatch={dispatch}
            isReadOnly={isReadOnly}
          />
        ))}
      </ul>
      {!isReadOnly && (
        <Button
          size="small"
          variant="ghost"
          icon={<PlusIcon size={12} />}
          onClick={() =>
            dispatch({
              kind: 'add recipe',
              building: row,
              recipeid: result?.recipeOptions[0]?.RecipeId,
            })
          }
        >
          recipe
        </Button>
      )}
    </li>
  )
})
