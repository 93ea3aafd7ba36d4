import { Tooltip as Base } from '@base-ui/react/tooltip'
import type { ReactElement, ReactNode } from 'react'
import { classes } from './classes.ts'
import popup from './popup.module.css'
import styles from './Tooltip.module.css'

/** More words about a control, on hover and focus. The control needs its own name; see Hint for touch screens. */
export function Tooltip({
  content,
  side = 'top',
  children,
}: {
  content: ReactNode
  side?: 'top' | 'bottom' | 'left' | 'right' | undefined
  /** One focusable element. */
  children: ReactElement<Record<string, unknown>>
}) {
  return (
    <Base.Root>
      <Base.Trigger
        render={children}
        aria-description={typeof content === 'string' ? content : undefined}
      />
      <Base.Portal>
        <Base.Positioner className={popup.positioner} side={side} sideOffset={6}>
          <Base.Popup className={classes(popup.popup, styles.tooltip)}>{content}</Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
