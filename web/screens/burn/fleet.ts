import type { FioSites, FioStorage } from '../../../engine/model/fio.ts'
import { SHIP_PRESETS } from '../../../engine/reference/ships.ts'
import type { Load } from '../../../engine/supply/shipment.ts'
import { formatAmount } from '../../ui/format.ts'

/** A ship that can be chosen: a preset, of which there may be several, or one of the player's own. */
export interface ShipChoice {
  readonly id: string
  readonly name: string
  readonly hold: Load
  readonly isOwn: boolean
}

/** Ids of the chosen ships with how many of each. */
export type Fleet = Readonly<Record<string, number>>

/** More would be no fleet of one player's resupply, and every ship costs time to load. */
export const MOST_SHIPS = 20

const holdWords = ({ weight, volume }: Load) =>
  `${formatAmount(weight)} t / ${formatAmount(volume)} m³`

/** The player's own ships by name, then the presets. A ship counts with its whole hold, whether loaded or not. */
export function shipChoices(storage: FioStorage, sites: FioSites): ShipChoice[] {
  const own = Object.values(storage.ships)
    .map(({ Registration, WeightCapacity, VolumeCapacity }) => {
      const hold = { weight: WeightCapacity, volume: VolumeCapacity }
      const name = sites.ships[Registration]?.Name ?? Registration
      return { id: Registration, name: `${name}, ${holdWords(hold)}`, hold, isOwn: true }
    })
    .sort((a, b) => a.name.localeCompare(b.name, 'en'))
  const presets = SHIP_PRESETS.map((hold) => ({
    id: `${hold.weight}/${hold.volume}`,
    name: holdWords(hold),
    hold,
    isOwn: false,
  }))
  return [...own, ...presets]
}

/** One ship of a fleet. */
export interface FleetShip extends ShipChoice {
  /** Presets repeat: this tells them apart. */
  readonly key: string
}

export function shipsOf(fleet: Fleet, choices: readonly ShipChoice[]): FleetShip[] {
  return choices
    .flatMap((choice) =>
      Array.from({ length: fleet[choice.id] ?? 0 }, (_, n) => ({
        ...choice,
        key: `${choice.id} ${n}`,
      })),
    )
    .slice(0, MOST_SHIPS)
}
