import type { ExpansionStep } from '../../../../engine/advisor/expansion/expansion.ts'
import type { ExpansionFigure, StepFigure } from '../../../../engine/explain/expansion.ts'
import {
  formatAmount,
  formatDays,
  formatMoney,
  formatSigned,
} from '../../../../engine/game/number-format.ts'
import { Explained } from '../../../ui/figure/explain/Explained.tsx'
import { type PlainColumn, PlainTable } from '../../../ui/table/PlainTable.tsx'
import styles from './Expansion.module.css'

export const builtInWords = ({ built }: Pick<ExpansionStep, 'built'>) =>
  built.map(({ building, amount }) => `${formatAmount(amount)} ${building}`).join(' + ')

/** One line per step. Steps after the days that the player entered are muted. */
export function ExpansionSteps({
  steps,
  within,
}: {
  steps: readonly ExpansionStep[]
  within: number
}) {
  const inTime = steps.filter(({ day }) => day <= within).length
  return (
    <>
      <p className={styles.note}>
        {inTime === steps.length
          ? `All ${steps.length} steps are built within ${formatDays(within)}.`
          : `${inTime} of ${steps.length} steps are built within ${formatDays(within)}.`}
      </p>
      <PlainTable
        label="Steps of the expansion"
        className={styles.steps}
        rows={steps}
        keyOf={(_, step) => step}
        rowClass={({ day }) => (day > within ? styles.later : undefined)}
        columns={COLUMNS}
      />
    </>
  )
}

function StepValue({ step, figure, text }: { step: number; figure: StepFigure; text: string }) {
  return (
    <Explained<ExpansionFigure>
      figure={{ of: 'step', step, figure }}
      label={`${figure} of step ${step + 1}`}
    >
      {text}
    </Explained>
  )
}

const COLUMNS: readonly PlainColumn<ExpansionStep>[] = [
  { header: 'Build', tickers: true, cell: builtInWords },
  figureColumn('After', 'day', ({ day }) => formatDays(day)),
  figureColumn('Cost $', 'cost', ({ cost }) => formatMoney(cost)),
  {
    ...figureColumn('Left $', 'balance', ({ balance }) => formatMoney(balance)),
    className: styles.wide,
  },
  figureColumn('Profit after $/day', 'profit', ({ profit }) => formatSigned(profit)),
]

function figureColumn(
  header: string,
  figure: StepFigure,
  text: (step: ExpansionStep) => string,
): PlainColumn<ExpansionStep> {
  return {
    header,
    numeric: true,
    cell: (step, place) => <StepValue step={place} figure={figure} text={text(step)} />,
  }
}
