import type { ReactNode } from 'react'
import styles from './EditRow.module.css'
import { IconButton } from './IconButton.tsx'
import { CloseIcon } from './icons/actions.tsx'
import { NumberInput, type NumberInputProps } from './NumberInput.tsx'
import { removeLine } from './remove-line.ts'

// Taken from each member of the union, so that a number and an empty field keep their own callbacks.
type Unlabelled<Props> = Props extends unknown ? Omit<Props, 'label' | 'hideLabel'> : never
type RowNumber = Unlabelled<NumberInputProps> & { label?: string }

/** A list of things that each have a number: buildings, experts, preferences. */
export function EditList({
  label,
  empty,
  children,
}: {
  label: string
  /** Shown while there are no rows. */
  empty?: ReactNode
  children: ReactNode
}) {
  const none = Array.isArray(children) && children.length === 0
  if (none && empty) return <div className={styles.empty}>{empty}</div>
  return (
    <ul aria-label={label} className={styles.list}>
      {children}
    </ul>
  )
}

/** One line: name, number, what it does, and the way to remove it. */
export function EditRow({
  name,
  children,
  number,
  extra,
  onRemove,
}: {
  /** What the row is about, for the names of its controls: "Farm". */
  name: string
  /** How the name is drawn where text is not enough: a tile, a swatch. */
  children?: ReactNode
  /** The number field; it is named after the row unless it has a label of its own. */
  number?: RowNumber | undefined
  /** Muted figures or further controls on the right. */
  extra?: ReactNode
  onRemove?: (() => void) | undefined
}) {
  return (
    <li className={styles.row}>
      <span className={styles.name}>{children ?? name}</span>
      {number && (
        <span className={styles.number}>
          <NumberInput {...({ label: name, ...number } as NumberInputProps)} hideLabel />
        </span>
      )}
      {extra && <span className={styles.extra}>{extra}</span>}
      {onRemove && (
        <IconButton
          size="small"
          className={styles.remove}
          label={`Remove ${name}`}
          icon={<CloseIcon size={14} />}
          onClick={({ currentTarget }) => removeLine(currentTarget, onRemove)}
        />
      )}
    </li>
  )
}
