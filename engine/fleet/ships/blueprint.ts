import type { Universe } from '../../universe/universe.ts'
import {
  CARGO_BAYS,
  type CargoBay,
  type Drones,
  EMITTERS,
  type Emitter,
  ENGINES,
  type Engine,
  FTL_TANKS,
  type FtlTank,
  HULL_PLATES,
  type HullPlate,
  REACTORS,
  type Reactor,
  SEATS,
  type Seats,
  type Shields,
  STL_TANKS,
  type StlTank,
  tickersOf,
} from './parts.ts'
import { type Protection, protectionOf } from './protection.ts'

export interface ShipDesign {
  readonly engine: Engine
  readonly stlTank: StlTank
  readonly reactor: Reactor | null
  readonly ftlTank: FtlTank | null
  readonly cargoBay: CargoBay
  readonly hull: HullPlate
  readonly shields?: Shields
  readonly seats?: Seats
  readonly drones?: Drones
  /** The basic gravity shield, STS. */
  readonly gravityShield?: boolean
  /** Parts of a bill for which no law is known, such as VOE: they count with their weight, not with their volume. */
  readonly others?: ReadonlyMap<string, number>
}

export interface Ship {
  /** m³ of the whole ship: what counts at a gateway. */
  readonly volume: number
  /** Number of SSC; `plates` is the number of hull plates, and of plates of each shield. */
  readonly structure: number
  readonly plates: number
  readonly bridge: 'BRS' | 'BR1' | 'BR2'
  readonly quarters: 'CQT' | 'CQS' | 'CQM' | 'CQL'
  /** No ship of about this volume has been seen, so the quarters may be a size smaller or larger. */
  readonly isQuartersEstimated: boolean
  readonly emitters: Readonly<Record<Emitter, number>>
  readonly bill: ReadonlyMap<string, number>
  /** t */
  readonly emptyMass: number
  readonly buildHours: number
  /** kN, and SF a second. */
  readonly thrust: number
  readonly flow: number
  /** m/s² */
  readonly largestAcceleration: number
  /** Units of SF and FF. */
  readonly stlFuel: number
  readonly ftlFuel: number
  readonly hold: { readonly tonnes: number; readonly cubicMetres: number }
  readonly jump: {
    readonly power: number
    readonly chargeFactor: number
    readonly emitterPower: number
    /** The share of the reactor's power that the emitters need. */
    readonly smallestShare: number
  } | null
  readonly protection: Protection
}

/** m³ of a ship with SCB, ENG, RCT, SSL and SFL, and how far one that cannot jump differs. */
const VOLUME = 963
const WITHOUT_FTL = -129
const FTL_TANK_ALONE = 3
const STANDARD_GRAVITY = 9.81
const TONNES_PER_HOUR = 50

export const shipFrom = ({ materials }: Universe, design: ShipDesign): Ship =>
  shipOf(design, (ticker) => materials.weight[materials.indexOf.get(ticker) ?? -1] ?? 0)

/** Structural elements, and hull plates, of a ship of this volume in m³. */
export const partsOfHull = (volume: number) => ({
  structure: Math.ceil(volume / 21),
  plates: Math.ceil(volume ** (2 / 3) / 2.0676),
})

export function shipOf(design: ShipDesign, weightOf: (ticker: string) => number): Ship {
  const volume = volumeOf(design)
  const { structure, plates } = partsOfHull(volume)
  const emitters = design.reactor ? emittersFor(volume) : { LFE: 0, MFE: 0, SFE: 0 }
  const bridge = design.reactor ? REACTORS[design.reactor].bridge : 'BRS'
  const { quarters, isEstimated } = quartersFor(volume)
  const bill = billOf(design, { structure, plates, emitters, bridge, quarters })
  const emptyMass = [...bill].reduce((sum, [ticker, n]) => sum + n * weightOf(ticker), 0)
  const largestG = HULL_PLATES[design.hull] + (design.seats ? SEATS[design.seats] : 0)
  const { tonnes, cubicMetres } = CARGO_BAYS[design.cargoBay]
  return {
    volume,
    structure,
    plates,
    bridge,
    quarters,
    isQuartersEstimated: isEstimated,
    emitters,
    bill,
    emptyMass,
    buildHours: emptyMass / TONNES_PER_HOUR,
    thrust: ENGINES[design.engine].thrust,
    flow: ENGINES[design.engine].flow,
    largestAcceleration: largestG * STANDARD_GRAVITY,
    stlFuel: STL_TANKS[design.stlTank].capacity,
    ftlFuel: design.ftlTank ? FTL_TANKS[design.ftlTank].capacity : 0,
    hold: { tonnes, cubicMetres },
    jump: design.reactor && jumpDrive(design.reactor, emitters),
    protection: protectionOf(design),
  }
}

function volumeOf({ engine, stlTank, reactor, ftlTank, cargoBay }: ShipDesign): number {
  const sublight = VOLUME + ENGINES[engine].volume + STL_TANKS[stlTank].volume
  const withCargo = sublight + CARGO_BAYS[cargoBay].volume
  const tank = ftlTank ? FTL_TANKS[ftlTank].volume : 0
  if (reactor) return withCargo + REACTORS[reactor].volume + tank
  return withCargo + WITHOUT_FTL + (ftlTank ? FTL_TANK_ALONE + tank : 0)
}

/**
 * Large emitters span whole thousands of the volume; the fewest of the smaller kinds span the rest, which is scaled up
 * the smaller its share of the whole.
 */
function emittersFor(volume: number): Record<Emitter, number> {
  const LFE = Math.floor(volume / EMITTERS.LFE.span)
  const rest = ((volume - LFE * EMITTERS.LFE.span) * 20) / (10 + LFE)
  const MFE = Math.floor(rest / EMITTERS.MFE.span)
  const SFE = Math.ceil((rest - MFE * EMITTERS.MFE.span) / EMITTERS.SFE.span)
  return { LFE, MFE, SFE }
}

/** Up to which volume each size of quarters has been seen, and from which on the next. */
const QUARTERS = [
  { size: 'CQT', seenTo: 837, nextFrom: 962 },
  { size: 'CQS', seenTo: 1614, nextFrom: 2538 },
  { size: 'CQM', seenTo: 2671, nextFrom: 2803 },
] as const

function quartersFor(volume: number): { quarters: Ship['quarters']; isEstimated: boolean } {
  for (const { size, seenTo, nextFrom } of QUARTERS) {
    if (volume <= seenTo) return { quarters: size, isEstimated: false }
    if (volume < nextFrom)
      return { quarters: volume < EDGE_OF[size] ? size : NEXT[size], isEstimated: true }
  }
  return { quarters: 'CQL', isEstimated: false }
}
/** Edges that players report, between the sizes seen. */
const EDGE_OF = { CQT: 900, CQS: 2500, CQM: 2800 } as const
const NEXT = { CQT: 'CQS', CQS: 'CQM', CQM: 'CQL' } as const

function billOf(
  design: ShipDesign,
  made: Pick<Ship, 'structure' | 'plates' | 'emitters' | 'bridge' | 'quarters'>,
): Map<string, number> {
  const { shields = {} } = design
  const parts: (readonly [ticker: string | null | undefined | false, amount: number])[] = [
    ['SSC', made.structure],
    [design.hull, made.plates],
    [made.bridge, 1],
    [made.quarters, 1],
    [design.engine, 1],
    [design.stlTank, 1],
    [design.cargoBay, 1],
    [design.reactor, 1],
    [design.ftlTank, 1],
    [design.reactor && 'FFC', 1],
    ['LFE', made.emitters.LFE],
    ['MFE', made.emitters.MFE],
    ['SFE', made.emitters.SFE],
    [shields.heat, made.plates],
    [shields.radiation, made.plates],
    [shields.whipple, made.plates],
    [design.seats, 1],
    [design.drones, 1],
    [design.gravityShield && 'STS', 1],
    ...(design.others ?? []),
  ]
  const bill = new Map<string, number>()
  for (const [ticker, amount] of parts) if (ticker && amount > 0) bill.set(ticker, amount)
  return bill
}

function jumpDrive(reactor: Reactor, emitters: Record<Emitter, number>): NonNullable<Ship['jump']> {
  const { power, chargeFactor } = REACTORS[reactor]
  const emitterPower = (['LFE', 'MFE', 'SFE'] as const).reduce(
    (sum, size) => sum + emitters[size] * EMITTERS[size].power,
    0,
  )
  return { power, chargeFactor, emitterPower, smallestShare: emitterPower / power }
}

/** Null where the bill is not that of a ship. */
export function designOf(bill: ReadonlyMap<string, number>): ShipDesign | null {
  const first = <T extends string>(tickers: readonly T[]) => tickers.find((t) => bill.has(t))
  const engine = first(tickersOf(ENGINES))
  const stlTank = first(tickersOf(STL_TANKS))
  const cargoBay = first(tickersOf(CARGO_BAYS))
  const hull = first(tickersOf(HULL_PLATES))
  if (!engine || !stlTank || !cargoBay || !hull) return null
  const heat = first(['BPT', 'APT'])
  const radiation = first(['BRP', 'ARP', 'SRP'])
  const whipple = first(['BWH', 'AWH'])
  const seats = first(tickersOf(SEATS))
  const drones = first(['RDS', 'RDL'])
  return {
    engine,
    stlTank,
    cargoBay,
    hull,
    reactor: first(tickersOf(REACTORS)) ?? null,
    ftlTank: first(tickersOf(FTL_TANKS)) ?? null,
    shields: {
      ...(heat && { heat }),
      ...(radiation && { radiation }),
      ...(whipple && { whipple }),
    },
    ...(seats && { seats }),
    ...(drones && { drones }),
    gravityShield: bill.has('STS'),
    ...othersIn(bill),
  }
}

/** Parts that follow from the others of a design. */
const DERIVED_PARTS: ReadonlySet<string> = new Set([
  ...['SSC', 'FFC', 'BRS', 'BR1', 'BR2', 'CQT', 'CQS', 'CQM', 'CQL', 'LFE', 'MFE', 'SFE'],
])
const CHOSEN_PARTS: ReadonlySet<string> = new Set([
  ...[ENGINES, STL_TANKS, CARGO_BAYS, HULL_PLATES, SEATS, REACTORS, FTL_TANKS].flatMap(
    (parts: object) => Object.keys(parts),
  ),
  ...['BPT', 'APT', 'BRP', 'ARP', 'SRP', 'BWH', 'AWH', 'RDS', 'RDL', 'STS'],
])

/** Parts of a bill for which no law is known. */
export function othersIn(bill: ReadonlyMap<string, number>): Pick<ShipDesign, 'others'> {
  const others = [...bill].filter(([part]) => !DERIVED_PARTS.has(part) && !CHOSEN_PARTS.has(part))
  return others.length > 0 ? { others: new Map(others) } : {}
}

/** `damage` is a share of the hull. */
export function repairBill(ship: Pick<Ship, 'structure' | 'plates'>, hull: string, damage: number) {
  if (damage <= 0) return new Map<string, number>()
  const share = Math.min(1, damage) * 0.75
  return new Map([
    [hull, Math.ceil(ship.plates * share)],
    ['SSC', Math.ceil(ship.structure * share)],
    ['MFK', 12],
    ['FLP', 8],
  ])
}
