import type { ComponentProps } from 'react'
import styles from './CodeArea.module.css'
import { Field } from './Field.tsx'

/** JSON to copy or to paste. */
export function CodeArea({ label, ...rest }: ComponentProps<'textarea'> & { label: string }) {
  return (
    <Field label={label}>
      {(wiring) => <textarea spellCheck={false} {...rest} {...wiring} className={styles.code} />}
    </Field>
  )
}
