import type { FreightSetup } from '../../../../engine/fleet/freight/request.ts'
import type { FreightSettings } from '../../../../engine/game/own-fleet.ts'
import { comingMonth } from '../departures.ts'
import type { ShipChoice } from '../ship-choices.ts'

/** The player's settings as the engine takes them; a ship that no longer exists counts as none. */
export function freightSetup(
  settings: FreightSettings,
  choices: readonly ShipChoice[],
  sharesOwn: boolean,
): FreightSetup {
  const { carrier, aim, withGateways, fuelShare, reactorSlider, valueOfHour, repairAt } = settings
  const fleet = choices.flatMap(({ id, name, design, own }) => {
    const count = settings.ships[id] ?? 0
    return count > 0 ? [{ name, kind: { design, own }, count }] : []
  })
  return {
    ships: carrier === 'hired' ? [] : fleet,
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
