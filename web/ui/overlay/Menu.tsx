import { Menu as Base } from '@base-ui/react/menu'
import type { ReactElement, ReactNode } from 'react'
import { classes } from '../classes.ts'
import popup from './popup.module.css'

export type MenuEntry =
  | 'separator'
  | {
      label: string
      icon?: ReactNode
      onSelect: () => void
      disabled?: boolean | undefined
      danger?: boolean | undefined
    }

export function Menu({
  trigger,
  entries,
  align = 'end',
}: {
  trigger: ReactElement<Record<string, unknown>>
  entries: readonly MenuEntry[]
  align?: 'start' | 'end' | undefined
}) {
  return (
    <Base.Root modal={false}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner className={popup.positioner} align={align} sideOffset={4}>
          <Base.Popup className={classes(popup.popup, popup.list)}>
            {entries.map((entry, place) =>
              entry === 'separator' ? (
                <Base.Separator
                  key={`after ${labelOf(entries[place - 1])}`}
                  className={popup.separator}
                />
              ) : (
                <Base.Item
                  key={entry.label}
                  className={classes(popup.item, entry.danger && 'loss')}
                  disabled={entry.disabled}
                  onClick={entry.onSelect}
                >
                  {entry.icon}
                  {entry.label}
                </Base.Item>
              ),
            )}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}

const labelOf = (entry: MenuEntry | undefined) =>
  entry === undefined || entry === 'separator' ? '' : entry.label
