import { Popover as Base } from '@base-ui/react/popover'
import type { ReactElement, ReactNode } from 'react'
import { classes } from '../classes.ts'
import styles from './Popover.module.css'
import popup from './popup.module.css'

export function Popover({
  trigger,
  title,
  align = 'start',
  openOnHover,
  isWide,
  children,
}: {
  trigger: ReactElement<Record<string, unknown>>
  title?: string | undefined
  align?: 'start' | 'center' | 'end' | undefined
  openOnHover?: boolean | undefined
  /** Its content has a width of its own: columns of controls. */
  isWide?: boolean | undefined
  children: ReactNode
}) {
  return (
    <Base.Root>
      <Base.Trigger render={trigger} openOnHover={openOnHover} delay={200} />
      <Base.Portal>
        <Base.Positioner className={popup.positioner} align={align} sideOffset={6}>
          <Base.Popup
            className={classes(popup.popup, styles.popover, isWide && styles.wide)}
            {...(title ? {} : { 'aria-label': 'Details' })}
          >
            {title && <Base.Title className={styles.title}>{title}</Base.Title>}
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
