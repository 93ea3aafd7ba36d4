import type { ReactNode } from 'react'
import { CloseIcon } from '../icons/actions.tsx'
import { Stack } from '../layout/Stack.tsx'
import styles from './EditRow.module.css'
import { IconButton } from './IconButton.tsx'
import { NumberInput, type NumberInputProps } from './NumberInput.tsx'
import { removeLine } from './remove-line.ts'

// Distributes over the union, so that a number and an empty field keep their own callbacks.
type Unlabelled<Props> = Props extends unknown ? Omit<Props, 'label' | 'hideLabel'> : never
type RowNumber = Unlabelled<NumberInputProps> & { label?: string }

export function EditList({
  label,
  empty,
  children,
}: {
  label: string
  empty?: ReactNode
  children: ReactNode
}) {
  const none = Array.isArray(children) && children.length === 0
  if (none && empty) return <div className={styles.empty}>{empty}</div>
  return (
    <Stack as="ul" gap={0} aria-label={label}>
      {children}
    </Stack>
  )
}

export function EditRow({
  name,
  children,
  number,
  extra,
  onRemove,
}: {
  name: string
  children?: ReactNode
  /** The number field, named after the row unless it has its own label. */
  number?: RowNumber | undefined
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
