import { Button } from '../field/Button.tsx'
import { MultiSelect } from '../field/MultiSelect.tsx'
import { NumberInput } from '../field/NumberInput.tsx'
import { TextField } from '../field/TextField.tsx'
import { Stack } from '../layout/Stack.tsx'
import { type CellValue, compareCells, type DataColumn, listEntries } from './columns.ts'
import styles from './FilterPanel.module.css'
import type { ColumnFilter as Filter, NumberRange } from './filters.ts'
import type { TableModel } from './use-table-model.ts'

export function FilterPanel<Row>({ model }: { model: TableModel<Row> }) {
  return (
    <Stack gap={3} className={styles.panel}>
      {model.columns.map((column) => (
        <ColumnFilter key={column.id} model={model} column={column} />
      ))}
      <Button size="small" onClick={() => model.change({ filters: {} })}>
        Clear filters
      </Button>
    </Stack>
  )
}

const OPEN_RANGE: NumberRange = { least: null, most: null }

function ColumnFilter<Row>({ model, column }: { model: TableModel<Row>; column: DataColumn<Row> }) {
  const { filters } = model.state
  const current = filters[column.id]
  function narrow(filter: Filter | undefined) {
    const { [column.id]: _, ...others } = filters
    model.change({ filters: filter === undefined ? others : { ...others, [column.id]: filter } })
  }

  if (column.filter === 'text') {
    return (
      <TextField
        label={column.header}
        value={typeof current === 'string' ? current : ''}
        onValue={(text) => narrow(text || undefined)}
      />
    )
  }
  if (column.filter === 'choice' || column.filter === 'list') {
    return (
      <MultiSelect
        label={column.header}
        options={choicesOf(model, column)}
        values={Array.isArray(current) ? current : []}
        onValues={(values) => narrow(values.length > 0 ? values : undefined)}
        placeholder="All"
      />
    )
  }
  if (column.filter === 'range') {
    const range = isRange(current) ? current : OPEN_RANGE
    const narrowTo = (next: NumberRange) =>
      narrow(next.least === null && next.most === null ? undefined : next)
    return (
      <fieldset className={styles.range}>
        <legend className={styles.legend}>{column.header}</legend>
        <NumberInput
          label="at least"
          decimals
          allowEmpty
          hideButtons
          value={range.least}
          onValue={(least) => narrowTo({ ...range, least })}
        />
        <NumberInput
          label="at most"
          decimals
          allowEmpty
          hideButtons
          value={range.most}
          onValue={(most) => narrowTo({ ...range, most })}
        />
      </fieldset>
    )
  }
  return null
}

const isRange = (filter: Filter | undefined): filter is NumberRange =>
  typeof filter === 'object' && 'least' in filter

function choicesOf<Row>({ table }: TableModel<Row>, column: DataColumn<Row>) {
  const cells = table.getCoreRowModel().rows.map((row) => row.getValue<CellValue>(column.id))
  const entries = column.filter === 'list' ? cells.flatMap(listEntries) : cells
  const values = new Set(entries.map((value) => String(value ?? '')))
  return [...values].sort(compareCells).map((value) => ({ value, label: value || '—' }))
}
