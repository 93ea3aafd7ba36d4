import type { ComponentProps } from 'react'
import { classes } from '../classes.ts'
import control from './control.module.css'
import { Field } from './Field.tsx'
import styles from './TextArea.module.css'

/** Text on several lines; grows with its content, up to the height of the window. */
export function TextArea({
  label,
  value,
  onValue,
  ...rest
}: Omit<ComponentProps<'textarea'>, 'onChange'> & {
  label: string
  onValue: (value: string) => void
}) {
  return (
    <Field label={label}>
      {(wiring) => (
        <div className={control.control}>
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
