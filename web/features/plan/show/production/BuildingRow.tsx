import { memo, Suspense, useState } from 'react'
import {
  formatPercent,
  formatSigned,
  formatWhole,
  formatWithin,
} from '../../../../../engine/game/number-format.ts'
import type { PlanBuilding } from '../../../../../engine/game/plan.ts'
import type { PlanEdit } from '../../../../../engine/plan/editing/plan-edit.ts'
import type { BuildingResult } from '../../../../../engine/plan/result.ts'
import { classes } from '../../../../ui/classes.ts'
import { expertiseColour } from '../../../../ui/colours.ts'
import { Button } from '../../../../ui/field/Button.tsx'
import { IconButton } from '../../../../ui/field/IconButton.tsx'
import { removeLine } from '../../../../ui/field/remove-line.ts'
import { Figure } from '../../../../ui/figure/Figure.tsx'
import { CloseIcon, PlusIcon } from '../../../../ui/icons/actions.tsx'
import { Row } from '../../../../ui/layout/Row.tsx'
import { lazyPart } from '../../../../ui/lazy-part.ts'
import { Popover } from '../../../../ui/overlay/Popover.tsx'
import { AmountField } from '../AmountField.tsx'
import { ShownFigure } from '../ShownFigure.tsx'
import { BuildingFacts } from './BuildingFacts.tsx'
import styles from './BuildingRow.module.css'
import { RecipeRow } from './RecipeRow.tsx'

const RecipePicker = lazyPart(() => import('./RecipePicker.tsx'), 'RecipePicker')

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
  const [isAdding, setAdding] = useState(false)
  const { line } = expertiseColour(result?.expertise)
  const resultPlaces = placesOf(active_recipes, result?.activeRecipes ?? [])
  return (
    <li className={styles.building} aria-label={name}>
      <div className={styles.head}>
        <Row wrap lineGap={0} className={styles.name}>
          <Popover
            title={`One ${name}`}
            trigger={
              <button type="button" className={styles.ticker} style={{ borderLeftColor: line }}>
                {name}
              </button>
            }
          >
            {result && <BuildingFacts ticker={name} result={result} />}
          </Popover>
          {result && (
            <>
              <ShownFigure
                figure={{ of: 'efficiency', row }}
                label={`efficiency of ${name}`}
                format={formatPercent}
              >
                {formatPercent(result.totalEfficiency)}
              </ShownFigure>
              <span>
                {formatArea(result.areaUsed)}
                <span className="visually-hidden"> area</span>
                <span aria-hidden="true"> ▢</span>
              </span>
            </>
          )}
        </Row>
        <AmountField
          label={`${name} amount`}
          value={amount}
          isReadOnly={isReadOnly}
          className={styles.amount}
          onValue={(next) => dispatch({ kind: 'building amount', building: row, amount: next })}
        />
        {!isReadOnly && (
          <Button
            size="small"
            variant="ghost"
            icon={<PlusIcon size={12} />}
            aria-label={`Add recipe to ${name}`}
            className={styles.add}
            onClick={() => setAdding(true)}
          >
            recipe
          </Button>
        )}
        {result && (
          <span className={styles.revenue}>
            <ShownFigure figure={{ of: 'buildingRevenue', row }} label={`daily revenue of ${name}`}>
              <Figure value={result.dailyRevenue} format={wholeSigned} />
            </ShownFigure>
          </span>
        )}
        {!isReadOnly && (
          <IconButton
            size="small"
            label={`Remove ${name}`}
            icon={<CloseIcon size={14} />}
            className={styles.remove}
            onClick={({ currentTarget }) =>
              removeLine(currentTarget, () => dispatch({ kind: 'remove building', building: row }))
            }
          />
        )}
      </div>
      {active_recipes.length === 0 ? (
        <p className={classes('quiet', styles.none)}>No Active Recipes</p>
      ) : (
        <ul className={styles.recipes} aria-label={`Recipes of ${name}`}>
          {active_recipes.map((recipe, place) => (
            <RecipeRow
              // biome-ignore lint/suspicious/noArrayIndexKey: the same recipe may stand twice
              key={place}
              row={row}
              place={place}
              building={name}
              recipe={recipe}
              actives={active_recipes}
              result={result?.activeRecipes[resultPlaces[place]!]}
              resultPlace={resultPlaces[place]!}
              dispatch={dispatch}
              isReadOnly={isReadOnly}
            />
          ))}
        </ul>
      )}
      {isAdding && (
        <Suspense>
          <RecipePicker
            building={name}
            row={row}
            actives={active_recipes}
            onClose={() => setAdding(false)}
            onRecipe={(recipeid) => dispatch({ kind: 'add recipe', building: row, recipeid })}
          />
        </Suspense>
      )}
    </li>
  )
})

/** Maps recipes to results: the calculation skips recipes that the game no longer has. */
function placesOf(
  recipes: PlanBuilding['active_recipes'],
  results: BuildingResult['activeRecipes'],
): number[] {
  let next = 0
  return recipes.map(({ recipeid }) => (results[next]?.recipeId === recipeid ? next++ : -1))
}

const formatArea = formatWithin(7)
const formatRevenue = formatWithin(9, formatWhole)
const wholeSigned = (value: number | null | undefined) => formatSigned(value, formatRevenue)
