import type { ExpansionStep } from '../../../../engine/advisor/expansion/expansion.ts'
import type { ExpansionFigure, StepFigure } from '../../../../engine/explain/expansion.ts'
import table from '../../../parts/PlainTable.module.css'
import { classes } from '../../../ui/classes.ts'
import { Explained } from '../../../ui/explain/Explained.tsx'
import { formatAmount, formatDays, formatMoney, formatSigned } from '../../../ui/format.ts'
import styles from './Expansion.module.css'

export const inWords = ({ built }: Pick<ExpansionStep, 'built'>) =>
  built.map(({ building, amount }) => `${formatAmount(amount)} ${building}`).join(' + ')

const wide = classes(table.number, styles.wide)

/** One line a step; what comes after the player's days is quiet. */
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
      <div className={table.scroll}>
        <table className={classes(table.table, styles.steps)} aria-label="Steps of the expansion">
          <thead>
            <tr>
              <th scope="col">Build</th>
              <th scope="col" className={table.number}>
                On day
              </th>
              <th scope="col" className={table.number}>
                Cost $
              </th>
              <th scope="col" className={wide}>
                Left $
              </th>
              <th scope="col" className={table.number}>
                Profit after $/day
              </th>
            </tr>
          </thead>
          <tbody>
            {steps.map((step, index) => (
              <tr
                // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place in the order
                key={index}
                className={step.day > within ? styles.later : undefined}
              >
                <th scope="row" className={table.tickers}>
                  {inWords(step)}
                </th>
                <td className={table.number}>
                  <StepValue step={index} figure="day" text={formatDays(step.day)} />
                </td>
                <td className={table.number}>
                  <StepValue step={index} figure="cost" text={formatMoney(step.cost)} />
                </td>
                <td className={wide}>
                  <StepValue step={index} figure="balance" text={formatMoney(step.balance)} />
                </td>
                <td className={table.number}>
                  <StepValue step={index} figure="profit" text={formatSigned(step.profit)} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
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
