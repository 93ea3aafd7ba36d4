import { formatAmount } from '../ui/format.ts'
import { NumberInput } from '../ui/NumberInput.tsx'
import styles from './AmountField.module.css'

/** How many of something; a plain figure where the plan is only shown. */
export function AmountField({
  label,
  value,
  max,
  isReadOnly,
  disabled,
  onValue,
}: {
  label: string
  value: number
  max?: number | undefined
  isReadOnly: boolean
  disabled?: boolean | undefined
  onValue: (value: number) => void
}) {
  if (isReadOnly)
    return (
      <span className={styles.shown}>
        <span className="visually-hidden">{label} </span>
        {formatAmount(value)}
      </span>
    )
  return (
    <span className={styles.amount}>
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
