import type { Proposal } from '../../../engine/advisor/base/proposal.ts'
import type { AdvisorQuestion } from '../../../engine/advisor/base/question.ts'
import type { Worth } from '../../../engine/advisor/base/worth.ts'
import { formatMoney } from '../../../engine/game/number-format.ts'
import { Columns } from '../../ui/layout/Columns.tsx'
import { Panel } from '../../ui/layout/Panel.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { MaterialTile } from '../../ui/material/MaterialTile.tsx'
import { MorePermit } from './MorePermit.tsx'
import styles from './WorthPanel.module.css'

const SHOWN = 6

/** Shows what a little more of each limit is worth if buildings could be divided: the duals of the relaxation. */
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
    <Panel title="What limits this base" note="estimates">
      <Stack gap={3}>
        <Columns least={220} gap={4}>
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
              <p>No market that trades a whole unit more is the limit.</p>
            ) : (
              <Stack as="ul" gap={1} className={styles.list}>
                {markets.slice(0, SHOWN).map(({ ticker, side, perUnit }) => (
                  <li key={`${ticker} ${side}`}>
                    <MaterialTile ticker={ticker} /> to {side}: {formatMoney(perUnit)} {unit}
                  </li>
                ))}
              </Stack>
            )}
          </section>
          <section>
            <h3 className={styles.heading}>Almost worth building</h3>
            {missed.length === 0 && <p>No other building.</p>}
            <Stack as="ul" gap={1} className={styles.list}>
              {missed.slice(0, SHOWN).map(({ building, short }) => (
                <li key={building}>
                  <span className={styles.ticker}>{building}</span>, {formatMoney(short)} {unit}{' '}
                  below break-even
                </li>
              ))}
            </Stack>
          </section>
        </Columns>
        <p className="quiet">
          The permit is solved with whole buildings. The other figures are estimates: each holds for
          a little more of one thing, while all else stays as it is.
        </p>
      </Stack>
    </Panel>
  )
}
