import type { RowData } from '@tanstack/react-table'
import type { ReactNode } from 'react'
import { Button } from '../Button.tsx'
import { Checkbox } from '../Checkbox.tsx'
import { writeCsv } from '../csv.ts'
import { downloadCsv } from '../download.ts'
import { formatWhole } from '../format.ts'
import { ColumnsIcon, DownloadIcon, FilterIcon, SearchIcon } from '../icons/actions.tsx'
import { Popover } from '../Popover.tsx'
import { TextField } from '../TextField.tsx'
import type { DataColumn } from './columns.ts'
import { FilterPanel } from './FilterPanel.tsx'
import type { TableModel } from './model.ts'
import { sheetOf } from './sheet.ts'
import styles from './TableTools.module.css'

export type TableToolsProps<Row extends RowData> = {
  label: string
  model: TableModel<Row>
  columns: readonly DataColumn<Row>[]
  searchable: boolean
  columnPicker: boolean
  csvName: string | undefined
  actions: ReactNode
}

export function TableTools<Row extends RowData>({
  label,
  model,
  columns,
  searchable,
  columnPicker,
  csvName,
  actions,
}: TableToolsProps<Row>) {
  const filterable = columns.some((column) => column.filter)
  if (!searchable && !columnPicker && !filterable && !csvName && !actions) return null

  const all = model.getCoreRowModel().rows.length
  const found = model.getFilteredRowModel().rows.length
  const filters = model.state.columnFilters.length

  function save(name: string) {
    const sheet = sheetOf(model, columns)
    downloadCsv(name, writeCsv(sheet.header, sheet.rows))
  }

  return (
    <div className={styles.tools}>
      {searchable && (
        <div className={styles.search}>
          <TextField
            label={`Search ${label}`}
            hideLabel
            type="search"
            placeholder="Search"
            prefix={<SearchIcon size={14} />}
            value={model.state.globalFilter ?? ''}
            onValue={(text) => model.setGlobalFilter(text)}
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
          <FilterPanel model={model} columns={columns} />
        </Popover>
      )}
      {all > 0 && (
        <span className={styles.count} aria-live="polite">
          {found === all
            ? `${formatWhole(all)} ${all === 1 ? 'row' : 'rows'}`
            : `${formatWhole(found)} of ${formatWhole(all)}`}
        </span>
      )}
      <div className={styles.end}>
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
            <div className={styles.columns}>
              {model.getAllLeafColumns().map((column) => (
                <Checkbox
                  key={column.id}
                  label={String(column.columnDef.header)}
                  checked={column.getIsVisible()}
                  // The last column left cannot go: an empty table has no way back.
                  disabled={column.getIsVisible() && model.getVisibleLeafColumns().length === 1}
                  onChecked={(visible) => column.toggleVisibility(visible)}
                />
              ))}
            </div>
          </Popover>
        )}
        {csvName && (
          <Button
            size="small"
            icon={<DownloadIcon size={14} />}
            disabled={found === 0}
            onClick={() => save(csvName)}
          >
            CSV
          </Button>
        )}
      </div>
    </div>
  )
}
