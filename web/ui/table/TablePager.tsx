import { formatWhole } from '../../../engine/game/number-format.ts'
import { IconButton } from '../field/IconButton.tsx'
import { ChevronLeftIcon, ChevronRightIcon } from '../icons/arrows.tsx'
import type { TableInstance } from './features.ts'
import { TableFoot } from './TableFoot.tsx'

export function TablePager<Row>({ label, table }: { label: string; table: TableInstance<Row> }) {
  const { pageIndex, pageSize } = table.state.pagination
  const rows = table.getRowCount()
  const first = pageIndex * pageSize
  return (
    <TableFoot as="nav" justify="end" aria-label={`Pages of ${label}`}>
      <span aria-live="polite">
        {formatWhole(first + 1)}–{formatWhole(Math.min(first + pageSize, rows))} of{' '}
        {formatWhole(rows)}
      </span>
      <IconButton
        size="small"
        label="Previous page"
        icon={<ChevronLeftIcon />}
        aria-disabled={!table.getCanPreviousPage()}
        onClick={() => table.previousPage()}
      />
      <span>
        Page {formatWhole(pageIndex + 1)} of {formatWhole(table.getPageCount())}
      </span>
      <IconButton
        size="small"
        label="Next page"
        icon={<ChevronRightIcon />}
        aria-disabled={!table.getCanNextPage()}
        onClick={() => table.nextPage()}
      />
    </TableFoot>
  )
}
