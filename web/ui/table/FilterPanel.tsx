import type { RowData } from '@tanstack/react-table'
import { Button } from '../Button.tsx'
import { MultiSelect } from '../MultiSelect.tsx'
import { NumberInput } from '../NumberInput.tsx'
import { TextField } from '../TextField.tsx'
import { compareCells, type DataColumn, type NumberRange } from './columns.ts'
import styles from './FilterPanel.module.css'
import type { TableModel } from './model.ts'

type Panel<Row extends RowData> = {
  model: TableModel<Row>
  columns: readonly DataColumn<Row>[]
}

/** One filter per column that offers one. */
export function FilterPanel<Row extends RowData>({ model, columns }: Panel<Row>) {
  return (
    <div className={styles.panel}>
      {columns.map((column) => (
        <ColumnFilter key={column.id} model={model} column={column} />
      ))}
      <Button size="small" onClick={() => model.resetColumnFilters(true)}>
        Clear filters
      </Button>
    </div>
  )
}

const OPEN_RANGE: NumberRange = { least: null, most: null }

function ColumnFilter<Row extends RowData>({
  model,
  column,
}: {
  model: TableModel<Row>
  column: DataColumn<Row>
}) {
  const handle = model.getColumn(column.id)
  if (!handle) return null
  const current: unknown = handle.getFilterValue()

  if (column.filter === 'text') {
    return (
      <TextField
        label={column.header}
        value={typeof current === 'string' ? current : ''}
        onValue={(text) => handle.setFilterValue(text || undefined)}
      />
    )
  }
  if (column.filter === 'choice') {
    return (
      <MultiSelect
        label={column.header}
        options={choicesOf(model, column)}
        values={Array.isArray(current) ? current : []}
        onValues={(values) => handle.setFilterValue(values.length > 0 ? values : undefined)}
        placeholder="All"
      />
    )
  }
  if (column.filter === 'range') {
    const range = isRange(current) ? current : OPEN_RANGE
    const narrow = (next: NumberRange) =>
      handle.setFilterValue(next.least === null && next.most === null ? undefined : next)
    return (
      <fieldset className={styles.range}>
        <legend className={styles.legend}>{column.header}</legend>
        <NumberInput
          label="at least"
          decimals
          allowEmpty
          hideButtons
          value={range.least}
          onValue={(least) => narrow({ ...range, least })}
        />
        <NumberInput
          label="at most"
          decimals
          allowEmpty
          hideButtons
          value={range.most}
          onValue={(most) => narrow({ ...range, most })}
        />
      </fieldset>
    )
  }
  return null
}

const isRange = (filter: unknown): filter is NumberRange =>
  typeof filter === 'object' && filter !== null && 'least' in filter && 'most' in filter

function choicesOf<Row extends RowData>(model: TableModel<Row>, column: DataColumn<Row>) {
  const values = model.getCoreRowModel().rows.map((row) => String(column.value(row.original) ?? ''))
  return [...new Set(values)].sort(compareCells).map((value) => ({ value, label: value || '—' }))
}
