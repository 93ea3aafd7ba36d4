import { Select } from '../../ui/field/Select.tsx'
import { type ShipChoice, withHold } from './ship-choices.ts'

const HINTS = { flying: 'yours, FIO', design: 'your design', preset: 'preset' } as const

export function ShipSelect({
  label = 'Ship',
  choices,
  value,
  onValue,
}: {
  label?: string
  choices: readonly ShipChoice[]
  value: string | null
  onValue: (id: string) => void
}) {
  return (
    <Select
      label={label}
      placeholder="Choose a ship"
      options={choices.map((choice) => ({
        value: choice.id,
        label: withHold(choice),
        hint: HINTS[choice.kind],
      }))}
      value={value}
      onValue={onValue}
    />
  )
}
