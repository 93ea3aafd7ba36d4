import { Button } from '../../ui/field/Button.tsx'
import { ChevronDownIcon } from '../../ui/icons/arrows.tsx'
import { Menu, type MenuEntry } from '../../ui/overlay/Menu.tsx'
import styles from './BasisMenu.module.css'

/** One part of what figures rest on, and what may be chosen instead. */
export function BasisMenu({
  label,
  value,
  entries,
}: {
  label: string
  value: string
  entries: readonly MenuEntry[]
}) {
  if (entries.length === 0) return <span>{value}</span>
  return (
    <Menu
      align="start"
      trigger={
        <Button size="small" variant="ghost" aria-label={`${label}: ${value}`}>
          <span className={styles.value}>{value}</span>
          <ChevronDownIcon size={12} />
        </Button>
      }
      entries={entries}
    />
  )
}
