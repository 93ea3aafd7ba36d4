import { preferences, setPreference, usePreferences } from '../../session/preferences.ts'
import { NumberInput } from '../../ui/field/NumberInput.tsx'

/** What a unit of a currency is worth to the player; empty is one to one. Saved at once, like all preferences. */
export function CurrencyRate({ currency }: { currency: string }) {
  const rate = usePreferences().currencyRates[currency]
  return (
    <NumberInput
      label={`1 ${currency} in $`}
      decimals
      allowEmpty
      hideButtons
      min={0}
      placeholder="1"
      value={rate ?? null}
      onValue={(entered) => keepRate(currency, entered)}
    />
  )
}

function keepRate(currency: string, rate: number | null): void {
  const { [currency]: _former, ...others } = preferences.get().currencyRates
  setPreference('currencyRates', rate ? { ...others, [currency]: rate } : others)
}
