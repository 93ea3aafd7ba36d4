import type { ReactNode } from 'react'
import type { FlightChoice } from '../../../engine/fleet/ships/flight-choice.ts'
import { Switch } from '../../ui/field/Checkbox.tsx'
import { NumberInput } from '../../ui/field/NumberInput.tsx'
import { Select } from '../../ui/field/Select.tsx'
import { AIM_WORDS } from './flight-words.ts'

const AIMS = (['jumps', 'time', 'cost'] as const).map((value) => ({
  value,
  label: AIM_WORDS[value],
}))

const percent = (share: number) => Math.round(share * 10_000) / 100

export function FlightFields({
  flight,
  onFlight,
  fuelHint,
}: {
  flight: FlightChoice
  onFlight: (change: Partial<FlightChoice>) => void
  fuelHint?: ReactNode
}) {
  return (
    <>
      <Select
        label="Route"
        options={AIMS}
        value={flight.aim}
        onValue={(aim) => onFlight({ aim })}
      />
      <NumberInput
        label="Fuel slider, of the tank"
        suffix="%"
        decimals
        min={1}
        max={100}
        value={percent(flight.fuelShare)}
        hint={fuelHint}
        onValue={(share) => onFlight({ fuelShare: share / 100 })}
      />
      <NumberInput
        label="Reactor slider"
        suffix="%"
        decimals
        min={0}
        max={100}
        step={5}
        value={percent(flight.reactorSlider)}
        onValue={(slider) => onFlight({ reactorSlider: slider / 100 })}
      />
      <NumberInput
        label="Value of an hour"
        suffix="$"
        max={1_000_000}
        step={100}
        value={flight.valueOfHour}
        onValue={(valueOfHour) => onFlight({ valueOfHour })}
      />
      <NumberInput
        label="Repair at damage"
        suffix="%"
        decimals
        min={1}
        max={100}
        value={percent(flight.repairAt)}
        onValue={(share) => onFlight({ repairAt: share / 100 })}
      />
      <Switch
        label="Gateways"
        checked={flight.withGateways}
        onChecked={(withGateways) => onFlight({ withGateways })}
      />
    </>
  )
}
