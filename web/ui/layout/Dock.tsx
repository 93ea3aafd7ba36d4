import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react'
import { classes } from '../classes.ts'
import { IconButton } from '../field/IconButton.tsx'
import { CloseIcon } from '../icons/actions.tsx'
import overlay from '../overlay/Dialog.module.css'
import styles from './Dock.module.css'

/** A temporary column beside others, which stay usable. Escape closes it, its opener gets the focus back. */
export function Dock({
  title,
  onClose,
  opener,
  children,
}: {
  title: ReactNode
  onClose: () => void
  /** Undefined: nobody opened it, and it leaves the focus where it is. */
  opener: RefObject<HTMLElement | null> | undefined
  children: ReactNode
}) {
  const titleId = useId()
  const frame = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (!opener) return
    frame.current?.focus()
    return () => opener.current?.focus()
  }, [opener])
  useEffect(() => {
    function closeOnEscape(event: KeyboardEvent) {
      const { activeElement: active, body } = document
      const isHere = active === body || frame.current?.contains(active)
      // The open list of a field closes first.
      const isList = active?.getAttribute('aria-expanded') === 'true'
      if (event.key === 'Escape' && isHere && !isList && !event.defaultPrevented) onClose()
    }
    document.addEventListener('keydown', closeOnEscape)
    return () => document.removeEventListener('keydown', closeOnEscape)
  }, [onClose])
  return (
    <dialog open ref={frame} tabIndex={-1} aria-labelledby={titleId} className={styles.dock}>
      <header className={overlay.header}>
        <h2 id={titleId} className={overlay.title}>
          {title}
        </h2>
        <IconButton label="Close" icon={<CloseIcon />} onClick={onClose} />
      </header>
      <div className={classes(overlay.body, styles.body)}>{children}</div>
    </dialog>
  )
}
