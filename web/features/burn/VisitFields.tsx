import { STATION_NAMES } from '../../../engine/game/constants/stations.ts'
import { EXCHANGES } from '../../../engine/game/cx.ts'
import { usePreferences } from '../../session/preferences.ts'
import { changeVisitSettings } from '../../session/visit-settings.ts'
import { Switch } from '../../ui/field/Checkbox.tsx'
import { NumberInput } from '../../ui/field/NumberInput.tsx'
import { Select } from '../../ui/field/Select.tsx'
import { Columns } from '../../ui/layout/Columns.tsx'
import { FleetFields } from '../fleet/FleetFields.tsx'
import { FlightFields } from '../fleet/FlightFields.tsx'
import { MAX_SHIPS } from '../fleet/fleet-ships.ts'
import type { FlightPlan } from '../fleet/flight-plan/use-flight-plan.ts'
import { useShipChoices } from '../fleet/use-ship-choices.ts'

const OWN = 'own'
const STATIONS = EXCHANGES.map((exchange) => ({
  value: exchange,
  label: STATION_NAMES[exchange],
  hint: exchange,
}))

/** How ships fly to the bases, on Today as well. Kept for the next visit. */
export function VisitFields({ flights: { settings, fleet, home } }: { flights: FlightPlan }) {
  const choices = useShipChoices()
  const { burnDaysYellow, burnResupplyDays } = usePreferences()
  const change = changeVisitSettings
  return (
    <Columns least={230} fill gap={4} lineGap={3} align="start">
      <FleetFields
        choices={choices}
        fleet={fleet}
        most={MAX_SHIPS}
        onFleet={(fleet) => change({ fleet })}
      />
      <Select
        label="Ships start and goods are bought at"
        options={[
          {
            value: OWN,
            label: home ? `Your exchange, ${STATION_NAMES[home]}` : 'Your exchange',
            hint: home,
          },
          ...STATIONS,
        ]}
        value={settings.exchange ?? OWN}
        onValue={(chosen) => change({ exchange: chosen === OWN ? null : chosen })}
      />
      <FlightFields
        flight={settings.flight}
        onFlight={(flight) => change({ flight: { ...settings.flight, ...flight } })}
      />
      <NumberInput
        label="Time per stop"
        value={settings.hoursPerStop}
        decimals
        min={1}
        max={1000}
        suffix="h"
        onValue={(hoursPerStop) => change({ hoursPerStop })}
      />
      <NumberInput
        label="Plan ahead"
        value={settings.horizonDays}
        min={1}
        max={60}
        suffix="days"
        onValue={(horizonDays) => change({ horizonDays })}
      />
      <NumberInput
        label="Resupply when under"
        value={settings.reorderDays ?? burnDaysYellow}
        max={100}
        suffix="days"
        onValue={(reorderDays) => change({ reorderDays })}
      />
      <NumberInput
        label="Fill up to"
        value={settings.targetDays ?? burnResupplyDays}
        min={1}
        max={100}
        suffix="days"
        onValue={(targetDays) => change({ targetDays })}
      />
      <NumberInput
        label="A ship may wait for a better day"
        value={settings.mayWaitDays}
        max={30}
        suffix="days"
        onValue={(mayWaitDays) => change({ mayWaitDays })}
      />
      <Switch
        label="Ships take products back"
        checked={settings.collects}
        onChecked={(collects) => change({ collects })}
      />
    </Columns>
  )
}
