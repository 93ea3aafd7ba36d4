import { formatAmount } from '../../../engine/game/number-format.ts'
import { type MaterialAmount, sumAmounts } from '../../../engine/market/shipment.ts'
import { Row } from '../../ui/layout/Row.tsx'
import { TileRow } from '../../ui/layout/TileRow.tsx'
import { MaterialTile } from '../../ui/material/MaterialTile.tsx'
import type { DataColumn } from '../../ui/table/columns.ts'
import { TransferOrder } from '../transfer/TransferOrder.tsx'
import styles from './RepairMaterials.module.css'

interface Repairable {
  readonly repairMaterials: readonly MaterialAmount[]
}

const words = (materials: readonly MaterialAmount[]) =>
  materials.map(({ ticker, amount }) => `${amount} ${ticker}`).join(', ')

/** The materials that every repair needs, in the order of the first one. None if there is only one repair. */
export function sharedMaterials(rows: readonly Repairable[]): string[] {
  const [first, ...others] = rows
    .map(({ repairMaterials }) => repairMaterials.map(({ ticker }) => ticker))
    .filter((tickers) => tickers.length > 0)
  if (!first || others.length === 0) return []
  return first.filter((ticker) => others.every((tickers) => tickers.includes(ticker)))
}

/** The last columns of both tables: repair materials and the order for them. The head names what all rows share. */
export function repairColumns<Row extends Repairable>(
  nameOf: (row: Row) => string,
  shared: readonly string[],
): DataColumn<Row>[] {
  return [
    {
      id: 'materials',
      header: 'Repair materials',
      head: shared.length > 0 && (
        <Row as="span" inline>
          {shared.map((ticker) => (
            <MaterialTile key={ticker} ticker={ticker} />
          ))}
        </Row>
      ),
      value: (row) => words(row.repairMaterials),
      cell: (row) => (
        <Materials name={nameOf(row)} materials={row.repairMaterials} shared={shared} />
      ),
      sortable: false,
    },
    {
      id: 'xit',
      header: 'Transfer',
      value: () => null,
      cell: (row) => (
        <TransferOrder name={`Repair ${nameOf(row)}`} materials={row.repairMaterials} />
      ),
      sortable: false,
      csv: false,
    },
  ]
}

/** So many fit a window of 1440 px. */
const MOST_GOODS = 4

function Materials({
  name,
  materials,
  shared,
}: {
  name: string
  materials: readonly MaterialAmount[]
  shared: readonly string[]
}) {
  const label = `repair materials of ${name}`
  const named = shared.flatMap((ticker) => materials.find((each) => each.ticker === ticker) ?? [])
  const others = materials.filter(({ ticker }) => !shared.includes(ticker))
  return (
    <Row>
      {named.length > 0 && (
        <Row as="ul" aria-label={`shared ${label}`}>
          {named.map(({ ticker, amount }) => (
            <li key={ticker} className={styles.amount}>
              {formatAmount(amount)}
              <span className="visually-hidden"> {ticker}</span>
            </li>
          ))}
        </Row>
      )}
      {(named.length === 0 || others.length > 0) && (
        <TileRow
          label={label}
          tiles={others}
          most={Math.max(2, MOST_GOODS - shared.length)}
          inOneLine
          empty="nothing"
        />
      )}
    </Row>
  )
}

export const sumRepairs = (rows: readonly Repairable[]): MaterialAmount[] =>
  sumAmounts(rows.flatMap((row) => row.repairMaterials))
