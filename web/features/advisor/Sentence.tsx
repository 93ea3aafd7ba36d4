import { type ReactNode, useId } from 'react'
import { NumberInput } from '../../ui/field/NumberInput.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import styles from './LimitSentences.module.css'

export function Sentence({
  before,
  after,
  children,
}: {
  before: string
  after: string
  children: ReactNode
}) {
  const id = useId()
  return (
    <Row role="group" wrap className={styles.sentence} aria-labelledby={id}>
      <span id={id} className="visually-hidden">
        {before} … {after}
      </span>
      <span aria-hidden="true">{before}</span>
      {children}
      <span aria-hidden="true">{after}</span>
    </Row>
  )
}

/** Empty: no such limit. */
export function AmountInput({
  label,
  value,
  suffix,
  min,
  isWide = false,
  onValue,
}: {
  label: string
  value: number | null
  suffix?: string
  min?: number
  isWide?: boolean
  onValue: (value: number | null) => void
}) {
  return (
    <span className={isWide ? styles.wide : styles.amount}>
      <NumberInput
        label={label}
        hideLabel
        hideButtons
        allowEmpty
        placeholder="any"
        suffix={suffix}
        min={min}
        value={value}
        onValue={onValue}
      />
    </span>
  )
}
