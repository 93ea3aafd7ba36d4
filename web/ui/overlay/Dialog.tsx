import { Dialog as Base } from '@base-ui/react/dialog'
import type { ReactNode, RefObject } from 'react'
import { classes } from '../classes.ts'
import { IconButton } from '../field/IconButton.tsx'
import { CloseIcon } from '../icons/actions.tsx'
import styles from './Dialog.module.css'

export type OverlayProps = {
  open: boolean
  onClose: () => void
  title: ReactNode
  description?: ReactNode
  actions?: ReactNode
  /** Receives the focus; by default the first control inside. */
  initialFocus?: RefObject<HTMLElement | null> | undefined
  children?: ReactNode
}

export function Overlay({
  open,
  onClose,
  title,
  description,
  actions,
  initialFocus,
  children,
  frameClass,
}: OverlayProps & { frameClass: string }) {
  return (
    <Base.Root open={open} onOpenChange={(next) => next || onClose()}>
      <Base.Portal>
        <Base.Backdrop className={styles.scrim} />
        <Base.Popup
          className={classes(styles.frame, frameClass)}
          {...(initialFocus ? { initialFocus } : {})}
        >
          <header className={styles.header}>
            <Base.Title className={styles.title}>{title}</Base.Title>
            <Base.Close render={<IconButton label="Close" icon={<CloseIcon />} />} />
          </header>
          <div className={styles.body}>
            {description && (
              <Base.Description className={styles.description}>{description}</Base.Description>
            )}
            {children}
          </div>
          {actions && <footer className={styles.footer}>{actions}</footer>}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}

export function Dialog({
  size = 'medium',
  ...overlay
}: OverlayProps & { size?: 'small' | 'medium' | 'large' | undefined }) {
  return <Overlay {...overlay} frameClass={classes(styles.dialog, styles[size])} />
}
