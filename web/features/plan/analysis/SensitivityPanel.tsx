import { useMemo } from 'react'
import {
  formatAmount,
  formatMoney,
  formatPercent,
  formatSigned,
} from '../../../../engine/game/number-format.ts'
import type { PriceSensitivity } from '../../../../engine/plan/sensitivity.ts'
import { useSensitivity } from '../../../data/calls.ts'
import { setPreference, usePreferences } from '../../../session/preferences.ts'
import { NumberInput } from '../../../ui/field/NumberInput.tsx'
import { Tag } from '../../../ui/figure/Tag.tsx'
import { WarningIcon } from '../../../ui/icons/status.tsx'
import { EmptyState } from '../../../ui/layout/EmptyState.tsx'
import { Row } from '../../../ui/layout/Row.tsx'
import { materialColumn } from '../../../ui/material/material-column.tsx'
import type { DataColumn } from '../../../ui/table/columns.ts'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import { numberColumn } from '../../../ui/table/number-column.ts'
import { VolumeNote } from '../../cx/VolumeNote.tsx'
import { useShownPlan } from '../show/shown-plan.ts'
import { ToolAnswer } from '../tools/ToolAnswer.tsx'
import styles from '../tools/Tools.module.css'

export function SensitivityPanel() {
  const { question, context } = useShownPlan()
  const { tradeShareWarning } = usePreferences()
  const sensitivity = useSensitivity(question)
  const columns = useMemo(() => columnsFor(tradeShareWarning / 100), [tradeShareWarning])
  return (
    <ToolAnswer answer={sensitivity}>
      {(rows) =>
        rows.length === 0 ? (
          <EmptyState title="No price matters yet">
            Nothing is bought or sold by this plan. Add a building and a recipe first.
          </EmptyState>
        ) : (
          <div className={styles.tool} data-density="dense" aria-busy={sensitivity.isStale}>
            <p className="quiet">
              At its break-even price the plan earns nothing while all other prices stay as they
              are; the last column is the plan's share of the daily volume. It has none where the
              exchange trades nothing, where its trade is not known, or where only degradation takes
              the material.
            </p>
            {question && (
              <VolumeNote
                prices={{ cx: question.cx, rules: context.rules, isPending: false }}
                planet={question.plan.planet.planetid}
              />
            )}
            <Row wrap align="end" gap={4} lineGap={2}>
              <div className={styles.short}>
                <NumberInput
                  label="Warn from a share of"
                  suffix="%"
                  value={tradeShareWarning}
                  onValue={(percent) => setPreference('tradeShareWarning', percent)}
                />
              </div>
              <Unsellable rows={rows} warnFrom={tradeShareWarning / 100} />
            </Row>
            <DataTable
              label="prices"
              rows={rows}
              columns={columns}
              rowKey={keyOf}
              csvName="price-sensitivity"
              columnPicker
            />
          </div>
        )
      }
    </ToolAnswer>
  )
}

const keyOf = ({ ticker, side }: PriceSensitivity) => `${ticker} ${side}`

const isTooMuch = ({ tradeShare }: PriceSensitivity, warnFrom: number) =>
  tradeShare !== null && tradeShare >= warnFrom

function Unsellable({ rows, warnFrom }: { rows: readonly PriceSensitivity[]; warnFrom: number }) {
  const tooMuch = rows.filter((row) => isTooMuch(row, warnFrom)).map(({ ticker }) => ticker)
  return tooMuch.length === 0 ? (
    <Tag>No share of the daily volume is that large</Tag>
  ) : (
    <Tag tone="warn" icon={<WarningIcon size={14} />}>
      Above your volume limit: {[...new Set(tooMuch)].join(', ')}
    </Tag>
  )
}

/** If no price makes the profit zero, it has the same sign at a price of 0. */
const ALWAYS = { SELL: 'profit even at 0', BUY: 'loss even at 0' } as const

/** How far a price may move until the plan earns nothing; null if no price does that. */
const roomOf = ({ price, breakEven }: PriceSensitivity) =>
  breakEven === null || price === 0 ? null : breakEven / price - 1

function columnsFor(warnFrom: number): DataColumn<PriceSensitivity>[] {
  return [
    materialColumn('material'),
    {
      id: 'side',
      header: 'Plan',
      hidden: true,
      value: ({ side }) => (side === 'SELL' ? 'sells' : 'buys'),
    },
    numberColumn('units', 'A day', ({ unitsPerDay }) => unitsPerDay, formatAmount),
    {
      id: 'profit',
      header: '$ per +1 %',
      numeric: true,
      bar: 'signed',
      value: ({ profitPerPercent }) => profitPerPercent,
      format: formatSigned,
      hint: 'What one per cent more of this price adds to the profit of a day',
    },
    { ...numberColumn('price', 'Price', ({ price }) => price, formatMoney), hidden: true },
    {
      id: 'breakEven',
      header: 'Break-even',
      numeric: true,
      value: ({ breakEven }) => breakEven,
      format: formatMoney,
      cell: ({ breakEven, side }) => (breakEven === null ? ALWAYS[side] : formatMoney(breakEven)),
      hint: 'Where no price of this material alone makes the profit zero, what remains at a price of 0',
    },
    {
      id: 'room',
      header: 'Away',
      hidden: true,
      numeric: true,
      value: roomOf,
      format: signedPercent,
      hint: 'How far the break-even price lies from the price now',
    },
    {
      id: 'share',
      header: '% of daily volume',
      numeric: true,
      value: ({ tradeShare }) => tradeShare,
      format: formatPercent,
      cell: (row) =>
        isTooMuch(row, warnFrom) ? (
          <Tag tone="warn" icon={<WarningIcon size={12} />}>
            {formatPercent(row.tradeShare, 1)}
          </Tag>
        ) : (
          formatPercent(row.tradeShare, 1)
        ),
    },
  ]
}

const signedPercent = (share: number | null | undefined) =>
  formatSigned(share, (value) => formatPercent(value, 1))
