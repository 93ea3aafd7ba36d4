import type { ReactNode } from 'react'
import { formatCount, formatWhole } from '../../../engine/game/number-format.ts'
import { downloadCsv } from '../download.ts'
import { Button } from '../field/Button.tsx'
import { Checkbox } from '../field/Checkbox.tsx'
import { CopyButton } from '../field/CopyButton.tsx'
import { TextField } from '../field/TextField.tsx'
import { ColumnsIcon, DownloadIcon, FilterIcon, SearchIcon } from '../icons/actions.tsx'
import { Row } from '../layout/Row.tsx'
import { Stack } from '../layout/Stack.tsx'
import { Popover } from '../overlay/Popover.tsx'
import type { CsvValue } from './csv.ts'
import { writeCsv } from './csv.ts'
import { FilterPanel } from './FilterPanel.tsx'
import styles from './TableTools.module.css'
import type { TableModel } from './use-table-model.ts'

export type TableToolsProps<Row> = {
  label: string
  model: TableModel<Row>
  searchable: boolean
  columnPicker: boolean
  csvName: string | undefined
  actions: ReactNode
}

export function TableTools<Row>({
  label,
  model,
  searchable,
  columnPicker,
  csvName,
  actions,
}: TableToolsProps<Row>) {
  const { table, columns, shown, resetColumns, state, change, found: lines } = model
  const filterable = columns.some((column) => column.filter)
  if (!searchable && !columnPicker && !filterable && !csvName && !actions) return null

  const all = table.getCoreRowModel().rows.length
  const found = lines.length
  const filters = Object.keys(state.filters).length

  function asCsv(): string {
    const sheet = sheetOf(model)
    return writeCsv(sheet.header, sheet.rows)
  }

  return (
    <Row wrap className={styles.tools}>
      {searchable && (
        <div className={styles.search}>
          <TextField
            label={`Search ${label}`}
            hideLabel
            type="search"
            placeholder="Search"
            prefix={<SearchIcon size={14} />}
            value={state.search}
            onValue={(search) => change({ search })}
          />
        </div>
      )}
      {filterable && (
        <Popover
          title="Filters"
          trigger={
            <Button size="small" icon={<FilterIcon size={14} />}>
              {filters > 0 ? `Filters (${filters})` : 'Filters'}
            </Button>
          }
        >
          <FilterPanel model={model} />
        </Popover>
      )}
      {all > 0 && (
        <span className={styles.count} aria-live="polite">
          {found === all ? formatCount(all, 'row') : `${formatWhole(found)} of ${formatWhole(all)}`}
        </span>
      )}
      <Row wrap align="stretch" className={styles.end}>
        {actions}
        {columnPicker && (
          <Popover
            title="Columns"
            align="end"
            trigger={
              <Button size="small" icon={<ColumnsIcon size={14} />}>
                Columns
              </Button>
            }
          >
            <Stack gap={0}>
              {columns.map((column) => (
                <Checkbox
                  key={column.id}
                  label={column.group ? `${column.group}: ${column.header}` : column.header}
                  checked={shown.includes(column)}
                  // The last visible column stays: an empty table has no way back.
                  disabled={shown.length === 1 && shown[0] === column}
                  onChecked={(visible) => table.getColumn(column.id)?.toggleVisibility(visible)}
                />
              ))}
              <Button size="small" disabled={!resetColumns} onClick={resetColumns}>
                As at first
              </Button>
            </Stack>
          </Popover>
        )}
        {csvName && (
          <Button
            size="small"
            icon={<DownloadIcon size={14} />}
            disabled={found === 0}
            onClick={() => downloadCsv(csvName, asCsv())}
          >
            CSV
          </Button>
        )}
        {csvName && <CopyButton label={`${label} table`} text={asCsv} />}
      </Row>
    </Row>
  )
}

/** What the player sees, as figures: visible columns, filtered and sorted rows, over all pages. */
function sheetOf<Row>({ shown, found }: Pick<TableModel<Row>, 'shown' | 'found'>): {
  header: string[]
  rows: CsvValue[][]
} {
  const written = shown.filter((column) => column.csv !== false)
  return {
    header: written.map(({ group, header }) => (group ? `${group}: ${header}` : header)),
    rows: found.map(({ original: { row } }) =>
      written.map((column) => (column.csv ? column.csv(row) : column.value(row))),
    ),
  }
}
