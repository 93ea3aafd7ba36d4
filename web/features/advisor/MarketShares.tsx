import type { Proposal } from '../../../engine/advisor/base/proposal.ts'
import type { AdvisorQuestion } from '../../../engine/advisor/base/question.ts'
import { formatPercent } from '../../../engine/game/number-format.ts'
import { useSensitivity } from '../../data/calls.ts'
import { Row } from '../../ui/layout/Row.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { MaterialTile } from '../../ui/material/MaterialTile.tsx'
import { BookedProfitNote } from '../order-books/BookedProfitNote.tsx'
import { DepthDisclosure } from '../order-books/DepthDisclosure.tsx'
import styles from './ProposalCard.module.css'

export function MarketShares({
  base: { plan, result },
  question: { cx, site },
}: {
  base: Pick<Proposal, 'plan' | 'result'>
  question: AdvisorQuestion
}) {
  const { value = [] } = useSensitivity({ plan, cx, empire: site.empire, rules: site.rules })
  const shares = result.materialio.flatMap(({ ticker, delta }) => {
    const side = delta > 0 ? 'SELL' : 'BUY'
    const row = value.find((one) => one.ticker === ticker && one.side === side)
    if (!row || row.tradeShare === null || delta === 0) return []
    // The units of a purchase include wear, which the trade limits do not count.
    return [{ ticker, side, share: (row.tradeShare * Math.abs(delta)) / row.unitsPerDay }]
  })
  if (shares.length === 0) return null
  const planetNaturalId = plan.planet.planetid
  return (
    <Stack gap={2}>
      <h3 className={styles.heading}>% of daily volume</h3>
      <Row
        as="ul"
        wrap
        align="stretch"
        gap={3}
        lineGap={1}
        className={styles.shares}
        aria-label="% of daily volume"
      >
        {shares
          .sort((a, b) => b.share - a.share)
          .map(({ ticker, side, share }) => (
            <li key={ticker}>
              <MaterialTile ticker={ticker} /> {formatPercent(share, 1)}{' '}
              {side === 'SELL' ? 'sold' : 'bought'}
            </li>
          ))}
      </Row>
      <DepthDisclosure>
        <BookedProfitNote
          isAsked
          plans={[{ planetNaturalId, profit: result.profit, materialio: result.materialio }]}
          cx={cx}
          rules={site.rules}
        />
      </DepthDisclosure>
    </Stack>
  )
}
