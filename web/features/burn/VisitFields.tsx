import { STATION_SYSTEMS } from '../../../engine/game/constants/stations.ts'
import { usePreferences } from '../../session/preferences.ts'
import { Switch } from '../../ui/field/Checkbox.tsx'
import { NumberInput } from '../../ui/field/NumberInput.tsx'
import { Select } from '../../ui/field/Select.tsx'
import { Columns } from '../../ui/layout/Columns.tsx'
import { FleetFields } from '../fleet/FleetFields.tsx'
import { FlightFields } from '../fleet/FlightFields.tsx'
import { MAX_SHIPS } from '../fleet/fleet-ships.ts'
import type { ShipChoice } from '../fleet/ship-choices.ts'
import type { VisitSettings, VisitStation } from './visit-settings.ts'

const STATIONS = (Object.keys(STATION_SYSTEMS) as VisitStation[]).map((station) => ({
  value: station,
  label: station,
  hint: STATION_SYSTEMS[station],
}))

export function VisitFields({
  settings,
  onSettings,
  choices,
}: {
  settings: VisitSettings
  onSettings: (settings: VisitSettings) => void
  choices: readonly ShipChoice[]
}) {
  const { burnDaysYellow, burnResupplyDays } = usePreferences()
  const change = (changed: Partial<VisitSettings>) => onSettings({ ...settings, ...changed })
  return (
    <Columns least={230} fill gap={4} lineGap={3} align="start">
      <FleetFields
        choices={choices}
        fleet={settings.fleet}
        most={MAX_SHIPS}
        onFleet={(fleet) => change({ fleet })}
      />
      <Select
        label="Ships start and goods are bought at"
        options={STATIONS}
        value={settings.station}
        onValue={(station) => change({ station })}
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
