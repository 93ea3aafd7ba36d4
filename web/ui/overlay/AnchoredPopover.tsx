import { Popover as Base } from '@base-ui/react/popover'
import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import styles from './Popover.module.css'
import popup from './popup.module.css'

/** Opens beside the pressed element, such as a node of a graph, while there is an anchor. */
export function AnchoredPopover({
  anchor,
  onClose,
  title,
  children,
}: {
  anchor: Element | null
  onClose: () => void
  title: string
  children: ReactNode
}) {
  return (
    <Base.Root open={anchor !== null} onOpenChange={(open) => open || onClose()}>
      <Base.Portal>
        <Base.Positioner className={popup.positioner} anchor={anchor} align="center" sideOffset={6}>
          <Base.Popup
            className={classes(popup.popup, styles.popover)}
            finalFocus={{ current: anchor as HTMLElement | null }}
          >
            <Base.Title className={styles.title}>{title}</Base.Title>
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
