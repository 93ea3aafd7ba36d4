import { memo, type ReactNode, useCallback, useMemo, useState } from 'react'
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
import { type PlainColumn, PlainTable } from '../../../../ui/table/PlainTable.tsx'
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
  // The same columns for the same choices: an edit draws only the rows that it changes.
  const columns = useMemo(
    () => flowColumns(showsLoad, isWhole, onBalance),
    [showsLoad, isWhole, onBalance],
  )
  return (
    <PlainTable
      isBare
      label={label}
      hasCaption={caption}
      className={styles.table}
      columns={columns}
      rows={rows}
      keyOf={({ ticker }) => ticker}
      rowClass={({ delta }) => (delta < 0 ? styles.deficit : undefined)}
      empty="Nothing goes in or out."
    />
  )
})

function flowColumns(
  showsLoad: boolean,
  isWhole: boolean,
  onBalance: Balancing | undefined,
): PlainColumn<MaterialRow>[] {
  const amount = showsLoad ? formatNarrow : formatFlow
  const orNothing = (flow: number) => (flow === 0 ? '' : amount(flow))
  const shown = (of: FlowFigure, ticker: string, label: string, text: ReactNode) =>
    isWhole && text !== '' ? (
      <ShownFigure figure={{ of, ticker }} label={`${label} of ${ticker}`} format={formatAmount}>
        {text}
      </ShownFigure>
    ) : (
      text
    )
  const load: PlainColumn<MaterialRow>[] = [
    { header: 't', cell: ({ totalWeight }) => amount(totalWeight) },
    { header: 'm³', cell: ({ totalVolume }) => amount(totalVolume) },
  ]
  const value: PlainColumn<MaterialRow> = {
    header: '$/day',
    cell: ({ ticker, price }) =>
      shown(
        'materialValue',
        ticker,
        'value',
        price < 0 ? wholeSigned(price) : <Figure value={price} format={wholeSigned} />,
      ),
  }
  const balance = (balanceOf: Balancing): PlainColumn<MaterialRow> => ({
    header: 'Balance',
    head: <span className="visually-hidden">Balance</span>,
    className: styles.balance,
    cell: ({ ticker, delta }) =>
      delta !== 0 && <BalanceButton ticker={ticker} onBalance={balanceOf} />,
  })
  return [
    { header: 'Material', cell: ({ ticker }) => <MaterialTile ticker={ticker} /> },
    {
      header: 'In',
      cell: ({ ticker, input }) => shown('materialInput', ticker, 'input', orNothing(input)),
    },
    {
      header: 'Out',
      cell: ({ ticker, output }) => shown('materialOutput', ticker, 'output', orNothing(output)),
    },
    {
      header: 'Δ',
      cell: ({ ticker, delta }) =>
        shown('materialDelta', ticker, 'difference', formatSigned(delta, amount)),
    },
    ...(showsLoad ? load : [value]),
    ...(onBalance ? [balance(onBalance)] : []),
  ]
}

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
