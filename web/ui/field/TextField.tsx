import type { ComponentProps, ReactNode } from 'react'
import control from './control.module.css'
import { Field, type FieldProps } from './Field.tsx'

export type TextFieldProps = Omit<ComponentProps<'input'>, 'onChange' | 'value' | 'prefix'> &
  FieldProps & {
    value: string
    onValue: (value: string) => void
    /** Shown inside the box, before and after the text. */
    prefix?: ReactNode
    suffix?: ReactNode
  }

export function TextField({
  label,
  hideLabel,
  hint,
  error,
  value,
  onValue,
  prefix,
  suffix,
  type = 'text',
  ...rest
}: TextFieldProps) {
  return (
    <Field label={label} hideLabel={hideLabel} hint={hint} error={error}>
      {(wiring) => (
        <div
          className={control.control}
          data-invalid={error ? '' : undefined}
          data-disabled={rest.disabled ? '' : undefined}
        >
          {prefix && <span className={control.prefix}>{prefix}</span>}
          <input
            {...rest}
            {...wiring}
            type={type}
            className={control.input}
            value={value}
            onChange={(event) => onValue(event.target.value)}
          />
          {suffix}
        </div>
      )}
    </Field>
  )
}
