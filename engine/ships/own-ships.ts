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
} from './parts.ts'

type Part = 'engine' | 'stlTank' | 'reactor' | 'ftlTank' | 'cargoBay' | 'hull'

/** A ship of the player's, as far as FIO tells. */
export interface OwnShip {
  readonly registration: string
  readonly name: string
  /** Natural id of the planet, or of the system whose station it is at; null while it flies. */
  readonly at: string | null
  /** 1 without damage. */
  readonly condition: number
  readonly hold: { readonly tonnes: number; readonly cubicMetres: number }
  /** What repairing it takes now. */
  readonly repair: readonly { readonly ticker: string; readonly amount: number }[]
  /** The likeliest parts. */
  readonly design: ShipDesign
  /** Parts that FIO does not tell: the player may know better. */
  readonly assumed: readonly Part[]
}

/** Sorted by name. */
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
  const bay = bayOf(hold)
  const plate = repair.find(({ ticker }) => ticker in HULL_PLATES)?.ticker as HullPlate | undefined
  const { tonnes, cubicMetres } = CARGO_BAYS[bay ?? 'SCB']
  return {
    registration: ship.Registration,
    name: ship.Name,
    at: placeOf(ship),
    condition: ship.Condition,
    hold: {
      tonnes: hold?.WeightCapacity ?? tonnes,
      cubicMetres: hold?.VolumeCapacity ?? cubicMetres,
    },
    repair,
    design: likeliest(bay ?? 'SCB', plate ?? 'BHP', 1 - ship.Condition, repair),
    assumed: [
      ...(['engine', 'stlTank', 'reactor', 'ftlTank'] as const),
      ...(bay ? [] : (['cargoBay'] as const)),
      ...(plate ? [] : (['hull'] as const)),
    ],
  }
}

function placeOf({ AddressLines }: ShipSite): string | null {
  const lineOf = (type: string) => AddressLines.find(({ LineType }) => LineType === type)?.NaturalId
  return lineOf('PLANET') ?? (lineOf('STATION') ? (lineOf('SYSTEM') ?? null) : null)
}

function bayOf(hold: Hold | undefined): CargoBay | undefined {
  return (Object.keys(CARGO_BAYS) as CargoBay[]).find((bay) => {
    const { tonnes, cubicMetres } = CARGO_BAYS[bay]
    return hold?.WeightCapacity === tonnes && hold.VolumeCapacity === cubicMetres
  })
}

const keys = <T extends object>(parts: T) => Object.keys(parts) as (keyof T & string)[]

/** The commonest parts come first; they count unless the size of the ship, told by its repair bill, says otherwise. */
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
  for (const engine of keys(ENGINES))
    for (const stlTank of keys(STL_TANKS))
      for (const reactor of keys(REACTORS))
        for (const ftlTank of keys(FTL_TANKS)) {
          const design = { engine, stlTank, reactor, ftlTank, cargoBay, hull }
          commonest ??= design
          const ship = shipOf(design, () => 0)
          if (agrees(ship.plates, plates) && agrees(ship.structure, structure)) return design
        }
  return commonest!
}
