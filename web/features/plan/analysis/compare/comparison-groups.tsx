import type { ReactNode } from 'react'
import {
  formatAmount,
  formatSigned,
  formatWhole,
} from '../../../../../engine/game/number-format.ts'
import type { FigureRow, InputRow, PlanComparison } from '../../../../../engine/plan/compare.ts'
import { classes } from '../../../../ui/classes.ts'
import { trendOf } from '../../../../ui/figure/StatTile.tsx'
import { MaterialTile } from '../../../../ui/material/MaterialTile.tsx'
import type { RowGroup } from '../../../../ui/table/PlainTable.tsx'
import { PaybackChange } from '../../show/PaybackChange.tsx'
import { FIGURE_WORDS, type FigureWords } from './figure-words.ts'
import styles from './PlanComparisonTable.module.css'

export interface ComparisonRow {
  readonly id: string
  readonly name: ReactNode
  cell(place: number): ReactNode
}

/** What differs between the plans; the figures always. */
export function comparisonGroups(
  { figures, inputs, materials }: PlanComparison,
  { plans, showsAll }: { plans: number; showsAll: boolean },
): RowGroup<ComparisonRow>[] {
  const isShown = ({ isSame }: { isSame: boolean }) => showsAll || !isSame
  const group = (title: string, rows: ComparisonRow[]) => ({
    title,
    rows,
    note:
      rows.length === 0 &&
      (plans > 1 ? 'No difference' : 'Differences are shown here once there is a second plan'),
  })
  return [
    group(
      'Figures',
      figures.map((row) => ({
        id: row.figure,
        name: <FigureName row={row} />,
        cell: (place) => <FigureCell row={row} place={place} />,
      })),
    ),
    group(
      'Inputs',
      inputs.filter(isShown).map((row) => ({
        id: row.id,
        name: row.label,
        cell: (place) => <InputCell row={row} place={place} />,
      })),
    ),
    group(
      'Material I/O a day',
      materials.filter(isShown).map(({ ticker, values }) => ({
        id: ticker,
        name: <MaterialTile ticker={ticker} />,
        cell: (place) => (
          <Valued values={values} place={place} format={formatAmount} better="neither" />
        ),
      })),
    ),
  ]
}

function FigureName({ row: { figure } }: { row: FigureRow }) {
  const { label, unit } = FIGURE_WORDS[figure]
  return (
    <>
      {label} {unit && <span className="quiet">{unit}</span>}
    </>
  )
}

function FigureCell({ row: { figure, values }, place }: { row: FigureRow; place: number }) {
  const { format, better } = FIGURE_WORDS[figure]
  if (figure !== 'payback')
    return <Valued values={values} place={place} format={format} better={better} />
  const [first = 0] = values
  const value = values[place] ?? 0
  return (
    <span className={styles.valued}>
      {format(value)}
      {place > 0 && value !== first && (
        <span className="quiet">
          <PaybackChange before={first} after={value} />
        </span>
      )}
    </span>
  )
}

function Valued({
  values,
  place,
  format,
  better,
}: {
  values: readonly number[]
  place: number
} & Pick<FigureWords, 'format' | 'better'>) {
  const [first = 0] = values
  const value = values[place] ?? 0
  const change = value === first ? 0 : value - first
  const text = formatSigned(change, format)
  const trend = better === 'neither' ? 'neutral' : trendOf(better === 'more' ? change : -change)
  return (
    <span className={styles.valued}>
      {format(value)}
      {place > 0 && /[1-9∞]/.test(text) && <span className={classes('quiet', trend)}>{text}</span>}
    </span>
  )
}

/** Marks differences from the first plan. Recipes come below their building. */
function InputCell({ row: { values }, place }: { row: InputRow; place: number }) {
  const value = values[place] ?? null
  const [amount = '', ...recipes] = value?.split(' · ') ?? ['none']
  return (
    <span className={value === values[0] ? undefined : styles.other}>
      {/^\d+$/.test(amount) ? formatWhole(Number(amount)) : amount}
      {recipes.length > 0 && <span className={styles.recipes}>{recipes.join('\n')}</span>}
    </span>
  )
}
