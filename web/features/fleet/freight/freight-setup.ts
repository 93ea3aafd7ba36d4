import type { ShipStart } from '../../../../engine/fleet/freight/first-trips.ts'
import type { FreightSetup } from '../../../../engine/fleet/freight/request.ts'
import type { FreightSettings } from '../../../../engine/game/own-fleet.ts'
import { comingMonth } from '../departures.ts'
import type { ShipChoice } from '../ship-choices.ts'

const shipsOfFreight = (
  { carrier, ships }: Pick<FreightSettings, 'carrier' | 'ships'>,
  choices: readonly ShipChoice[],
): readonly ShipChoice[] =>
  carrier === 'hired' ? [] : choices.filter(({ id }) => (ships[id] ?? 0) > 0)

/** Where the ships of the setup are, in its order; null for designs and presets, of which the player has none. */
export const shipStarts = (
  settings: FreightSettings,
  choices: readonly ShipChoice[],
  now: number,
): (ShipStart | null)[] =>
  shipsOfFreight(settings, choices).map(({ kind, at, arrivesMs, fuel }) =>
    kind === 'flying' ? { at, freeMs: Math.max(now, arrivesMs ?? now), fuel } : null,
  )

/** The player's settings as the engine takes them; a ship that no longer exists counts as none. */
export function freightSetup(
  settings: FreightSettings,
  choices: readonly ShipChoice[],
  sharesOwn: boolean,
): FreightSetup {
  const { carrier, aim, withGateways, fuelShare, reactorSlider, valueOfHour, repairAt } = settings
  return {
    ships: shipsOfFreight(settings, choices).map(({ id, name, design, own }) => ({
      ...{ name, kind: { design, own }, count: settings.ships[id]! },
    })),
    flight: { aim, withGateways, fuelShare, reactorSlider, valueOfHour, repairAt },
    hired:
      carrier === 'own'
        ? null
        : { perUnit: settings.perUnit, perUnitAndJump: settings.perUnitAndJump },
    when: comingMonth(),
    stopHours: settings.stopHours,
    hoursPerDay: settings.hoursPerDay,
    sharesOwn,
    rules: settings.rules,
    exchange: settings.exchange,
  }
}
