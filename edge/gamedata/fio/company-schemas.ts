import * as v from 'valibot'
import type { CashAmount } from '../../../engine/game/company.ts'
import { FiniteNumber, NonNegative } from '../../../engine/game/primitives.ts'
import { Moment, OptionalText, Quantity, some } from './player-schemas.ts'
import { EpochMs } from './upstream-schemas.ts'

// What FIO sends about a player's company. Fields that no source confirms are optional, and a missing field is read as null.

const Text = v.string()
const Epoch = v.nullish(EpochMs, null)
const OptionalNumber = v.nullish(NonNegative, null)
const Flag = v.nullish(v.boolean(), false)
const signed = { UserNameSubmitted: OptionalText, Timestamp: v.nullish(Moment, null) }

const OrderMaterials = some(v.object({ MaterialTicker: Text, MaterialAmount: NonNegative }))
export const UserLine = v.object({
  ...signed,
  ProductionLineId: Text,
  PlanetNaturalId: Text,
  Type: Text,
  Capacity: NonNegative,
  Efficiency: OptionalNumber,
  Condition: OptionalNumber,
  Orders: some(
    v.object({
      Inputs: OrderMaterials,
      Outputs: OrderMaterials,
      StartedEpochMs: Epoch,
      CompletionEpochMs: Epoch,
      DurationMs: OptionalNumber,
      IsHalted: Flag,
      Recurring: Flag,
      ProductionFee: OptionalNumber,
      ProductionFeeCurrency: OptionalText,
    }),
  ),
})
export type UserLine = v.InferOutput<typeof UserLine>

const Places = some(
  v.object({ Type: OptionalText, LineNaturalId: OptionalText, LineName: OptionalText }),
)
export const UserFlight = v.object({
  ...signed,
  FlightId: Text,
  ShipId: Text,
  DepartureTimeEpochMs: EpochMs,
  ArrivalTimeEpochMs: EpochMs,
  Origin: OptionalText,
  Destination: OptionalText,
  Segments: some(
    v.object({
      Type: Text,
      DepartureTimeEpochMs: EpochMs,
      ArrivalTimeEpochMs: EpochMs,
      OriginLines: Places,
      DestinationLines: Places,
    }),
  ),
})
export type UserFlight = v.InferOutput<typeof UserFlight>
export type UserPlaces = UserFlight['Segments'][number]['OriginLines']

export const UserWorkforce = v.object({
  ...signed,
  PlanetNaturalId: Text,
  LastWorkforceUpdateTime: v.nullish(Moment, null),
  Workforces: some(
    v.object({
      WorkforceTypeName: Text,
      Population: Quantity,
      Capacity: Quantity,
      Required: Quantity,
      Satisfaction: Quantity,
      WorkforceNeeds: some(
        v.object({
          Essential: Flag,
          MaterialTicker: Text,
          Satisfaction: Quantity,
          UnitsPerInterval: Quantity,
        }),
      ),
    }),
  ),
})
export type UserWorkforce = v.InferOutput<typeof UserWorkforce>

export const UserOrder = v.object({
  ...signed,
  CXOSTradeOrderId: Text,
  ExchangeCode: Text,
  OrderType: v.picklist(['BUYING', 'SELLING']),
  MaterialTicker: Text,
  Amount: NonNegative,
  InitialAmount: Quantity,
  Limit: NonNegative,
  LimitCurrency: OptionalText,
  Status: OptionalText,
  CreatedEpochMs: Epoch,
})
export type UserOrder = v.InferOutput<typeof UserOrder>

const Party = v.picklist(['CUSTOMER', 'PROVIDER'])
export const UserContract = v.object({
  ...signed,
  ContractId: Text,
  ContractLocalId: OptionalText,
  Name: OptionalText,
  DateEpochMs: Epoch,
  DueDateEpochMs: Epoch,
  Party,
  Status: Text,
  PartnerName: OptionalText,
  Conditions: some(
    v.object({
      ConditionId: Text,
      ConditionIndex: Quantity,
      Type: Text,
      Party,
      Status: Text,
      Dependencies: some(v.object({ Dependency: Text })),
      Address: OptionalText,
      Destination: OptionalText,
      MaterialTicker: OptionalText,
      MaterialAmount: OptionalNumber,
      Weight: Quantity,
      Volume: Quantity,
      Amount: v.nullish(FiniteNumber, null),
      Currency: OptionalText,
      DeadlineDurationMs: OptionalNumber,
      DeadlineEpochMs: Epoch,
    }),
  ),
})
export type UserContract = v.InferOutput<typeof UserContract>

const CURRENCIES: ReadonlySet<unknown> = new Set(['AIC', 'CIS', 'ECD', 'ICA', 'NCC'])

/**
 * No source names the fields of this list. A record is used if it can mean only one thing: it holds one currency and one number
 * that is neither a moment nor an id.
 */
export const UserCash = v.pipe(
  v.record(v.string(), v.unknown()),
  v.rawTransform(({ dataset, addIssue, NEVER }): CashAmount => {
    const currencies = Object.values(dataset.value).filter((value) => CURRENCIES.has(value))
    const amounts = Object.entries(dataset.value).flatMap(([name, value]) =>
      typeof value === 'number' && !/time|epoch|id$/i.test(name) ? [value] : [],
    )
    if (currencies.length === 1 && amounts.length === 1)
      return { currency: currencies[0] as string, amount: amounts[0]! }
    addIssue({ message: 'Not one amount in one currency' })
    return NEVER
  }),
)
