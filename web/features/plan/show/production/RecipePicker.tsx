import { Link } from '@tanstack/react-router'
import { useMemo, useRef } from 'react'
import {
  formatDuration,
  formatMoney,
  formatPayback,
} from '../../../../../engine/game/number-format.ts'
import type { PlanRecipe } from '../../../../../engine/game/plan.ts'
import { ratio } from '../../../../../engine/plan/arithmetic.ts'
import type { MaterialFlow } from '../../../../../engine/plan/result.ts'
import type { RecipeListing } from '../../../../../engine/universe/recipes.ts'
import { usePlanResult } from '../../../../data/calls.ts'
import { buttonClass } from '../../../../ui/field/Button.tsx'
import { Tag } from '../../../../ui/figure/Tag.tsx'
import { EmptyState } from '../../../../ui/layout/EmptyState.tsx'
import { MaterialTile } from '../../../../ui/material/MaterialTile.tsx'
import { Dialog } from '../../../../ui/overlay/Dialog.tsx'
import type { DataColumn } from '../../../../ui/table/columns.ts'
import { DataTable } from '../../../../ui/table/DataTable.tsx'
import { numberColumn } from '../../../../ui/table/number-column.ts'
import { Problem } from '../../../page/Problem.tsx'
import { DifferencesContext, usePlanDifferences } from '../rule-differences.ts'
import { ShownFigure } from '../ShownFigure.tsx'
import { useShownPlan } from '../shown-plan.ts'
import styles from './RecipePicker.module.css'

type Amounts = RecipeListing['Inputs']
const tickers = (amounts: Amounts) => amounts.map(({ Ticker }) => Ticker).join(' ')
const asTiles = (amounts: Amounts) => (
  <span className={styles.tiles}>
    {amounts.map(({ Ticker, Amount }) => (
      <MaterialTile key={Ticker} ticker={Ticker} amount={Amount} />
    ))}
  </span>
)
const keyOf = ({ RecipeId }: RecipeListing) => RecipeId
const NONE: readonly Fed[] = []

/** A recipe with the share of its inputs that the base makes: 1 for all. */
type Fed = RecipeListing & { readonly fed: number }

export function fedFirst(
  options: readonly RecipeListing[],
  flows: readonly Pick<MaterialFlow, 'ticker' | 'output'>[],
): Fed[] {
  const made = new Set(flows.filter(({ output }) => output > 0).map(({ ticker }) => ticker))
  return options
    .map((option) => ({
      ...option,
      fed: ratio(
        option.Inputs.filter(({ Ticker }) => made.has(Ticker)).length,
        option.Inputs.length,
      ),
    }))
    .sort((a, b) => b.fed - a.fed || b.dailyRevenue - a.dailyRevenue)
}

export function RecipePicker({
  building,
  row,
  chosen,
  actives,
  onRecipe,
  onClose,
}: {
  building: string
  row: number
  chosen?: string
  actives: readonly PlanRecipe[]
  onRecipe: (recipeId: string) => void
  onClose: () => void
}) {
  const { question, result } = useShownPlan()
  // Requested only here: with every edit they would be most of the calculation and of the message.
  const withOptions = useMemo(
    () => question && { ...question, withRecipeOptions: true },
    [question],
  )
  const { value, problem, retry } = usePlanResult(withOptions)
  const options = value?.production.buildings[row]?.recipeOptions
  const made = result?.production.materialio
  const rows = useMemo(() => options && fedFirst(options, made ?? []), [options, made])
  const differences = usePlanDifferences(withOptions)
  const columns = useMemo(() => columnsFor(row, chosen, actives), [row, chosen, actives])
  const search = useRef<HTMLInputElement>(null)
  return (
    <Dialog
      open
      size="large"
      onClose={onClose}
      title={`Recipes of ${building}`}
      initialFocus={search}
      description="What one building brings a day if it runs nothing else. Recipes that this base feeds come first. Press a recipe to take it, or Enter in the search for the first."
    >
      <DifferencesContext value={differences}>
        <DataTable
          label="recipes"
          rows={rows ?? NONE}
          columns={columns}
          rowKey={keyOf}
          searchable
          searchField={search}
          actions={
            <Link
              to="/atlas"
              search={{ building, each: 'recipe' }}
              className={buttonClass({ size: 'small' })}
              preload={false}
            >
              Where is each made best?
            </Link>
          }
          highlightedRow={chosen}
          loading={!rows}
          error={
            problem && <Problem title="The recipes cannot be calculated" of={{ problem, retry }} />
          }
          empty={<EmptyState title="No recipe runs here." />}
          onRow={({ RecipeId }) => {
            onRecipe(RecipeId)
            onClose()
          }}
        />
      </DifferencesContext>
    </Dialog>
  )
}

function columnsFor(
  row: number,
  chosen: string | undefined,
  actives: readonly PlanRecipe[],
): DataColumn<Fed>[] {
  const isActive = new Set(actives.map(({ recipeid }) => recipeid))
  return [
    {
      id: 'outputs',
      header: 'Makes',
      value: ({ Outputs }) => tickers(Outputs),
      cell: ({ RecipeId, Outputs }) => (
        <span className={styles.tiles}>
          {asTiles(Outputs)}
          {RecipeId === chosen ? (
            <Tag tone="accent">this one</Tag>
          ) : (
            isActive.has(RecipeId) && <Tag>active</Tag>
          )}
        </span>
      ),
    },
    {
      id: 'inputs',
      header: 'From',
      value: ({ Inputs }) => tickers(Inputs),
      cell: ({ Inputs, fed }) => (
        <span className={styles.tiles}>
          {asTiles(Inputs)}
          {fed > 0 && <Tag tone="profit">{fed === 1 ? 'made here' : 'partly made here'}</Tag>}
        </span>
      ),
    },
    numberColumn(
      'time',
      'Time',
      ({ TimeMs }) => TimeMs,
      (ms) => formatDuration(ms ?? 0),
    ),
    {
      id: 'revenue',
      header: '$/day',
      numeric: true,
      bar: 'signed',
      value: ({ dailyRevenue }) => dailyRevenue,
      format: formatMoney,
      cell: ({ RecipeId, dailyRevenue }) => (
        <ShownFigure
          figure={{ of: 'optionRevenue', row, recipeId: RecipeId }}
          label="daily revenue"
        >
          {formatMoney(dailyRevenue)}
        </ShownFigure>
      ),
    },
    {
      id: 'payback',
      header: 'Payback',
      numeric: true,
      value: ({ roi }) => roi,
      format: formatPayback,
      cell: ({ RecipeId, roi }) => (
        <ShownFigure
          figure={{ of: 'optionRoi', row, recipeId: RecipeId }}
          label="payback"
          format={formatPayback}
        >
          {formatPayback(roi)}
        </ShownFigure>
      ),
    },
    {
      id: 'per-area',
      header: '$ / area',
      numeric: true,
      value: ({ profitPerArea }) => profitPerArea,
      format: formatMoney,
      cell: ({ RecipeId, profitPerArea }) => (
        <ShownFigure
          figure={{ of: 'optionProfitPerArea', row, recipeId: RecipeId }}
          label="profit per area"
        >
          {formatMoney(profitPerArea)}
        </ShownFigure>
      ),
    },
  ]
}
