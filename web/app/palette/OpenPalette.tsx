import { classes } from '../../ui/classes.ts'
import { SearchIcon } from '../../ui/icons/records.tsx'
import styles from './OpenPalette.module.css'
import { paletteOpen } from './palette-state.ts'

const IS_APPLE = /Mac|iPhone|iPad/.test(navigator.platform)

/** `onOpened` lets an overlay close first. */
export function OpenPalette({
  isCollapsed = false,
  onOpened,
}: {
  isCollapsed?: boolean
  onOpened?: () => void
}) {
  return (
    <button
      type="button"
      className={classes(styles.open, isCollapsed && styles.collapsed)}
      title={isCollapsed ? 'Jump to…' : undefined}
      aria-keyshortcuts={IS_APPLE ? 'Meta+K' : 'Control+K'}
      onClick={() => {
        onOpened?.()
        paletteOpen.set(true)
      }}
    >
      <SearchIcon />
      <span className={isCollapsed ? 'visually-hidden' : styles.label}>Jump to…</span>
      {!isCollapsed && <kbd className={styles.keys}>{IS_APPLE ? '⌘K' : 'Ctrl K'}</kbd>}
    </button>
  )
}
