import { designOf, type ShipDesign } from './blueprint.ts'
import { CARGO_BAYS, type CargoBay, HULL_PLATES, type HullPlate } from './parts.ts'

/** The tickers that say all of a design, each once. */
export function partsOf(design: ShipDesign): string[] {
  const { shields = {} } = design
  return [
    design.engine,
    design.stlTank,
    design.reactor,
    design.ftlTank,
    design.cargoBay,
    design.hull,
    shields.heat,
    shields.radiation,
    shields.whipple,
    design.seats,
    design.drones,
    design.gravityShield ? 'STS' : undefined,
  ].filter((part) => part !== null && part !== undefined)
}

/** Null where the parts make no ship. */
export const designFrom = (parts: Iterable<string>): ShipDesign | null =>
  designOf(new Map([...parts].map((ticker) => [ticker, 1])))

const PRESET_BAYS = ['SCB', 'MCB', 'LCB', 'WCB', 'VCB', 'HCB'] as const
export type Preset = (typeof PRESET_BAYS)[number]

/** A freighter of plain parts with each of the six cargo bays that most ships have, by the bay. */
export const SHIP_DESIGNS: ReadonlyMap<Preset, ShipDesign> = new Map(
  PRESET_BAYS.map((bay) => [bay, plainShip(bay)]),
)

function plainShip(cargoBay: CargoBay, hull: HullPlate = 'BHP'): ShipDesign {
  return { engine: 'ENG', stlTank: 'SSL', reactor: 'RCT', ftlTank: 'SFL', cargoBay, hull }
}

/** What the game data of a player tells about a ship of the own. */
export interface SeenShip {
  readonly tonnes: number
  readonly cubicMetres: number
  /** Tickers; those of a damaged ship name its hull plates. */
  readonly repairMaterials: readonly string[]
}

/** The bay by the hold and the plates by the repair; the other parts are plain. Null where no bay has such a hold. */
export function designOfSeen({ tonnes, cubicMetres, repairMaterials }: SeenShip) {
  const bay = (Object.keys(CARGO_BAYS) as CargoBay[]).find(
    (each) => CARGO_BAYS[each].tonnes === tonnes && CARGO_BAYS[each].cubicMetres === cubicMetres,
  )
  const hull = (Object.keys(HULL_PLATES) as HullPlate[]).find((each) =>
    repairMaterials.includes(each),
  )
  return bay ? plainShip(bay, hull) : null
}
