import type { FioStorage } from '../../../engine/model/fio.ts'
import type { ShipKind } from '../../../engine/ships/flight-choice.ts'
import { CARGO_BAYS } from '../../../engine/ships/parts.ts'
import type { Load } from '../../../engine/supply/shipment.ts'
import type { Fleet } from './FleetFields.tsx'
import type { ShipChoice } from './ship-choices.ts'

/** More than one player's resupply needs, and every ship costs loading time. */
export const MOST_SHIPS = 20

export interface FleetShip {
  /** Tells repeated presets apart. */
  readonly key: string
  readonly name: string
  readonly hold: Load
  readonly kind: ShipKind
  /** Its location; null if unknown. */
  readonly at: string | null
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
    .flatMap(({ id, name, design, own: figures, at, kind: known, damage: hull }) => {
      const bay = CARGO_BAYS[design.cargoBay]
      const own = storage.ships[id]
      const hold = {
        weight: own?.WeightCapacity ?? bay.tonnes,
        volume: own?.VolumeCapacity ?? bay.cubicMetres,
      }
      const damage = known === 'flying' ? hull : undefined
      const kind = { design, own: figures }
      return Array.from({ length: fleet[id] ?? 0 }, (_, n) => ({
        ...{ key: `${id} ${n}`, name, hold, kind, at, damage },
      }))
    })
    .slice(0, MOST_SHIPS)
}
