import { Popover } from '@base-ui/react/popover'
import type { ReactNode } from 'react'
import styles from './Explained.module.css'
import { useExplainHandle } from './ExplainProvider.tsx'
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
  const handle = useExplainHandle()
  if (!handle) return children
  return (
    <Popover.Trigger
      handle={handle}
      payload={{ figure, label }}
      render={
        <button type="button" className={styles.explained} aria-description={`Derive ${label}`}>
          {children}
        </button>
      }
    />
  )
}
