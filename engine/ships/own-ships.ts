import type { FioSites, FioStorage, ShipSite } from '../model/fio.ts'
import { type ShipDesign, shipOf } from './blueprint.ts'
import {
  CARGO_BAYS,
  type CargoBay,
  ENGINES,
  FTL_TANKS,
  HULL_PLATES,
  type HullPlate,
  REACTORS,
  STL_TANKS,
  tickersOf,
} from './parts.ts'

export interface OwnShip {
  readonly registration: string
  readonly name: string
  /** Natural id of the planet, or of the system whose station it is at; null while it flies. */
  readonly at: string | null
  readonly condition: number
  readonly repair: readonly { readonly ticker: string; readonly amount: number }[]
  /** FIO reports neither engine, tanks nor reactor: the player may correct them. */
  readonly design: ShipDesign
}

export function ownShips(storage: FioStorage, sites: FioSites): OwnShip[] {
  return Object.values(sites.ships)
    .map((ship) => ownShip(ship, storage.ships[ship.Registration]))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'))
}

interface Hold {
  readonly WeightCapacity: number
  readonly VolumeCapacity: number
}

function ownShip(ship: ShipSite, hold: Hold | undefined): OwnShip {
  const repair = ship.RepairMaterials.map(({ MaterialTicker, Amount }) => ({
    ticker: MaterialTicker,
    amount: Amount,
  }))
  const bay = bayOf(hold) ?? 'SCB'
  const plate = repair.find(({ ticker }) => ticker in HULL_PLATES)?.ticker as HullPlate | undefined
  return {
    registration: ship.Registration,
    name: ship.Name,
    at: placeOf(ship),
    condition: ship.Condition,
    repair,
    design: likeliest(bay, plate ?? 'BHP', 1 - ship.Condition, repair),
  }
}

function placeOf({ AddressLines }: ShipSite): string | null {
  const lineOf = (type: string) => AddressLines.find(({ LineType }) => LineType === type)?.NaturalId
  return lineOf('PLANET') ?? (lineOf('STATION') ? (lineOf('SYSTEM') ?? null) : null)
}

function bayOf(hold: Hold | undefined): CargoBay | undefined {
  return tickersOf(CARGO_BAYS).find((bay) => {
    const { tonnes, cubicMetres } = CARGO_BAYS[bay]
    return hold?.WeightCapacity === tonnes && hold.VolumeCapacity === cubicMetres
  })
}

/** The most common parts, unless the repair bill reveals another size of the ship. */
function likeliest(
  cargoBay: CargoBay,
  hull: HullPlate,
  damage: number,
  repair: OwnShip['repair'],
): ShipDesign {
  const amountOf = (ticker: string) => repair.find((row) => row.ticker === ticker)?.amount
  const [plates, structure] = [amountOf(hull), amountOf('SSC')]
  const agrees = (parts: number, amount: number | undefined) =>
    amount === undefined || Math.abs(Math.ceil(parts * damage * 0.75) - amount) === 0
  let commonest: ShipDesign | undefined
  for (const engine of tickersOf(ENGINES))
    for (const stlTank of tickersOf(STL_TANKS))
      for (const reactor of tickersOf(REACTORS))
        for (const ftlTank of tickersOf(FTL_TANKS)) {
          const design = { engine, stlTank, reactor, ftlTank, cargoBay, hull }
          commonest ??= design
          const ship = shipOf(design, () => 0)
          if (agrees(ship.plates, plates) && agrees(ship.structure, structure)) return design
        }
  return commonest!
}
