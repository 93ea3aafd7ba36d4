import { Tooltip } from '@base-ui/react/tooltip'
import { useCallback } from 'react'
import {
  formatAmount,
  formatMoney,
  formatWhole,
  formatWithin,
} from '../../../engine/game/number-format.ts'
import { classes } from '../classes.ts'
import { Row } from '../layout/Row.tsx'
import { Skeleton } from '../layout/Skeleton.tsx'
import popup from '../overlay/popup.module.css'
import { useLoaded } from '../use-loaded.ts'
import type { MarketOverview, MaterialFacts } from './material-source.ts'
import { readableName } from './material-source.ts'
import styles from './OverviewPopup.module.css'
import type { OverviewAsking, ShownOverview } from './overview-asking.ts'

/** Prices on the exchanges beside the hovered or focused tile. Shows nothing if they cannot be loaded. */
export function OverviewPopup({
  shown: { ticker, tile, isOpen },
  asking,
  facts,
  load,
}: {
  shown: ShownOverview
  asking: OverviewAsking
  facts: MaterialFacts | undefined
  load: (ticker: string) => Promise<MarketOverview | null>
}) {
  const overview = useLoaded(useCallback(() => load(ticker), [load, ticker]))
  const missing = overview.state === 'failed' || (overview.state === 'done' && !overview.value)
  if (missing) return null
  return (
    <Tooltip.Root open={isOpen} onOpenChange={(open) => open || asking.hide()}>
      <Tooltip.Portal>
        <Tooltip.Positioner className={popup.positioner} anchor={tile} sideOffset={6}>
          <Tooltip.Popup
            className={classes(popup.popup, styles.overview)}
            onPointerEnter={asking.stay}
            onPointerLeave={asking.leave}
          >
            <Row as="header" wrap justify="between" gap={3} lineGap={0} align="stretch">
              <strong>{facts ? readableName(facts.name) : ticker}</strong>
              {facts && <span className="muted">{facts.category}</span>}
            </Row>
            {overview.state === 'done' && overview.value ? (
              <Quotes overview={overview.value} />
            ) : (
              <Skeleton height={120} />
            )}
          </Tooltip.Popup>
        </Tooltip.Positioner>
      </Tooltip.Portal>
    </Tooltip.Root>
  )
}

const formatUnits = formatWithin(9, formatWhole)
const formatFewUnits = formatWithin(6, formatWhole)
const formatShortMoney = formatWithin(7, formatMoney)

/** A figure that is shorter on a phone. */
function Quote({ full, short }: { full: string; short: string }) {
  if (full === short) return <td>{full}</td>
  return (
    <td>
      <span className={styles.full}>{full}</span>
      <span className={styles.short}>{short}</span>
    </td>
  )
}

const Price = ({ value }: { value: number | null }) => (
  <Quote full={formatMoney(value)} short={formatShortMoney(value)} />
)

const Units = ({ value }: { value: number | null }) => (
  <Quote full={formatUnits(value)} short={formatFewUnits(value)} />
)

function Quotes({ overview }: { overview: MarketOverview }) {
  return (
    <table className={styles.quotes}>
      <thead>
        <tr>
          <th scope="col">CX</th>
          <th scope="col">Ask</th>
          <th scope="col">Bid</th>
          <th scope="col">Average</th>
          <th scope="col">Supply</th>
          <th scope="col">Demand</th>
          <th scope="col">Traded/d</th>
        </tr>
      </thead>
      <tbody>
        {overview.quotes.map((quote) => (
          <tr key={quote.exchange}>
            <th scope="row">{quote.exchange}</th>
            <Price value={quote.ask} />
            <Price value={quote.bid} />
            <Price value={quote.average} />
            <Units value={quote.supply} />
            <Units value={quote.demand} />
            <td>{formatAmount(quote.tradedPerDay)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
