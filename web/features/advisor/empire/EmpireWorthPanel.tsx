import type {
  EmpireMarket,
  EmpireProposal,
  EmpireWorth,
} from '../../../../engine/advisor/empire/answer.ts'
import type { BestEmpireQuestion } from '../../../../engine/advisor/empire/question.ts'
import { formatAmount, formatMoney, formatPercent } from '../../../../engine/game/number-format.ts'
import { Columns } from '../../../ui/layout/Columns.tsx'
import { Panel } from '../../../ui/layout/Panel.tsx'
import { Stack } from '../../../ui/layout/Stack.tsx'
import { MaterialTile } from '../../../ui/material/MaterialTile.tsx'
import styles from '../WorthPanel.module.css'
import { exchangeName } from './empire-words.ts'

const SHOWN = 6
/** From this share of a limit on, a use counts as reaching it. */
const FULL = 0.99

/** What limits the empire, and what a little more of each limit is worth. */
export function EmpireWorthPanel({
  worth: { perPermit, perShip, perMillion, markets },
  proposal,
  question: { limits, books },
}: {
  worth: EmpireWorth
  proposal: EmpireProposal
  question: BestEmpireQuestion
}) {
  const full = proposal.markets
    .filter(({ perDay, most }) => Number.isFinite(most) && most > 0 && perDay >= FULL * most)
    .sort((a, b) => b.perDay / b.dailyVolume - a.perDay / a.dailyVolume)
  return (
    <Panel title="What limits this empire" note="estimates">
      <Stack gap={3}>
        <Columns least={220} gap={4}>
          <section>
            <h3 className={styles.heading}>One more permit</h3>
            <p>{addsInWords(perPermit)}</p>
          </section>
          <section>
            <h3 className={styles.heading}>One more ship</h3>
            <p>
              {perShip === null
                ? 'Hours of ships are no limit here.'
                : `flying all day ${addsInWords(perShip)}`}
            </p>
          </section>
          {perMillion !== null && (
            <section>
              <h3 className={styles.heading}>One more million to build with</h3>
              <p>{addsInWords(perMillion)}</p>
            </section>
          )}
          {!books && (
            <section>
              <h3 className={styles.heading}>One more tenth of daily volume</h3>
              {markets.length === 0 ? (
                <p>No market is the limit.</p>
              ) : (
                <Stack as="ul" gap={1} className={styles.list}>
                  {markets.slice(0, SHOWN).map(({ exchange, ticker, side, perTenth }) => (
                    <li key={`${exchange} ${ticker} ${side}`}>
                      <MaterialTile ticker={ticker} /> to {side} at {exchangeName(exchange)}:{' '}
                      {formatMoney(perTenth)} $/day
                    </li>
                  ))}
                </Stack>
              )}
            </section>
          )}
          <section>
            <h3 className={styles.heading}>Markets used in full</h3>
            {full.length === 0 ? (
              <p>No market is used in full.</p>
            ) : (
              <Stack as="ul" gap={1} className={styles.list}>
                {full.slice(0, SHOWN).map((market) => (
                  <li key={`${market.exchange} ${market.ticker} ${market.side}`}>
                    <MaterialTile ticker={market.ticker} /> {usedInWords(market)}
                  </li>
                ))}
              </Stack>
            )}
          </section>
        </Columns>
        <p className="quiet">
          Each estimate holds for a little more of one thing, while all else stays as it is and
          buildings could be divided.{' '}
          {limits.permits > proposal.totals.permits && 'Not all permits are used.'}
        </p>
      </Stack>
    </Panel>
  )
}

const addsInWords = (worth: number) =>
  worth > 0 ? `adds ${formatMoney(worth)} $/day` : 'adds nothing'

const usedInWords = ({ exchange, side, perDay, dailyVolume }: EmpireMarket) =>
  `${side === 'sell' ? 'sold' : 'bought'} at ${exchangeName(exchange)}: ${formatAmount(perDay)} a day, ${formatPercent(perDay / dailyVolume, 0)} of daily volume`
