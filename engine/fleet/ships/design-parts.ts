import { designOf, type ShipDesign } from './blueprint.ts'

export function shipParts(design: ShipDesign): string[] {
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

export const designFrom = (parts: Iterable<string>): ShipDesign | null =>
  designOf(new Map([...parts].map((ticker) => [ticker, 1])))

const PRESET_BAYS = ['SCB', 'MCB', 'LCB', 'WCB', 'VCB', 'HCB'] as const
export type Preset = (typeof PRESET_BAYS)[number]

/** A freighter of plain parts for each of the six common cargo bays. */
export const SHIP_DESIGNS: ReadonlyMap<Preset, ShipDesign> = new Map(
  PRESET_BAYS.map((bay) => [bay, plainShip(bay)]),
)

function plainShip(cargoBay: Preset): ShipDesign {
  return { engine: 'ENG', stlTank: 'SSL', reactor: 'RCT', ftlTank: 'SFL', cargoBay, hull: 'BHP' }
}
