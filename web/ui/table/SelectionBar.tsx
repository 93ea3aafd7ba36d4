import type { ReactNode } from 'react'
import { formatWhole } from '../../../engine/game/number-format.ts'
import { Button } from '../field/Button.tsx'
import { Row } from '../layout/Row.tsx'
import type { TableInstance } from './features.ts'
import styles from './TableFoot.module.css'
import { TableFoot } from './TableFoot.tsx'

/** Below the rows and always shown, so that the first tick moves nothing. */
export function SelectionBar<Row>({
  label,
  table,
  actions,
}: {
  label: string
  table: TableInstance<Row>
  actions: ((rows: readonly Row[], clear: () => void) => ReactNode) | undefined
}) {
  const chosen = table.getSelectedRowModel().rows
  const count = chosen.length
  const unseen = count - table.getFilteredSelectedRowModel().rows.length
  const found = table.getRowCount()
  const clear = () => table.resetRowSelection(true)
  return (
    <TableFoot as="section" isSteady aria-label={`Selected ${label}`}>
      <span aria-live="polite">
        {count === 0 ? 'None selected' : `${formatWhole(count)} selected`}
        {unseen > 0 && `, ${formatWhole(unseen)} of them filtered out`}
      </span>
      {count > 0 &&
        actions?.(
          chosen.map(({ original }) => original.row),
          clear,
        )}
      <Row as="span" align="stretch" gap={1} className={styles.end}>
        {!table.getIsAllRowsSelected() && found > 0 && (
          <Button size="small" variant="ghost" onClick={() => table.toggleAllRowsSelected(true)}>
            Select all {formatWhole(found)}
          </Button>
        )}
        {count > 0 && (
          <Button size="small" variant="ghost" onClick={clear}>
            Clear selection
          </Button>
        )}
      </Row>
    </TableFoot>
  )
}
