import type { OwnMaterial } from '../../../../engine/empire/own-sourcing.ts'
import { formatAmount, formatMoney, NONE } from '../../../../engine/game/number-format.ts'
import { classes } from '../../../ui/classes.ts'
import { Explained } from '../../../ui/figure/explain/Explained.tsx'
import { Tag } from '../../../ui/figure/Tag.tsx'
import { EmptyState } from '../../../ui/layout/EmptyState.tsx'
import { Panel } from '../../../ui/layout/Panel.tsx'
import { Row } from '../../../ui/layout/Row.tsx'
import { MaterialTile } from '../../../ui/material/MaterialTile.tsx'
import type { DataColumn } from '../../../ui/table/columns.ts'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import { numberColumn } from '../../../ui/table/number-column.ts'
import type { OwnSourcingFigures } from '../../basis/use-own-sourcing.ts'
import type { PageFigure } from '../explain-source.ts'
import styles from './FlowTab.module.css'

interface OwnRow {
  readonly own: OwnMaterial
  readonly isLooped: boolean
}

/** Mean prices are sums in different orders: what differs by less than this share of them is equal. */
const ROUNDING = 1e-9
function saved({ own: { moved, buyPrice, sellPrice } }: OwnRow): number {
  const spread = buyPrice - sellPrice
  return Math.abs(spread) <= ROUNDING * buyPrice ? 0 : moved * spread
}

const COLUMNS: readonly DataColumn<OwnRow>[] = [
  {
    id: 'ticker',
    header: 'Material',
    value: ({ own }) => own.ticker,
    cell: ({ own, isLooped }) => (
      <Row as="span" inline>
        <MaterialTile ticker={own.ticker} />
        {isLooped && <Tag>loop</Tag>}
      </Row>
    ),
  },
  numberColumn('moved', 'Moved/day', ({ own }) => own.moved, formatAmount),
  {
    id: 'unitCost',
    header: 'Unit cost $',
    numeric: true,
    value: ({ own }) => own.unitCost,
    format: formatMoney,
    cell: ({ own }) => (
      <Explained<PageFigure>
        figure={{ of: 'unit cost', ticker: own.ticker }}
        label={`unit cost of ${own.ticker}`}
      >
        {own.unitCost === null ? NONE : formatMoney(own.unitCost)}
      </Explained>
    ),
  },
  numberColumn('sellPrice', 'Sells for $', ({ own }) => own.sellPrice, formatMoney),
  numberColumn('buyPrice', 'Bought for $', ({ own }) => own.buyPrice, formatMoney),
  {
    id: 'saved',
    header: 'Saved $/day',
    numeric: true,
    value: saved,
    format: formatMoney,
    bar: 'signed',
    total: (rows) => formatMoney(rows.reduce((sum, row) => sum + saved(row), 0)),
  },
  {
    id: 'supply',
    header: 'Made/day',
    numeric: true,
    hidden: true,
    value: ({ own }) => own.supply,
    format: formatAmount,
  },
  {
    id: 'demand',
    header: 'Needed/day',
    numeric: true,
    hidden: true,
    value: ({ own }) => own.demand,
    format: formatAmount,
  },
]
const MAX_SAVED = { id: 'saved', desc: true }
const keyOf = ({ own }: OwnRow) => own.ticker

/** What bases of the empire make for each other, with what a unit costs them. */
export function OwnMaterials({ own: { sourcing, loops } }: { own: OwnSourcingFigures }) {
  const rows = sourcing.materials.map((own) => ({ own, isLooped: loops.has(own.ticker) }))
  return (
    <Panel title="Unit costs of own materials" flush>
      {loops.size > 0 && (
        <p className={classes('muted', styles.note)}>
          Materials marked with <em>loop</em> are needed, by way of other bases, to make themselves.
          Their costs depend on each other and are solved together, exactly.
          {sourcing.materials.some(({ unitCost }) => unitCost === null) &&
            ' A closed circle that keeps all it makes has no finite cost; it keeps the price at the exchange.'}
        </p>
      )}
      <DataTable
        label="unit costs"
        tableId="empire-unit-costs"
        rows={rows}
        columns={COLUMNS}
        rowKey={keyOf}
        initialSort={MAX_SAVED}
        columnPicker
        csvName="unit costs"
        maxHeight="50dvh"
        empty={
          <EmptyState title="No base makes what another one needs.">
            Everything goes through the exchange.
          </EmptyState>
        }
      />
    </Panel>
  )
}
