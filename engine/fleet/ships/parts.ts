/** Weights of parts are those of the materials. */

/** kN, SF a second at full thrust, and what the part adds to the volume of the smallest freighter (m³). */
export const ENGINES = {
  ENG: { thrust: 125_000, flow: 0.015, volume: 0 },
  FSE: { thrust: 100_000, flow: 0.0075, volume: -1 },
  GEN: { thrust: 50_000, flow: 0.015, volume: -1 },
  AEN: { thrust: 250_000, flow: 0.02, volume: 3 },
  HTE: { thrust: 405_000, flow: 0.03, volume: 7 },
} as const
export type Engine = keyof typeof ENGINES

export const STL_TANKS = {
  SSL: { capacity: 1500, volume: 0 },
  MSL: { capacity: 3500, volume: 126 },
  LSL: { capacity: 8000, volume: 410 },
} as const
export type StlTank = keyof typeof STL_TANKS

export const FTL_TANKS = {
  SFL: { capacity: 300, volume: 0 },
  MFL: { capacity: 800, volume: 6 },
  LFL: { capacity: 2000, volume: 18 },
} as const
export type FtlTank = keyof typeof FTL_TANKS

export const REACTORS = {
  RCT: { power: 2400, chargeFactor: 2, volume: 0, bridge: 'BR1' },
  QCR: { power: 2000, chargeFactor: 10, volume: 7, bridge: 'BR1' },
  HPR: { power: 4800, chargeFactor: 15, volume: 117, bridge: 'BR2' },
  HYR: { power: 7200, chargeFactor: 30, volume: 127, bridge: 'BR2' },
} as const
export type Reactor = keyof typeof REACTORS

export const CARGO_BAYS = {
  TCB: { tonnes: 100, cubicMetres: 100, volume: -420 },
  VSC: { tonnes: 250, cubicMetres: 250, volume: -262 },
  SCB: { tonnes: 500, cubicMetres: 500, volume: 0 },
  MCB: { tonnes: 1000, cubicMetres: 1000, volume: 525 },
  LCB: { tonnes: 2000, cubicMetres: 2000, volume: 1575 },
  WCB: { tonnes: 3000, cubicMetres: 1000, volume: 525 },
  VCB: { tonnes: 1000, cubicMetres: 3000, volume: 2625 },
  HCB: { tonnes: 5000, cubicMetres: 5000, volume: 4725 },
} as const
export type CargoBay = keyof typeof CARGO_BAYS

/** Accelerations that a hull bears, in g. */
export const HULL_PLATES = { BHP: 8, LHP: 10, RHP: 11, HHP: 13, AHP: 15 } as const
export type HullPlate = keyof typeof HULL_PLATES

/** Share of all damage that the plates keep off; light ones let more through than basic ones. */
export const HULL_SHIELDING = { BHP: 0, LHP: -0.1, RHP: 0.1, HHP: 0.15, AHP: 0.3 } as const

/** Added to the g of the hull. */
export const SEATS = { BGS: 5, AGS: 12 } as const
export type Seats = keyof typeof SEATS

export const EMITTERS = {
  LFE: { span: 1000, power: 300 },
  MFE: { span: 500, power: 175 },
  SFE: { span: 250, power: 100 },
} as const
export type Emitter = keyof typeof EMITTERS

/** Plates on the whole hull, as many as hull plates; at most one kind of each. */
export const SHIELDS = {
  heat: ['BPT', 'APT'],
  radiation: ['BRP', 'ARP', 'SRP'],
  whipple: ['BWH', 'AWH'],
} as const
export type Shields = { readonly [K in keyof typeof SHIELDS]?: (typeof SHIELDS)[K][number] }

/** Share of its own kind of damage that a shield keeps off. */
// biome-ignore format: one line is easier to compare.
export const SHIELDING = { BPT: 0.5, APT: 1, BRP: 0.15, ARP: 0.35, SRP: 0.7, BWH: 0.5, AWH: 1 } as const

export const DRONES = ['RDS', 'RDL'] as const
export type Drones = (typeof DRONES)[number]

/** Share of all damage that repair drones undo. */
export const DRONE_SHIELDING = { RDS: 0.05, RDL: 0.1 } as const

export const tickersOf = <Parts extends object>(parts: Parts) =>
  Object.keys(parts) as (keyof Parts & string)[]
