import { useMemo, useState } from 'react'
import {
  formatAmount,
  formatMoney,
  formatPercent,
  formatSigned,
} from '../../../../engine/game/number-format.ts'
import { recipeIdInWords } from '../../../../engine/game/recipe-words.ts'
import type { BalanceWay } from '../../../../engine/plan/balancing.ts'
import type { MaterialRow } from '../../../../engine/plan/result.ts'
import { useBalanceWays } from '../../../data/calls.ts'
import { Button } from '../../../ui/field/Button.tsx'
import { Checkbox } from '../../../ui/field/Checkbox.tsx'
import { Combobox } from '../../../ui/field/Combobox.tsx'
import { Figure } from '../../../ui/figure/Figure.tsx'
import { Tag } from '../../../ui/figure/Tag.tsx'
import { EmptyState } from '../../../ui/layout/EmptyState.tsx'
import { Row } from '../../../ui/layout/Row.tsx'
import { useToast } from '../../../ui/overlay/Toast.tsx'
import type { DataColumn } from '../../../ui/table/columns.ts'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import { useShownPlan } from '../show/shown-plan.ts'
import { ToolAnswer } from '../tools/ToolAnswer.tsx'
import styles from '../tools/Tools.module.css'

export function BalancePanel({ ticker }: { ticker?: string | undefined }) {
  const { result } = useShownPlan()
  return (
    <ToolAnswer answer={{ value: result }}>
      {({ materialio }) => (
        <Balance rows={materialio.filter(({ delta }) => delta !== 0)} asked={ticker} />
      )}
    </ToolAnswer>
  )
}

function Balance({
  rows,
  asked,
}: {
  rows: readonly MaterialRow[]
  /** The material chosen at first, which is the most expensive one out of balance. */
  asked: string | undefined
}) {
  const { question, autoHabitation } = useShownPlan()
  const [chosen, setChosen] = useState(asked)
  const [buildsHomes, setBuildsHomes] = useState(true)
  const material = rows.find(({ ticker }) => ticker === chosen) ?? mostValuable(rows)
  // If habitations follow the workers, they follow those of new buildings too.
  const withHabitations = autoHabitation.isOn || buildsHomes
  const ways = useBalanceWays(
    question && material
      ? { plan: question, ticker: material.ticker, options: { withHabitations } }
      : undefined,
  )
  if (!material)
    return (
      <EmptyState title="Nothing to balance">
        This plan has neither a deficit nor a surplus.
      </EmptyState>
    )
  return (
    <div className={styles.tool} data-density="dense">
      <Row wrap align="end" gap={4} lineGap={2}>
        <Combobox
          label="Material"
          options={rows.map(({ ticker, delta }) => ({
            value: ticker,
            label: ticker,
            hint: `${formatSigned(delta, formatAmount)} a day`,
          }))}
          value={material.ticker}
          onValue={setChosen}
        />
        {!autoHabitation.isOn && (
          <Checkbox
            label="Build homes for new workers"
            checked={buildsHomes}
            onChecked={setBuildsHomes}
          />
        )}
      </Row>
      <p className="quiet">
        {material.delta < 0
          ? `The plan is short of ${formatAmount(-material.delta)} ${material.ticker} a day. These buildings would make it here. Profit and area are those of the whole plan.`
          : `The plan has ${formatAmount(material.delta)} ${material.ticker} a day of surplus. These buildings would use it here. Profit and area are those of the whole plan.`}{' '}
        Where all of it takes more area than is left, as many as fit are listed too.
      </p>
      <ToolAnswer answer={ways}>
        {(value) => (
          <Ways
            ways={value}
            ticker={material.ticker}
            lacks={material.delta < 0}
            isStale={ways.isStale}
          />
        )}
      </ToolAnswer>
    </div>
  )
}

function Ways({
  ways,
  ticker,
  lacks,
  isStale,
}: {
  ways: readonly BalanceWay[]
  ticker: string
  /** False for a surplus. */
  lacks: boolean
  /** True while the options belong to another material, or to the plan before its last edit. */
  isStale: boolean
}) {
  const { dispatch, session, isReadOnly } = useShownPlan()
  const toast = useToast()
  const columns = useMemo(() => {
    function take({ edits, building, added }: BalanceWay) {
      if (edits.length === 0) return
      const refused = dispatch({ kind: 'several', edits })
      if (refused === undefined && session)
        toast.success(`Added ${added} ${building}`, { detail: 'Undo takes it back in one step.' })
    }
    const way: DataColumn<BalanceWay> = {
      id: 'way',
      header: 'Way',
      value: ({ building, added }) => `${added} ${building}`,
      ...(!isReadOnly && {
        cell: (row) => (
          <Button
            size="small"
            aria-disabled={isStale}
            aria-label={`Take ${row.added} ${row.building}, ${recipeIdInWords(row.recipeId)}, ${row.reach}`}
            onClick={() => take(row)}
          >
            Take {row.added} {row.building}
          </Button>
        ),
      }),
    }
    return [way, ...columnsFor(ticker, lacks)]
  }, [ticker, lacks, isStale, isReadOnly, dispatch, session, toast])
  return (
    <div aria-busy={isStale}>
      <DataTable
        label="ways to balance"
        rows={ways}
        columns={columns}
        rowKey={keyOf}
        initialSort={{ id: 'profit', desc: true }}
        csvName={`balance-${ticker}`}
        empty={
          <EmptyState title="No way on this planet">
            No recipe that runs here would close the gap of {ticker}; it has to be shipped.
          </EmptyState>
        }
      />
    </div>
  )
}

const keyOf = ({ recipeId, reach }: BalanceWay) => `${recipeId} ${reach}`

/** Deficits first, then by value. */
function mostValuable(rows: readonly MaterialRow[]): MaterialRow | undefined {
  return rows.toSorted((a, b) => a.price - b.price)[0]
}

const columnsFor = (ticker: string, lacks: boolean): DataColumn<BalanceWay>[] => [
  {
    id: 'covered',
    header: lacks ? 'Covers' : 'Uses',
    numeric: true,
    value: ({ covered }) => covered,
    format: asShare,
    cell: ({ covered, reach, areaLeft }) => (
      <>
        {reach !== 'all' ? (
          <span className="quiet">{reach} </span>
        ) : (
          areaLeft < 0 && <span className="quiet loss">no room </span>
        )}
        {asShare(covered)}
      </>
    ),
    hint: lacks
      ? 'How much of what is lacking these buildings make'
      : 'How much of the surplus these buildings use',
  },
  { id: 'recipe', header: 'Recipe', value: ({ recipeId }) => recipeIdInWords(recipeId) },
  {
    id: 'profit',
    header: '$/day',
    numeric: true,
    bar: 'signed',
    value: ({ profitChange }) => profitChange,
    format: formatSigned,
    cell: ({ profitChange }) => <Figure value={profitChange} format={signedMoney} />,
    hint: 'How the profit of the plan changes, homes included where they are built',
  },
  {
    id: 'area',
    header: 'Area',
    numeric: true,
    value: ({ areaChange }) => areaChange,
    format: (area) => formatSigned(area, formatAmount),
    hint: 'Where homes are built, the best habitations for all workers of the plan',
  },
  {
    id: 'areaLeft',
    header: 'Area left',
    numeric: true,
    value: ({ areaLeft }) => areaLeft,
    format: formatAmount,
    cell: ({ areaLeft }) =>
      areaLeft < 0 ? <Tag tone="loss">{formatAmount(areaLeft)}</Tag> : formatAmount(areaLeft),
  },
  {
    id: 'delta',
    header: `${ticker} a day`,
    numeric: true,
    value: ({ delta }) => delta,
    format: (delta) => formatSigned(delta, formatAmount),
    hint: 'Surplus or deficit afterwards',
  },
]

const asShare = (share: number | null | undefined) => formatPercent(share, 0)
const signedMoney = (value: number | null | undefined) => formatSigned(value, formatMoney)
