import type { ComponentProps } from 'react'
import { classes } from './classes.ts'
import control from './control.module.css'
import { Field, type FieldProps } from './Field.tsx'
import styles from './TextArea.module.css'

/** Text on several lines; grows with its content, up to the height of the window. */
export function TextArea({
  label,
  hideLabel,
  hint,
  error,
  value,
  onValue,
  ...rest
}: Omit<ComponentProps<'textarea'>, 'onChange' | 'value'> &
  FieldProps & { value: string; onValue: (value: string) => void }) {
  return (
    <Field label={label} hideLabel={hideLabel} hint={hint} error={error}>
      {(wiring) => (
        <div className={control.control} data-invalid={error ? '' : undefined}>
          <textarea
            rows={2}
            {...rest}
            {...wiring}
            className={classes(control.input, styles.text)}
            value={value}
            onChange={(event) => onValue(event.target.value)}
          />
        </div>
      )}
    </Field>
  )
}
