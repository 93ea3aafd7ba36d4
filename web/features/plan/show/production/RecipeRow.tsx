import { memo, Suspense, useState } from 'react'
import type { RecipeMaterial } from '../../../../../engine/game/gamedata.ts'
import {
  formatDuration,
  formatPercent,
  formatSigned,
  formatWhole,
  formatWithin,
} from '../../../../../engine/game/number-format.ts'
import type { PlanRecipe } from '../../../../../engine/game/plan.ts'
import { madeInWords, recipeIdInWords } from '../../../../../engine/game/recipe-words.ts'
import type { PlanEdit } from '../../../../../engine/plan/editing/plan-edit.ts'
import type { ActiveRecipe } from '../../../../../engine/plan/result.ts'
import { largestSoldShare } from '../../../../../engine/plan/sold-shares.ts'
import { classes } from '../../../../ui/classes.ts'
import { IconButton } from '../../../../ui/field/IconButton.tsx'
import { removeLine } from '../../../../ui/field/remove-line.ts'
import { Figure } from '../../../../ui/figure/Figure.tsx'
import { CloseIcon } from '../../../../ui/icons/actions.tsx'
import { ChevronDownIcon } from '../../../../ui/icons/arrows.tsx'
import { MarketIcon } from '../../../../ui/icons/places.tsx'
import { Row } from '../../../../ui/layout/Row.tsx'
import { lazyPart } from '../../../../ui/lazy-part.ts'
import { MaterialTile } from '../../../../ui/material/MaterialTile.tsx'
import { AmountField } from '../AmountField.tsx'
import { ShownFigure } from '../ShownFigure.tsx'
import { GoneRecipe } from './GoneRecipe.tsx'
import styles from './RecipeRow.module.css'

const RecipePicker = lazyPart(() => import('./RecipePicker.tsx'), 'RecipePicker')
const CogmDialog = lazyPart(() => import('./CogmDialog.tsx'), 'CogmDialog')

export const RecipeRow = memo(function RecipeRow({
  row,
  place,
  building,
  recipe: { recipeid, amount },
  actives,
  result,
  resultPlace,
  dispatch,
  isReadOnly,
}: {
  row: number
  place: number
  building: string
  recipe: PlanRecipe
  actives: readonly PlanRecipe[]
  result: ActiveRecipe | undefined
  /** The index of the result among those of the building: recipes that the game no longer has get none. */
  resultPlace: number
  dispatch: (edit: PlanEdit) => void
  isReadOnly: boolean
}) {
  const [open, setOpen] = useState<'recipes' | 'cogm'>()
  const known = result?.recipeId === recipeid ? result : undefined
  const name = `${building} ${madeInWords(recipeid)}`
  return (
    <li className={styles.recipe}>
      <Row as="span" wrap gap={1} className={styles.story}>
        {known && <Tiles of={known.recipe.Inputs} />}
        <Row as="span" gap={1} inline>
          {known ? (
            <>
              →
              <Tiles of={known.recipe.Outputs} />
            </>
          ) : (
            recipeIdInWords(recipeid)
          )}
          {!isReadOnly && (
            <IconButton
              size="small"
              label={`Choose recipe instead of ${name}`}
              icon={<ChevronDownIcon size={12} />}
              onClick={() => setOpen('recipes')}
            />
          )}
        </Row>
      </Row>
      <AmountField
        label={`${name} amount`}
        value={amount}
        isReadOnly={isReadOnly}
        className={styles.amount}
        onValue={(next) =>
          dispatch({ kind: 'recipe amount', building: row, recipe: place, amount: next })
        }
      />
      {known && (
        <span className={styles.figures}>
          <span>{formatDuration(known.time)}</span>
          <span>{formatPercent(known.dailyShare, 0)}</span>
          <span>
            {madeADay(known)}
            <span className="visually-hidden"> a day</span>
          </span>
          <ShareOfVolume share={largestSoldShare(known)} />
          <span>
            <ShownFigure
              figure={{ of: 'recipeProfit', row, recipe: resultPlace }}
              label={`daily profit of ${name}`}
            >
              <Figure value={known.dailyProfit} format={wholeSigned} />
            </ShownFigure>
            <span className="visually-hidden"> $/day</span>
          </span>
        </span>
      )}
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
      {!known && (
        <GoneRecipe
          building={building}
          row={row}
          place={place}
          recipeid={recipeid}
          dispatch={dispatch}
          isReadOnly={isReadOnly}
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
              place={resultPlace}
              cogm={known.cogm}
              onClose={() => setOpen(undefined)}
            />
          )}
        </Suspense>
      )}
    </li>
  )
})

const Tiles = ({ of }: { of: readonly RecipeMaterial[] }) =>
  of.map(({ Ticker, Amount }) => <MaterialTile key={Ticker} ticker={Ticker} amount={Amount} />)

const formatMade = formatWithin(7)
const wholeSigned = (value: number | null | undefined) => formatSigned(value, formatWhole)

/** `138.5`; with several goods, each by its ticker. */
function madeADay({ recipe: { Outputs }, runs }: ActiveRecipe): string {
  const amounts = Outputs.map(({ Ticker, Amount }) => {
    const made = formatMade(Amount * runs)
    return Outputs.length === 1 ? made : `${made} ${Ticker}`
  })
  return amounts.join(' + ')
}

function ShareOfVolume({ share }: { share: number }) {
  if (share === 0) return <span />
  if (share === Infinity) return <span>not traded</span>
  if (Number.isNaN(share)) return <span>not known</span>
  return (
    <span>
      {formatPercent(share, share < 0.1 ? 1 : 0)}
      <span className="visually-hidden"> of daily volume</span>
    </span>
  )
}

const FIGURES = ['Time', 'Share', 'Per day', '% of volume', '$/day']

/** Names the figures of all lines below it. Each figure says its unit itself to whoever hears it. */
export const RecipeHead = () => (
  <div className={styles.recipe} aria-hidden="true">
    <span className={classes(styles.figures, styles.names)}>
      {FIGURES.map((name) => (
        <span key={name}>{name}</span>
      ))}
    </span>
    <span className={classes(styles.names, styles.amountName)}>Amount</span>
  </div>
)
