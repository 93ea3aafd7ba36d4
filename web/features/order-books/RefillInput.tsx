import { setPreference, usePreferences } from '../../session/preferences.ts'
import { NumberInput } from '../../ui/field/NumberInput.tsx'

/** How much of an order book comes back in a day: one setting for all that asks the books. */
export function RefillInput({ hasLabel = true }: { hasLabel?: boolean }) {
  const { bookRefillPercent } = usePreferences()
  return (
    <NumberInput
      label="Order books refill a day"
      hideLabel={!hasLabel}
      hideButtons={!hasLabel}
      suffix="%"
      decimals
      min={0}
      max={100}
      value={bookRefillPercent}
      onValue={(percent) => setPreference('bookRefillPercent', percent)}
    />
  )
}
