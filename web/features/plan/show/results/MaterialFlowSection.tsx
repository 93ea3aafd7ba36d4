import { memo, type ReactNode, useCallback, useState } from 'react'
import type { PlanFigure } from '../../../../../engine/explain/plan.ts'
import type { Cx } from '../../../../../engine/game/cx.ts'
import type { Planet } from '../../../../../engine/game/gamedata.ts'
import {
  formatAmount,
  formatSigned,
  formatWhole,
  formatWithin,
} from '../../../../../engine/game/number-format.ts'
import type { MaterialRow } from '../../../../../engine/plan/result.ts'
import { Checkbox } from '../../../../ui/field/Checkbox.tsx'
import { Figure } from '../../../../ui/figure/Figure.tsx'
import { BalanceIcon } from '../../../../ui/icons/records.tsx'
import { lazyPart } from '../../../../ui/lazy-part.ts'
import { MaterialTile } from '../../../../ui/material/MaterialTile.tsx'
import { PlanSection } from '../PlanSection.tsx'
import { useOpenDock } from '../panels/plan-dock.ts'
import { ShownFigure } from '../ShownFigure.tsx'
import styles from './MaterialFlowSection.module.css'
import { SupplyOrder } from './SupplyOrder.tsx'

const BalancePanel = lazyPart(() => import('../../analysis/BalancePanel.tsx'), 'BalancePanel')

export const MaterialFlowSection = memo(function MaterialFlowSection({
  all,
  production,
  workforce,
  planet,
  cx,
}: {
  all: readonly MaterialRow[]
  production: readonly MaterialRow[]
  workforce: readonly MaterialRow[]
  planet: Planet
  cx: Cx | null
}) {
  const openDock = useOpenDock()
  const [isSplit, setSplit] = useState(false)
  const [showsLoad, setShowsLoad] = useState(false)
  const balance = useCallback(
    (ticker: string, button: HTMLButtonElement) =>
      openDock({
        title: 'Balance a material',
        width: 'wide',
        content: <BalancePanel key={ticker} ticker={ticker} />,
        opener: { current: button },
      }),
    [openDock],
  )
  return (
    <PlanSection
      title="Material I/O"
      note="a day"
      actions={
        <>
          <Checkbox label="split" checked={isSplit} onChecked={setSplit} />
          <Checkbox label="t, m³" checked={showsLoad} onChecked={setShowsLoad} />
          <SupplyOrder rows={all} planet={planet} cx={cx} />
        </>
      }
    >
      {isSplit ? (
        <>
          <FlowTable label="Production" rows={production} showsLoad={showsLoad} caption />
          <FlowTable label="Workforce" rows={workforce} showsLoad={showsLoad} caption />
        </>
      ) : (
        <FlowTable
          label="Material I/O"
          rows={all}
          showsLoad={showsLoad}
          isWhole
          onBalance={balance}
        />
      )}
    </PlanSection>
  )
})

const FlowTable = memo(function FlowTable({
  label,
  rows,
  showsLoad,
  isWhole = false,
  caption = false,
  onBalance,
}: {
  label: string
  rows: readonly MaterialRow[]
  showsLoad: boolean
  /** Only figures of the whole plan have derivations. */
  isWhole?: boolean
  caption?: boolean
  onBalance?: Balancing
}) {
  return (
    <table className={styles.table}>
      <caption className={caption ? styles.caption : 'visually-hidden'}>{label}</caption>
      <thead>
        <tr>
          <th scope="col">Material</th>
          <th scope="col">In</th>
          <th scope="col">Out</th>
          <th scope="col">Δ</th>
          {showsLoad ? (
            <>
              <th scope="col">t</th>
              <th scope="col">m³</th>
            </>
          ) : (
            <th scope="col">$/day</th>
          )}
          {onBalance && (
            <th scope="col" className={styles.balance}>
              <span className="visually-hidden">Balance</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.length === 0 && (
          <tr>
            <td colSpan={7} className={styles.empty}>
              Nothing goes in or out.
            </td>
          </tr>
        )}
        {rows.map((row) => (
          <FlowRow
            key={row.ticker}
            row={row}
            showsLoad={showsLoad}
            isWhole={isWhole}
            onBalance={onBalance}
          />
        ))}
      </tbody>
    </table>
  )
})

const FlowRow = memo(function FlowRow({
  row: { ticker, input, output, delta, price, totalWeight, totalVolume },
  showsLoad,
  isWhole,
  onBalance,
}: {
  row: MaterialRow
  showsLoad: boolean
  isWhole: boolean
  onBalance: Balancing | undefined
}) {
  const amount = showsLoad ? formatNarrow : formatFlow
  const orNothing = (flow: number) => (flow === 0 ? '' : amount(flow))
  const shown = (of: FlowFigure, label: string, text: ReactNode) =>
    isWhole && text !== '' ? (
      <ShownFigure figure={{ of, ticker }} label={`${label} of ${ticker}`} format={formatAmount}>
        {text}
      </ShownFigure>
    ) : (
      text
    )
  return (
    <tr data-deficit={delta < 0}>
      <th scope="row">
        <MaterialTile ticker={ticker} />
      </th>
      <td>{shown('materialInput', 'input', orNothing(input))}</td>
      <td>{shown('materialOutput', 'output', orNothing(output))}</td>
      <td>{shown('materialDelta', 'difference', formatSigned(delta, amount))}</td>
      {showsLoad ? (
        <>
          <td>{amount(totalWeight)}</td>
          <td>{amount(totalVolume)}</td>
        </>
      ) : (
        <td>
          {shown(
            'materialValue',
            'value',
            price < 0 ? wholeSigned(price) : <Figure value={price} format={wholeSigned} />,
          )}
        </td>
      )}
      {onBalance && (
        <td className={styles.balance}>
          {delta !== 0 && <BalanceButton ticker={ticker} onBalance={onBalance} />}
        </td>
      )}
    </tr>
  )
})

type Balancing = (ticker: string, button: HTMLButtonElement) => void

function BalanceButton({ ticker, onBalance }: { ticker: string; onBalance: Balancing }) {
  return (
    <button
      type="button"
      aria-label={`Balance ${ticker}`}
      title="Ways to balance it"
      onClick={({ currentTarget }) => onBalance(ticker, currentTarget)}
    >
      <BalanceIcon size={13} />
    </button>
  )
}

type FlowFigure = Extract<PlanFigure, { ticker: string; of: `material${string}` }>['of']

const formatFlow = formatWithin(9)
/** Shorter, because the table has two more columns then. */
const formatNarrow = formatWithin(6)
const formatValue = formatWithin(7, formatWhole)
const wholeSigned = (value: number | null | undefined) => formatSigned(value, formatValue)
