import type { CompanyShip } from '../../game/company.ts'
import type { FioSites, FioStorage, ShipSite } from '../../game/fio.ts'
import { ownValue } from '../../game/own-value.ts'
import { type Ship, type ShipDesign, shipOf } from './blueprint.ts'
import type { OwnFigures } from './own-figures.ts'
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
  /** Parts that give what FIO reports of the ship; the player may correct them. */
  readonly design: ShipDesign
  readonly own: OwnFigures
}

/** `company`: the figures of the ships, where FIO sent them. */
export function ownShips(
  storage: FioStorage,
  sites: FioSites,
  company: readonly CompanyShip[] = [],
): OwnShip[] {
  const figures = new Map(company.map((ship) => [ship.registration, ship]))
  return Object.values(sites.ships)
    .map((ship) =>
      ownShip(ship, ownValue(storage.ships, ship.Registration), figures.get(ship.Registration)),
    )
    .sort((a, b) => a.name.localeCompare(b.name, 'en'))
}

interface Hold {
  readonly WeightCapacity: number
  readonly VolumeCapacity: number
}

function ownShip(
  ship: ShipSite,
  hold: Hold | undefined,
  reported: CompanyShip | undefined,
): OwnShip {
  const repair = ship.RepairMaterials.map(({ MaterialTicker, Amount }) => ({
    ticker: MaterialTicker,
    amount: Amount,
  }))
  const bay = bayOf(hold) ?? 'SCB'
  const own = figuresOf(reported)
  const plate = repair.find(({ ticker }) => ticker in HULL_PLATES)?.ticker as HullPlate | undefined
  return {
    registration: ship.Registration,
    name: ship.Name,
    at: placeOfShip(ship),
    condition: ship.Condition,
    repair,
    design: likeliest(bay, plate ?? 'BHP', 1 - ship.Condition, repair, own),
    own,
  }
}

/** FIO reports 0 or nothing for parts that a ship does not have. */
const known = (value: number | null | undefined) => (value ? value : undefined)

const figuresOf = (ship: CompanyShip | undefined): OwnFigures => ({
  thrust: known(ship?.thrust),
  emptyMass: known(ship?.emptyMass),
  volume: known(ship?.volume),
  flow: known(ship?.fuelFlow),
  reactorPower: known(ship?.reactorPower),
  emitterPower: known(ship?.emitterPower),
  stlFuel: known(ship?.stlTank?.capacity),
  ftlFuel: known(ship?.ftlTank?.capacity),
})

const MAX_ROUNDING = 1e-3
const isNear = (value: number, reported: number | undefined) =>
  reported === undefined || Math.abs(value - reported) <= MAX_ROUNDING * Math.abs(reported)

/** Whether a ship of these parts is as FIO reports it; the volume law may be one off. */
const fits = (ship: Ship, own: OwnFigures): boolean =>
  isNear(ship.thrust, own.thrust) &&
  isNear(ship.flow, own.flow) &&
  isNear(ship.jump?.power ?? 0, own.reactorPower) &&
  isNear(ship.stlFuel, own.stlFuel) &&
  isNear(ship.ftlFuel, own.ftlFuel) &&
  (own.volume === undefined || Math.abs(ship.volume - own.volume) <= 1)

/** Natural id of the planet, or of the system whose station it is at. */
export function placeOfShip({ AddressLines }: Pick<ShipSite, 'AddressLines'>): string | null {
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
  own: OwnFigures,
): ShipDesign {
  const amountOf = (ticker: string) => repair.find((row) => row.ticker === ticker)?.amount
  const [plates, structure] = [amountOf(hull), amountOf('SSC')]
  const agrees = (parts: number, amount: number | undefined) =>
    amount === undefined || Math.abs(Math.ceil(parts * damage * 0.75) - amount) === 0
  let commonest: ShipDesign | undefined
  let asReported: ShipDesign | undefined
  for (const engine of tickersOf(ENGINES))
    for (const stlTank of tickersOf(STL_TANKS))
      for (const reactor of tickersOf(REACTORS))
        for (const ftlTank of tickersOf(FTL_TANKS)) {
          const design = { engine, stlTank, reactor, ftlTank, cargoBay, hull }
          commonest ??= design
          const ship = shipOf(design, () => 0)
          if (!fits(ship, own)) continue
          asReported ??= design
          if (agrees(ship.plates, plates) && agrees(ship.structure, structure)) return design
        }
  return asReported ?? commonest!
}
