import * as v from 'valibot'
import { list } from './list.ts'
import { FiniteNumber, NonNegative } from './primitives.ts'

// What a player's company does in the game at this moment, as FIO reports it. Times are Unix milliseconds.

const Text = v.string()
const OptionalText = v.nullable(v.string())
const Moment = v.nullable(NonNegative)
const Share = v.nullable(NonNegative)

/** Records of one kind, orders of one line, conditions of one contract: more than any player has. */
const MAX_RECORDS = 5000
const MAX_ORDERS = 5000
const MAX_PARTS = 200

export const TickerAmount = v.object({ ticker: Text, amount: NonNegative })
export type TickerAmount = v.InferOutput<typeof TickerAmount>

/** Amounts, duration and fee are for the whole order, whatever its size. */
export const LineOrder = v.object({
  inputs: list(TickerAmount, MAX_PARTS),
  outputs: list(TickerAmount, MAX_PARTS),
  /** Null while the order is queued. */
  startedMs: Moment,
  endsMs: Moment,
  durationMs: Moment,
  isHalted: v.boolean(),
  isRecurring: v.boolean(),
  fee: Share,
  feeCurrency: OptionalText,
})
export type LineOrder = v.InferOutput<typeof LineOrder>

/** All buildings of one kind on a base. */
export const ProductionLine = v.object({
  id: Text,
  planetId: Text,
  /** The game's own name of the building, such as `foodProcessor`. */
  buildingName: Text,
  /** The number of buildings, and so of orders that run at once. */
  capacity: NonNegative,
  /** The product of all factors but the condition; 1 for a building without any. */
  efficiency: Share,
  /** Average of the buildings, 0 to 1. */
  condition: Share,
  orders: list(LineOrder, MAX_ORDERS),
})
export type ProductionLine = v.InferOutput<typeof ProductionLine>

export const FlightSegment = v.object({
  /** TAKE_OFF, DEPARTURE, JUMP and others, as the game names them. */
  type: Text,
  departsMs: NonNegative,
  arrivesMs: NonNegative,
  /** Natural ids of a planet or station, or of a system in between. */
  from: OptionalText,
  to: OptionalText,
})
export const ShipFlight = v.object({
  id: Text,
  shipId: Text,
  departsMs: NonNegative,
  arrivesMs: NonNegative,
  from: OptionalText,
  to: OptionalText,
  /** The system of the destination, by which flight calculations name a station. */
  toSystem: OptionalText,
  segments: list(FlightSegment, MAX_PARTS),
})
export type ShipFlight = v.InferOutput<typeof ShipFlight>

/** Units of fuel, and the capacity of the tanks. */
export const ShipTank = v.object({ units: NonNegative, capacity: NonNegative })
export const CompanyShip = v.object({
  id: Text,
  registration: Text,
  name: OptionalText,
  /** Null while the ship does not fly. */
  flightId: OptionalText,
  /** In m/s², N, t, m³ and the units of the game's reactors; null if FIO does not report them. */
  acceleration: Share,
  thrust: Share,
  emptyMass: Share,
  reactorPower: Share,
  emitterPower: Share,
  volume: Share,
  fuelFlow: Share,
  stlTank: v.nullable(ShipTank),
  ftlTank: v.nullable(ShipTank),
})
export type CompanyShip = v.InferOutput<typeof CompanyShip>

const WorkforceNeed = v.object({
  ticker: Text,
  isEssential: v.boolean(),
  /** 0 to 1. */
  satisfaction: NonNegative,
  /** What the workers of this level on this base use a day. */
  unitsPerDay: NonNegative,
})
const WorkforceLevel = v.object({
  /** PIONEER to SCIENTIST, or a level that the game has added since. */
  level: Text,
  population: NonNegative,
  /** The number of homes. */
  capacity: NonNegative,
  /** The number of jobs. */
  required: NonNegative,
  satisfaction: NonNegative,
  needs: list(WorkforceNeed, MAX_PARTS),
})
export const BaseWorkforce = v.object({
  planetId: Text,
  updatedMs: Moment,
  levels: list(WorkforceLevel, MAX_PARTS),
})
export type BaseWorkforce = v.InferOutput<typeof BaseWorkforce>

/** An order of the player on an exchange. The open amount of a filled one is 0. */
export const ExchangeOrder = v.object({
  id: Text,
  exchange: Text,
  type: v.picklist(['buy', 'sell']),
  ticker: Text,
  openAmount: NonNegative,
  initialAmount: NonNegative,
  limit: NonNegative,
  currency: OptionalText,
  createdMs: Moment,
})
export type ExchangeOrder = v.InferOutput<typeof ExchangeOrder>

export const PARTIES = ['CUSTOMER', 'PROVIDER'] as const
export const ContractCondition = v.object({
  id: Text,
  index: NonNegative,
  /** PAYMENT, DELIVERY and others. Unknown terms are shown as they are. */
  type: Text,
  /** The side that has to fulfil it. */
  party: v.picklist(PARTIES),
  status: Text,
  /** Ids of the conditions that must be fulfilled first. */
  after: list(Text, MAX_PARTS),
  /** Natural ids of the planet or station; the game's text if there is none. */
  place: OptionalText,
  destination: OptionalText,
  goods: v.nullable(TickerAmount),
  /** Weight and volume, for freight only. */
  tonnes: NonNegative,
  cubicMetres: NonNegative,
  payment: v.nullable(v.object({ amount: FiniteNumber, currency: OptionalText })),
  deadlineMs: Moment,
  /** The time allowed once it can be fulfilled. */
  deadlineAfterMs: Moment,
})
export type ContractCondition = v.InferOutput<typeof ContractCondition>

export const Contract = v.object({
  id: Text,
  /** The id that players see. */
  localId: Text,
  name: OptionalText,
  createdMs: Moment,
  dueMs: Moment,
  /** The player's own side. */
  party: v.picklist(PARTIES),
  status: Text,
  partner: OptionalText,
  conditions: list(ContractCondition, MAX_PARTS),
})
export type Contract = v.InferOutput<typeof Contract>

export const CashAmount = v.object({ currency: Text, amount: FiniteNumber })
export type CashAmount = v.InferOutput<typeof CashAmount>

/**
 * The state of a list. `none`: FIO has no such records of the player. `refused`: the key may not read it. `failed`: FIO
 * did not send it; the records are those of the previous fetch, if any.
 */
export const CompanySource = v.object({
  state: v.picklist(['ok', 'none', 'refused', 'failed']),
  fetchedMs: Moment,
  /** When the player's game last sent it to FIO. */
  reportedMs: Moment,
  /** The number of records in an unknown form. */
  dropped: NonNegative,
})
export type CompanySource = v.InferOutput<typeof CompanySource>

export const COMPANY_LISTS = [
  'lines',
  'flights',
  'workforce',
  'orders',
  'contracts',
  'cash',
] as const
export type CompanyList = (typeof COMPANY_LISTS)[number]

export const Company = v.object({
  ships: list(CompanyShip, MAX_RECORDS),
  lines: list(ProductionLine, MAX_RECORDS),
  flights: list(ShipFlight, MAX_RECORDS),
  workforce: list(BaseWorkforce, MAX_RECORDS),
  orders: list(ExchangeOrder, MAX_RECORDS),
  contracts: list(Contract, MAX_RECORDS),
  cash: list(CashAmount, MAX_PARTS),
  sources: v.object({
    lines: CompanySource,
    flights: CompanySource,
    workforce: CompanySource,
    orders: CompanySource,
    contracts: CompanySource,
    cash: CompanySource,
  }),
})
export type Company = v.InferOutput<typeof Company>
