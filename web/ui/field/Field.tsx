import { type ReactNode, useId } from 'react'
import { classes } from '../classes.ts'
import styles from './Field.module.css'

export type FieldProps = {
  label: string
  /** The name is for screen readers only, if a column header or the place says it already. */
  hideLabel?: boolean | undefined
  hint?: ReactNode
  error?: string | undefined
}

type Wiring = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

export function Field({
  label,
  hideLabel,
  hint,
  error,
  children,
}: FieldProps & { children: (wiring: Wiring) => ReactNode }) {
  const id = useId()
  const noteId = `${id}note`
  const note = error ?? hint
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={hideLabel ? 'visually-hidden' : styles.label}>
        {label}
      </label>
      {children({
        id,
        'aria-describedby': note ? noteId : undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {note && (
        <p id={noteId} className={classes('quiet', error && 'loss')}>
          {note}
        </p>
      )}
    </div>
  )
}
