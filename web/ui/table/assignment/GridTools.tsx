import { memo, useMemo } from 'react'
import { formatCount, formatWhole } from '../../../../engine/game/number-format.ts'
import { classes } from '../../classes.ts'
import { Checkbox } from '../../field/Checkbox.tsx'
import { MultiSelect } from '../../field/MultiSelect.tsx'
import { ownLabels } from '../../field/options.ts'
import { TextField } from '../../field/TextField.tsx'
import { SearchIcon } from '../../icons/records.tsx'
import { Row } from '../../layout/Row.tsx'
import table from '../TableTools.module.css'
import styles from './GridTools.module.css'
import type { GridItem, GridView } from './marks.ts'

export const GridTools = memo(function GridTools({
  rows,
  columns,
  view,
  onView,
  seen,
  rowWord,
  columnsWord,
  groupsWord,
}: {
  rows: readonly GridItem[]
  columns: readonly GridItem[]
  view: GridView
  onView: (view: GridView) => void
  seen: number
  rowWord: string
  columnsWord: string
  groupsWord?: string | undefined
}) {
  const groups = useMemo(
    () =>
      ownLabels(
        [...new Set(rows.flatMap(({ group }) => group ?? []))].toSorted((a, b) =>
          a.localeCompare(b, 'en', { numeric: true }),
        ),
      ),
    [rows],
  )
  const columnOptions = useMemo(
    () => columns.map(({ id, name }) => ({ value: id, label: name })),
    [columns],
  )
  const known = (chosen: readonly string[], options: readonly { value: string }[]) =>
    chosen.filter((value) => options.some((option) => option.value === value))
  return (
    <Row wrap className={table.line}>
      <div className={styles.search}>
        <TextField
          label={`Search ${rowWord}s`}
          hideLabel
          placeholder={`Search ${rowWord}s…`}
          prefix={<SearchIcon size={14} />}
          value={view.search}
          onValue={(search) => onView({ ...view, search })}
        />
      </div>
      {groupsWord && (
        <div className={styles.filter}>
          <MultiSelect
            label={groupsWord}
            hideLabel
            placeholder={`All ${groupsWord.toLowerCase()}`}
            options={groups}
            values={known(view.groups, groups)}
            onValues={(chosen) => onView({ ...view, groups: chosen })}
          />
        </div>
      )}
      <div className={styles.filter}>
        <MultiSelect
          label={columnsWord}
          hideLabel
          placeholder={`All ${columnsWord === columnsWord.toUpperCase() ? columnsWord : columnsWord.toLowerCase()}`}
          options={columnOptions}
          values={known(view.columns, columnOptions)}
          onValues={(chosen) => onView({ ...view, columns: chosen })}
        />
      </div>
      <Checkbox
        label="Changes only"
        checked={view.pendingOnly}
        onChecked={(pendingOnly) => onView({ ...view, pendingOnly })}
      />
      <span className={classes(table.count, styles.count)} aria-live="polite">
        {seen === rows.length
          ? formatCount(rows.length, rowWord)
          : `${formatWhole(seen)} of ${formatCount(rows.length, rowWord)}`}
      </span>
    </Row>
  )
})
