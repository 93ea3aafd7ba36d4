import { formatAmount } from '../../../../engine/game/number-format.ts'
import { classes } from '../../../ui/classes.ts'
import { NumberInput } from '../../../ui/field/NumberInput.tsx'
import styles from './AmountField.module.css'

export function AmountField({
  label,
  value,
  max,
  isReadOnly,
  disabled,
  className,
  onValue,
}: {
  label: string
  value: number
  max?: number | undefined
  isReadOnly: boolean
  disabled?: boolean | undefined
  className?: string | undefined
  onValue: (value: number) => void
}) {
  if (isReadOnly)
    return (
      <span className={classes(styles.shown, className)}>
        <span className="visually-hidden">{label} </span>
        {formatAmount(value)}
      </span>
    )
  return (
    <span className={classes(styles.amount, className)}>
      <NumberInput
        label={label}
        hideLabel
        value={value}
        max={max}
        disabled={disabled}
        onValue={onValue}
      />
    </span>
  )
}
