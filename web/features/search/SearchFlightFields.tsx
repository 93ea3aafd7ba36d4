import { PlacePicker } from '../fleet/PlacePicker.tsx'
import { ShipAndHours } from '../fleet/ShipAndHours.tsx'
import type { Conditions } from './conditions.ts'
import styles from './SearchForm.module.css'

export function SearchFlightFields({
  conditions: { flownFrom, ship, hours },
  onConditions,
}: {
  conditions: Conditions
  onConditions: (change: Partial<Conditions>) => void
}) {
  return (
    <>
      <PlacePicker
        label="Flight from"
        value={flownFrom}
        onValue={(place) => onConditions({ flownFrom: place })}
      />
      {flownFrom !== null && (
        <div className={styles.pair}>
          <ShipAndHours
            ship={ship}
            hours={hours}
            onShip={(id) => onConditions({ ship: id })}
            onHours={(most) => onConditions({ hours: most })}
          />
        </div>
      )}
    </>
  )
}
