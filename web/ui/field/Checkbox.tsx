import { memo, type ReactNode } from 'react'
import { classes } from '../classes.ts'
import styles from './Checkbox.module.css'

type ToggleProps = {
  label: ReactNode
  checked: boolean
  onChecked: (checked: boolean) => void
  disabled?: boolean | undefined
  hideLabel?: boolean | undefined
}

/** Memoised, because React writes every checkbox that it renders. */
export const Checkbox = memo(function Checkbox({
  label,
  checked,
  onChecked,
  disabled,
  hideLabel,
  mixed = false,
  readOnly = false,
  tabIndex,
}: ToggleProps & {
  mixed?: boolean | undefined
  readOnly?: boolean | undefined
  /** −1 where arrow keys lead to it, as in a table. */
  tabIndex?: number | undefined
}) {
  return (
    <label className={styles.row}>
      <input
        type="checkbox"
        className={classes(styles.box, styles.checkbox)}
        checked={checked}
        disabled={disabled}
        tabIndex={tabIndex}
        aria-readonly={readOnly || undefined}
        ref={(input) => {
          if (input) input.indeterminate = mixed
        }}
        onChange={(event) => readOnly || onChecked(event.target.checked)}
      />
      <span className={hideLabel ? 'visually-hidden' : undefined}>{label}</span>
    </label>
  )
})

export function Switch({ label, checked, onChecked, disabled, hideLabel }: ToggleProps) {
  return (
    <label className={styles.row}>
      <input
        type="checkbox"
        role="switch"
        aria-checked={checked}
        className={classes(styles.box, styles.switch)}
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChecked(event.target.checked)}
      />
      <span className={hideLabel ? 'visually-hidden' : undefined}>{label}</span>
    </label>
  )
}
