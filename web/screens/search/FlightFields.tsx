import { PlacePicker } from '../../parts/ship/PlacePicker.tsx'
import { ShipSelect } from '../../parts/ship/ShipSelect.tsx'
import { useShipChoices } from '../../parts/ship/use-ship-choices.ts'
import { NumberInput } from '../../ui/NumberInput.tsx'
import type { Conditions } from './conditions.ts'
import { shipNamed } from './flown-ship.ts'
import styles from './SearchForm.module.css'
import { LONGEST_FLIGHT } from './search-params.ts'

interface FlightPart {
  conditions: Conditions
  onConditions: (change: Partial<Conditions>) => void
}

/** From where planets are flown to, with which ship, and how long its flights may take. */
export function FlightFields(part: FlightPart) {
  const { flownFrom } = part.conditions
  return (
    <>
      <PlacePicker
        label="Flight from"
        value={flownFrom}
        onValue={(place) => part.onConditions({ flownFrom: place })}
      />
      {flownFrom !== null && <ShipAndHours {...part} />}
    </>
  )
}

function ShipAndHours({ conditions: { ship, hours }, onConditions }: FlightPart) {
  const choices = useShipChoices()
  return (
    <div className={styles.pair}>
      <ShipSelect
        choices={choices}
        value={shipNamed(ship, choices).id}
        onValue={(id) => onConditions({ ship: id })}
      />
      <NumberInput
        label="Hours at most"
        allowEmpty
        placeholder="any"
        min={1}
        max={LONGEST_FLIGHT}
        value={hours}
        onValue={(most) => onConditions({ hours: most })}
      />
    </div>
  )
}
