import type {
  BaseWorkforce,
  Contract,
  ContractCondition,
  ExchangeOrder,
  ProductionLine,
  ShipFlight,
} from '../../../engine/game/company.ts'
import type {
  UserContract,
  UserFlight,
  UserLine,
  UserOrder,
  UserPlaces,
  UserWorkforce,
} from './company-schemas.ts'

// Each function maps one record of FIO to ours. Null stands for a record that is not needed, such as an order that is filled.

export const toMs = (moment: number | string | null): number | null =>
  typeof moment === 'string' ? Date.parse(inUtc(moment)) : moment

/** Older responses leave out the time zone, which is then UTC. */
const inUtc = (text: string) => (/(Z|[+-]\d\d:?\d\d)$/.test(text) ? text : `${text}Z`)

export function toLine(line: UserLine): ProductionLine {
  return {
    id: line.ProductionLineId,
    planetId: line.PlanetNaturalId,
    buildingName: line.Type,
    capacity: line.Capacity,
    efficiency: line.Efficiency,
    condition: line.Condition,
    orders: line.Orders.map((order) => ({
      inputs: order.Inputs.map(toTickerAmount),
      outputs: order.Outputs.map(toTickerAmount),
      startedMs: order.StartedEpochMs,
      endsMs: order.CompletionEpochMs,
      durationMs: order.DurationMs,
      isHalted: order.IsHalted,
      isRecurring: order.Recurring,
      fee: order.ProductionFee,
      feeCurrency: order.ProductionFeeCurrency,
    })),
  }
}

const toTickerAmount = (material: { MaterialTicker: string; MaterialAmount: number }) => ({
  ticker: material.MaterialTicker,
  amount: material.MaterialAmount,
})

/** Segments may be unsorted. The flight ends with the last of them. */
export function toFlight(flight: UserFlight): ShipFlight {
  const segments = flight.Segments.map((segment) => ({
    type: segment.Type,
    departsMs: segment.DepartureTimeEpochMs,
    arrivesMs: segment.ArrivalTimeEpochMs,
    from: placeIn(segment.OriginLines),
    to: placeIn(segment.DestinationLines),
  })).sort((a, b) => a.departsMs - b.departsMs || a.arrivesMs - b.arrivesMs)
  const moments = [flight.DepartureTimeEpochMs, flight.ArrivalTimeEpochMs]
  for (const { departsMs, arrivesMs } of segments) moments.push(departsMs, arrivesMs)
  return {
    id: flight.FlightId,
    shipId: flight.ShipId,
    departsMs: Math.min(...moments),
    arrivesMs: Math.max(...moments),
    from: segments[0]?.from ?? naturalIdIn(flight.Origin),
    to: segments.at(-1)?.to ?? naturalIdIn(flight.Destination),
    toSystem: systemIn(lastOf(flight.Segments)?.DestinationLines ?? []),
    segments,
  }
}

/** The segment that ends last. */
const lastOf = (segments: UserFlight['Segments']) =>
  segments.toSorted((a, b) => a.ArrivalTimeEpochMs - b.ArrivalTimeEpochMs).at(-1)

const systemIn = (lines: UserPlaces): string | null =>
  lines.find(({ Type }) => Type?.toLowerCase() === 'system')?.LineNaturalId ?? null

/** The lines lead from the system down to the place. */
function placeIn(lines: UserPlaces): string | null {
  const place = lines.find(({ Type }) => Type !== null && Type.toLowerCase() !== 'system')
  return (place ?? lines[0])?.LineNaturalId ?? null
}

/** `Montem (OT-580b)` */
export const naturalIdIn = (text: string | null): string | null =>
  text?.match(/\(([^()]+)\)[^()]*$/)?.[1] ?? null

export function toWorkforce(base: UserWorkforce): BaseWorkforce {
  return {
    planetId: base.PlanetNaturalId,
    updatedMs: momentOfSupplies(base),
    levels: base.Workforces.filter(
      ({ Population, Required }) => Population > 0 || Required > 0,
    ).map((level) => ({
      level: level.WorkforceTypeName,
      population: level.Population,
      capacity: level.Capacity,
      required: level.Required,
      satisfaction: level.Satisfaction,
      needs: level.WorkforceNeeds.map((need) => ({
        ticker: need.MaterialTicker,
        isEssential: need.Essential,
        satisfaction: need.Satisfaction,
        unitsPerDay: need.UnitsPerInterval,
      })),
    })),
  }
}

/** A moment so close to the upload says nothing about the workers. */
const UPLOAD_MS = 60_000

function momentOfSupplies({ LastWorkforceUpdateTime, Timestamp }: UserWorkforce): number | null {
  const updated = toMs(LastWorkforceUpdateTime)
  const uploaded = toMs(Timestamp)
  const isUpload = updated !== null && uploaded !== null && Math.abs(uploaded - updated) < UPLOAD_MS
  return isUpload ? null : updated
}

/** Filled orders stay in FIO's list with nothing open. */
export function toOrder(order: UserOrder): ExchangeOrder {
  return {
    id: order.CXOSTradeOrderId,
    exchange: order.ExchangeCode,
    type: order.OrderType === 'BUYING' ? 'buy' : 'sell',
    ticker: order.MaterialTicker,
    openAmount: order.Status === 'FILLED' ? 0 : order.Amount,
    initialAmount: Math.max(order.InitialAmount, order.Amount),
    limit: order.Limit,
    currency: order.LimitCurrency,
    createdMs: order.CreatedEpochMs,
  }
}

export const ENDED_CONTRACTS: ReadonlySet<string> = new Set([
  'FULFILLED',
  'CANCELLED',
  'REJECTED',
  'BREACHED',
  'TERMINATED',
])

export function toContract(contract: UserContract): Contract | null {
  if (ENDED_CONTRACTS.has(contract.Status)) return null
  // A suffix distinguishes versions of one contract.
  const id = contract.ContractId.split('-')[0]!
  return {
    id,
    localId: contract.ContractLocalId ?? id.slice(0, 8),
    name: contract.Name,
    createdMs: contract.DateEpochMs,
    dueMs: contract.DueDateEpochMs,
    party: contract.Party,
    status: contract.Status,
    partner: contract.PartnerName,
    conditions: contract.Conditions.map(toCondition).sort((a, b) => a.index - b.index),
  }
}

function toCondition(condition: UserContract['Conditions'][number]): ContractCondition {
  const { MaterialTicker: ticker, MaterialAmount: amount, Address, Destination } = condition
  return {
    id: condition.ConditionId,
    index: condition.ConditionIndex,
    type: condition.Type,
    party: condition.Party,
    status: condition.Status,
    after: condition.Dependencies.map(({ Dependency }) => Dependency),
    place: naturalIdIn(Address) ?? Address,
    destination: naturalIdIn(Destination) ?? Destination,
    goods: ticker !== null && amount !== null ? { ticker, amount } : null,
    tonnes: condition.Weight,
    cubicMetres: condition.Volume,
    payment:
      condition.Amount === null ? null : { amount: condition.Amount, currency: condition.Currency },
    deadlineMs: condition.DeadlineEpochMs,
    deadlineAfterMs: condition.DeadlineDurationMs,
  }
}
