import type { ReactNode } from 'react'
import { Button } from '../Button.tsx'
import { Checkbox } from '../Checkbox.tsx'
import { CopyButton } from '../CopyButton.tsx'
import { writeCsv } from '../csv.ts'
import { downloadCsv } from '../download.ts'
import { formatWhole } from '../format.ts'
import { ColumnsIcon, DownloadIcon, FilterIcon, SearchIcon } from '../icons/actions.tsx'
import { Popover } from '../Popover.tsx'
import { TextField } from '../TextField.tsx'
import { FilterPanel } from './FilterPanel.tsx'
import { isShown, type TableModel } from './model.ts'
import { sheetOf } from './sheet.ts'
import styles from './TableTools.module.css'

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
  const { rows, columns, columnChoice, setColumnChoice, state, change, order } = model
  const filterable = columns.some((column) => column.filter)
  if (!searchable && !columnPicker && !filterable && !csvName && !actions) return null

  const all = rows.length
  const found = order.length
  const filters = Object.keys(state.filters).length
  const chosen = columns.filter((column) => isShown(column, columnChoice))

  function asCsv(): string {
    const sheet = sheetOf(model)
    return writeCsv(sheet.header, sheet.rows)
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
              {columns.map((column) => (
                <Checkbox
                  key={column.id}
                  label={column.group ? `${column.group}: ${column.header}` : column.header}
                  checked={chosen.includes(column)}
                  // The last column left cannot go: an empty table has no way back.
                  disabled={chosen.length === 1 && chosen[0] === column}
                  onChecked={(visible) =>
                    setColumnChoice({ ...columnChoice, [column.id]: visible })
                  }
                />
              ))}
              <Button
                size="small"
                disabled={Object.keys(columnChoice).length === 0}
                onClick={() => setColumnChoice({})}
              >
                As at first
              </Button>
            </div>
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
      </div>
    </div>
  )
}
