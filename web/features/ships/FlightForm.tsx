import type { ReactNode } from 'react'
import type { Ship } from '../../../engine/fleet/ships/blueprint.ts'
import { formatAmount } from '../../../engine/game/number-format.ts'
import { NumberInput } from '../../ui/field/NumberInput.tsx'
import { TextField } from '../../ui/field/TextField.tsx'
import { Columns } from '../../ui/layout/Columns.tsx'
import { Panel } from '../../ui/layout/Panel.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { FlightFields } from '../fleet/FlightFields.tsx'
import { PlacePicker } from '../fleet/PlacePicker.tsx'
import { flightInAddress, flightOf } from './flight-in-address.ts'
import type { ShipsPart } from './ships-search.ts'

export function FlightForm({
  search,
  onSearch,
  ship,
  fuelHint,
  children,
}: ShipsPart & { ship: Ship; fuelHint?: ReactNode; children: ReactNode }) {
  const flight = flightOf(search)
  const load = search.load ?? 0
  return (
    <Panel title="Flight">
      <Stack gap={3}>
        <PlacePicker
          label="From"
          value={search.from ?? null}
          onValue={(from) => onSearch({ from: from ?? undefined })}
        />
        {children}
        <TextField
          label="Departs (UTC)"
          type="datetime-local"
          hint={search.at ? undefined : 'Empty: now'}
          value={search.at ?? ''}
          onValue={(at) => onSearch({ at: at || undefined })}
        />
        <Columns least={120} fill gap={3} lineGap={2} align="end">
          <NumberInput
            label="Load"
            suffix="t"
            decimals
            max={100_000}
            step={100}
            value={load}
            error={
              load > ship.hold.tonnes
                ? `The hold takes ${formatAmount(ship.hold.tonnes)} t.`
                : undefined
            }
            onValue={(tonnes) => onSearch({ load: tonnes || undefined })}
          />
          <FlightFields
            flight={flight}
            fuelHint={fuelHint}
            onFlight={(change) => onSearch(flightInAddress({ ...flight, ...change }))}
          />
        </Columns>
      </Stack>
    </Panel>
  )
}
