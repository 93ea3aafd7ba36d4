import { type ReactNode, type RefObject, useContext } from 'react'
import { createPortal } from 'react-dom'
import { formatCount, formatWhole } from '../../../engine/game/number-format.ts'
import { downloadCsv } from '../download.ts'
import { Button } from '../field/Button.tsx'
import { Checkbox } from '../field/Checkbox.tsx'
import { CopyButton } from '../field/CopyButton.tsx'
import { TextField } from '../field/TextField.tsx'
import { DownloadIcon, MoreIcon, SearchIcon } from '../icons/records.tsx'
import { PanelHeader } from '../layout/Panel.tsx'
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
  searchField: RefObject<HTMLInputElement | null> | undefined
  /** Takes the first row that is found. */
  onFirst: (() => void) | undefined
  isCounted: boolean
  columnPicker: boolean
  csvName: string | undefined
  actions: ReactNode
}

/** The count of rows, the search and the menu of a table: in the header of its panel, else in a line above the rows. */
export function TableTools<Row>(props: TableToolsProps<Row>) {
  const {
    label,
    model,
    searchable,
    isCounted,
    searchField,
    onFirst,
    columnPicker,
    csvName,
    actions,
  } = props
  const header = useContext(PanelHeader)
  const hasMenu = columnPicker || csvName !== undefined || model.columns.some(hasFilter)
  if (!searchable && !hasMenu && !actions) return null

  const all = model.table.getCoreRowModel().rows.length
  const found = model.found.length
  const tools = (
    <>
      {all > 0 && !(isCounted && found === all) && (
        <span className={styles.count} aria-live="polite">
          {found === all ? formatCount(all, 'row') : `${formatWhole(found)} of ${formatWhole(all)}`}
        </span>
      )}
      <Row wrap className={styles.end}>
        {searchable && (
          <div className={styles.search}>
            <TextField
              ref={searchField}
              label={`Search ${label}`}
              hideLabel
              type="search"
              placeholder="Search"
              prefix={<SearchIcon size={14} />}
              value={model.state.search}
              onValue={(search) => model.change({ search })}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || !onFirst) return
                event.preventDefault()
                onFirst()
              }}
            />
          </div>
        )}
        {actions}
        {hasMenu && <TableMenu {...props} />}
      </Row>
    </>
  )
  if (header === undefined) return <Row className={styles.line}>{tools}</Row>
  return header && createPortal(tools, header)
}

const hasFilter = ({ filter }: { filter?: unknown }) => filter !== undefined

/** Everything a player can do with a table as a whole. */
function TableMenu<Row>({ label, model, columnPicker, csvName }: TableToolsProps<Row>) {
  const filters = Object.keys(model.state.filters).length
  const asCsv = () => writeCsv(...sheetOf(model))
  return (
    <Popover
      title={`Menu of ${label}`}
      align="end"
      isWide
      trigger={
        <Button
          size="small"
          variant="ghost"
          icon={<MoreIcon />}
          title="Columns, filters, CSV"
          aria-label={`Menu of ${label}`}
        >
          {filters > 0 && formatCount(filters, 'filter')}
        </Button>
      }
    >
      <Stack gap={4} className={styles.menu}>
        {csvName && (
          <Row>
            <Button
              size="small"
              icon={<DownloadIcon size={14} />}
              disabled={model.found.length === 0}
              onClick={() => downloadCsv(csvName, asCsv())}
            >
              CSV
            </Button>
            <CopyButton label={`${label} table`} text={asCsv} />
          </Row>
        )}
        <Row wrap align="start" gap={6} lineGap={4}>
          {model.columns.some(hasFilter) && (
            <Stack as="section" aria-label="Filters">
              <h3>Filters</h3>
              <FilterPanel model={model} />
            </Stack>
          )}
          {columnPicker && <ColumnPicker model={model} />}
        </Row>
      </Stack>
    </Popover>
  )
}

function ColumnPicker<Row>({ model }: { model: TableModel<Row> }) {
  const { table, columns, shown, resetColumns } = model
  return (
    <Stack as="section" gap={0} align="start" aria-label="Columns">
      <h3>Columns</h3>
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
  )
}

/** What the player sees, as figures: visible columns, filtered and sorted rows, over all pages. */
function sheetOf<Row>({
  shown,
  found,
}: Pick<TableModel<Row>, 'shown' | 'found'>): [header: string[], rows: CsvValue[][]] {
  const written = shown.filter((column) => column.csv !== false)
  return [
    written.map(({ group, header }) => (group ? `${group}: ${header}` : header)),
    found.map(({ original: { row } }) =>
      written.map((column) => (column.csv ? column.csv(row) : column.value(row))),
    ),
  ]
}
