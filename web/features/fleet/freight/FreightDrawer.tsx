import { NEAREST } from '../../../../engine/game/constants/station-codes.ts'
import { EXCHANGES } from '../../../../engine/game/cx.ts'
import { MAX_ALIKE } from '../../../../engine/game/own-fleet.ts'
import {
  setFreight,
  setFreightEverywhere,
  useFreightSettings,
} from '../../../session/freight-settings.ts'
import { Button } from '../../../ui/field/Button.tsx'
import { Switch } from '../../../ui/field/Checkbox.tsx'
import { NumberInput } from '../../../ui/field/NumberInput.tsx'
import { ownLabels } from '../../../ui/field/options.ts'
import { Segmented } from '../../../ui/field/Segmented.tsx'
import { Select } from '../../../ui/field/Select.tsx'
import { Columns } from '../../../ui/layout/Columns.tsx'
import { Stack } from '../../../ui/layout/Stack.tsx'
import { Drawer } from '../../../ui/overlay/Drawer.tsx'
import { FleetFields } from '../FleetFields.tsx'
import { FlightFields } from '../FlightFields.tsx'
import { useShipChoices } from '../use-ship-choices.ts'

const EXCHANGE_OPTIONS = [
  { value: NEAREST, label: 'Nearest to each base' },
  ...ownLabels(EXCHANGES),
] as const

const CARRIERS = [
  { value: 'own', label: 'Own fleet' },
  { value: 'hired', label: 'Hired' },
  { value: 'either', label: 'The cheaper' },
] as const

/** How the goods of an empire are carried, and whether that counts. */
export function FreightDrawer({
  empire,
  onClose,
}: {
  /** Null for bases of no empire. */
  empire: { readonly uuid: string; readonly name: string } | null
  onClose: () => void
}) {
  const settings = useFreightSettings(empire?.uuid)
  const choices = useShipChoices()
  const set = (change: Partial<typeof settings>) => setFreight(empire?.uuid, settings, change)
  const { carrier } = settings
  return (
    <Drawer
      open
      onClose={onClose}
      title={empire ? `Freight of ${empire.name}` : 'Freight'}
      description="What carrying goods between bases and exchanges costs. Kept in this browser, and in the file of Export all."
      actions={
        <>
          <Button onClick={() => setFreightEverywhere(settings)}>Use for all empires</Button>
          <Button variant="primary" onClick={onClose}>
            Done
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <Switch label="Count freight" checked={settings.isOn} onChecked={(isOn) => set({ isOn })} />
        <Segmented
          label="Who carries"
          choices={CARRIERS}
          value={carrier}
          onValue={(next) => set({ carrier: next })}
        />
        <Select
          label="Exchange when prices are averages"
          options={EXCHANGE_OPTIONS}
          value={settings.exchange}
          onValue={(exchange) => set({ exchange })}
        />
        {carrier !== 'own' && (
          <Columns least={150} fill gap={3} lineGap={2} align="end">
            <NumberInput
              label="Hired, per t or m³"
              suffix="$"
              decimals
              max={1_000_000}
              value={settings.perUnit}
              onValue={(perUnit) => set({ perUnit })}
            />
            <NumberInput
              label="and for each jump"
              suffix="$"
              decimals
              max={1_000_000}
              value={settings.perUnitAndJump}
              onValue={(perUnitAndJump) => set({ perUnitAndJump })}
            />
          </Columns>
        )}
        {carrier !== 'hired' && (
          <>
            <FleetFields
              choices={choices}
              fleet={settings.ships}
              most={MAX_ALIKE}
              onFleet={(ships) => set({ ships: { ...ships } })}
            />
            <Columns least={150} fill gap={3} lineGap={2} align="end">
              <FlightFields flight={settings} onFlight={set} />
              <NumberInput
                label="Time per stop"
                suffix="h"
                decimals
                max={1000}
                value={settings.stopHours}
                onValue={(stopHours) => set({ stopHours })}
              />
              <NumberInput
                label="Hours a ship works a day"
                suffix="h"
                decimals
                min={1}
                max={24}
                value={settings.hoursPerDay}
                onValue={(hoursPerDay) => set({ hoursPerDay })}
              />
            </Columns>
          </>
        )}
      </Stack>
    </Drawer>
  )
}
