import { NumberInput } from '../../../../ui/field/NumberInput.tsx'
import { Segmented } from '../../../../ui/field/Segmented.tsx'
import { Row } from '../../../../ui/layout/Row.tsx'
import styles from './WhatIf.module.css'
import type { Percent } from './what-if-rows.ts'

export function PercentField({
  of,
  value,
  onValue,
}: {
  of: string
  value: Percent
  onValue: (value: Percent) => void
}) {
  return (
    <Row as="span" inline gap={1}>
      <Segmented
        label={`More or less for ${of}`}
        choices={[
          { value: 'less', label: '−' },
          { value: 'more', label: '+' },
        ]}
        value={value.isLess ? 'less' : 'more'}
        onValue={(side) => {
          const isLess = side === 'less'
          onValue({ isLess, percent: isLess ? Math.min(value.percent, 100) : value.percent })
        }}
      />
      <span className={styles.number}>
        <NumberInput
          label={`Per cent for ${of}`}
          hideLabel
          hideButtons
          decimals
          suffix="%"
          // No price falls below zero.
          max={value.isLess ? 100 : 1000}
          value={value.percent}
          onValue={(percent) => onValue({ ...value, percent })}
        />
      </span>
    </Row>
  )
}
