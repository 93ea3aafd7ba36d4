import { Select } from '../../ui/Select.tsx'
import { holdWords, type ShipChoice } from './ship-choices.ts'

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
      options={choices.map(({ id, name, kind, design }) => ({
        value: id,
        label: kind === 'preset' ? name : `${name}, ${holdWords(design)}`,
        hint: HINTS[kind],
      }))}
      value={value}
      onValue={onValue}
    />
  )
}
