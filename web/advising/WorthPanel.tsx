import type { Worth } from '../../engine/advisor/worth.ts'
import { formatMoney } from '../ui/format.ts'
import { MaterialTile } from '../ui/MaterialTile.tsx'
import { Panel } from '../ui/Panel.tsx'
import styles from './WorthPanel.module.css'

const SHOWN = 6

/** Duals of the relaxation: what a little more of anything is worth where buildings can be divided. */
export function WorthPanel({ worth, unit }: { worth: Worth; unit: string }) {
  const { perArea, markets, missed } = worth
  return (
    <Panel title="What would help" note="if buildings could be divided">
      <div className={styles.worth}>
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
    </Panel>
  )
}
