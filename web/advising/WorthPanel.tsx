import type { AdvisorQuestion } from '../../engine/advisor/question.ts'
import type { Worth } from '../../engine/advisor/worth.ts'
import type { Proposal } from '../../workers/advisor/advise.ts'
import { formatMoney } from '../ui/format.ts'
import { MaterialTile } from '../ui/MaterialTile.tsx'
import { Panel } from '../ui/Panel.tsx'
import { MorePermit } from './MorePermit.tsx'
import styles from './WorthPanel.module.css'

const SHOWN = 6

/** Duals of the relaxation: what a little more of anything is worth where buildings can be divided. */
export function WorthPanel({
  worth,
  unit,
  asked,
  best,
}: {
  worth: Worth
  unit: string
  asked: AdvisorQuestion
  best: Proposal
}) {
  const { perArea, markets, missed } = worth
  return (
    <Panel title="What would help" note="a guide, no promise">
      <div className={styles.worth}>
        <section>
          <h3 className={styles.heading}>One more permit</h3>
          <MorePermit asked={asked} best={best} unit={unit} />
        </section>
        <section>
          <h3 className={styles.heading}>One more unit of area</h3>
          <p>
            adds {formatMoney(perArea)} {unit}
          </p>
        </section>
        <section>
          <h3 className={styles.heading}>One more unit a day on the market</h3>
          {markets.length === 0 ? (
            <p>No market is the limit.</p>
          ) : (
            <ul className={styles.list}>
              {markets.slice(0, SHOWN).map(({ ticker, side, perUnit }) => (
                <li key={`${ticker} ${side}`}>
                  <MaterialTile ticker={ticker} /> to {side}: {formatMoney(perUnit)} {unit}
                </li>
              ))}
            </ul>
          )}
        </section>
        <section>
          <h3 className={styles.heading}>Nearest to paying among what is not built</h3>
          <ul className={styles.list}>
            {missed.slice(0, SHOWN).map(({ building, short }) => (
              <li key={building}>
                <span className={styles.ticker}>{building}</span> is {formatMoney(short)} {unit}{' '}
                short
              </li>
            ))}
          </ul>
        </section>
      </div>
      <p className={styles.caveat}>
        The permit is solved with whole buildings. The other figures are the duals of the final
        linear program, in which buildings can be divided: each holds for a little more of one
        thing, while all else stays as it is.
      </p>
    </Panel>
  )
}
