import type { ReactNode } from 'react'
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
  /** For screen readers: "profit". */
  label: string
  children: ReactNode
}) {
  const explaining = useExplaining()
  if (!explaining) return children
  return (
    <button
      ref={explaining.place}
      type="button"
      className={styles.explained}
      aria-description={`Derive ${label}`}
      aria-haspopup="dialog"
      // The provider sets true on the figure that it shows: a hundred figures need no state of their own.
      aria-expanded={false}
      onClick={({ currentTarget }) => explaining.ask({ figure, label, anchor: currentTarget })}
    >
      {children}
    </button>
  )
}
