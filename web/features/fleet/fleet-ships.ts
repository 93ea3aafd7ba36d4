import type { ShipKind } from '../../../engine/fleet/ships/flight-choice.ts'
import { CARGO_BAYS } from '../../../engine/fleet/ships/parts.ts'
import type { FuelAtStart } from '../../../engine/fleet/ships/range.ts'
import type { FioStorage } from '../../../engine/game/fio.ts'
import { HOUR_MS } from '../../../engine/game/time.ts'
import type { Load } from '../../../engine/market/shipment.ts'
import { stockOf } from '../../../engine/supply/stock.ts'
import type { Fleet } from './FleetFields.tsx'
import type { ShipChoice } from './ship-choices.ts'

/** More than one player's resupply needs, and every ship costs loading time. */
export const MAX_SHIPS = 20

export interface FleetShip {
  /** Distinguishes repeated presets. */
  readonly key: string
  readonly name: string
  readonly hold: Load
  readonly kind: ShipKind
  /** Its location, or its destination; null if unknown. */
  readonly at: string | null
  /** When a ship under way arrives there, in ms since 1970. */
  readonly arrivesMs: number | undefined
  /** Units of fuel in its tanks and in the player's store at its place; undefined: enough, or unknown. */
  readonly fuel: FuelAtStart | undefined
  /** The share of its hull that is damaged; undefined for a ship that the player does not have. */
  readonly damage: number | undefined
}

/** A ship counts with its whole hold, whether loaded or not. */
export function shipsOf(
  fleet: Fleet,
  choices: readonly ShipChoice[],
  storage: FioStorage,
): FleetShip[] {
  return choices
    .flatMap(
      ({ id, name, design, own: figures, at, arrivesMs, kind: known, damage: hull, fuel }) => {
        const bay = CARGO_BAYS[design.cargoBay]
        const own = storage.ships[id]
        const hold = {
          weight: own?.WeightCapacity ?? bay.tonnes,
          volume: own?.VolumeCapacity ?? bay.cubicMetres,
        }
        const damage = known === 'flying' ? hull : undefined
        const kind = { design, own: figures }
        return Array.from({ length: fleet[id] ?? 0 }, (_, n) => ({
          ...{ key: `${id} ${n}`, name, hold, kind, at, arrivesMs, damage },
          fuel: fuel && withStore(fuel, at === null ? undefined : storage.planets[at]),
        }))
      },
    )
    .slice(0, MAX_SHIPS)
}

function withStore({ stl, ftl }: FuelAtStart, store: FioStorage['planets'][string] | undefined) {
  const stock = stockOf(store?.StorageItems ?? [])
  const more = (units: number | null, ticker: string) =>
    units === null ? null : units + (stock.get(ticker) ?? 0)
  return { stl: more(stl, 'SF'), ftl: more(ftl, 'FF') }
}

/** In the form of a visit plan that begins at `now`: a ship under way is free when it arrives. */
export const flownFrom = (ships: readonly FleetShip[], now: number) =>
  ships.map(({ kind, at, arrivesMs, damage, fuel }) => ({
    ...{ kind, at, damage, fuel },
    freeIn: arrivesMs === undefined ? 0 : Math.max(0, arrivesMs - now) / HOUR_MS,
  }))
