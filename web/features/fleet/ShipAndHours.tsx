import { NumberInput } from '../../ui/field/NumberInput.tsx'
import { LONGEST_FLIGHT } from './longest-flight.ts'
import { ShipSelect } from './ShipSelect.tsx'
import { shipNamed } from './ship-named.ts'
import { useShipChoices } from './use-ship-choices.ts'

/** The ship, null for the first, and the longest flight. */
export function ShipAndHours({
  ship,
  hours,
  onShip,
  onHours,
}: {
  ship: string | null
  hours: number | null
  onShip: (id: string) => void
  onHours: (hours: number | null) => void
}) {
  const choices = useShipChoices()
  return (
    <>
      <ShipSelect choices={choices} value={shipNamed(ship, choices).id} onValue={onShip} />
      <NumberInput
        label="Hours at most"
        allowEmpty
        placeholder="any"
        min={1}
        max={LONGEST_FLIGHT}
        value={hours}
        onValue={onHours}
      />
    </>
  )
}
