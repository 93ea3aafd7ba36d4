import { type ReactNode, useEffect, useRef, useState } from 'react'
import styles from './Explained.module.css'
import { useExplaining } from './explain-asking.ts'
import type { FigureName } from './explain-source.ts'

/** A figure that opens its derivation when pressed. Without a provider above it is plain text. */
export function Explained<Name extends FigureName = FigureName>({
  figure,
  label,
  children,
}: {
  figure: Name
  /** What the figure is, for screen readers: "profit". */
  label: string
  children: ReactNode
}) {
  const explaining = useExplaining()
  const button = useRef<HTMLButtonElement>(null)
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    const anchor = button.current
    if (!isShown || !anchor) return
    return () => explaining?.forget(anchor)
  }, [isShown, explaining])
  if (!explaining) return children
  return (
    <button
      ref={button}
      type="button"
      className={styles.explained}
      aria-description={`Derive ${label}`}
      aria-haspopup="dialog"
      aria-expanded={isShown}
      onClick={({ currentTarget }) =>
        explaining.ask({ figure, label, anchor: currentTarget, onShown: setShown })
      }
    >
      {children}
    </button>
  )
}
