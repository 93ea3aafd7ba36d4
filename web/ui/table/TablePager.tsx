import { formatWhole } from '../format.ts'
import { IconButton } from '../IconButton.tsx'
import { ChevronLeftIcon, ChevronRightIcon } from '../icons/arrows.tsx'
import type { Page } from './pages.ts'
import styles from './TablePager.module.css'

export function TablePager({
  label,
  page,
  rows,
  onPage,
}: {
  label: string
  page: Page
  rows: number
  onPage: (index: number) => void
}) {
  return (
    <nav className={styles.pager} aria-label={`Pages of ${label}`}>
      <span aria-live="polite">
        {formatWhole(page.first + 1)}–{formatWhole(page.last)} of {formatWhole(rows)}
      </span>
      <IconButton
        size="small"
        label="Previous page"
        icon={<ChevronLeftIcon />}
        aria-disabled={page.index === 0}
        onClick={() => onPage(page.index - 1)}
      />
      <span>
        Page {formatWhole(page.index + 1)} of {formatWhole(page.count)}
      </span>
      <IconButton
        size="small"
        label="Next page"
        icon={<ChevronRightIcon />}
        aria-disabled={page.index === page.count - 1}
        onClick={() => onPage(page.index + 1)}
      />
    </nav>
  )
}
