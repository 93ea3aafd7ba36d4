import type {
  BaseWorkforce,
  LineOrder,
  ProductionLine,
  ShipFlight,
} from '../../engine/game/company.ts'

// Our records of a company in the documented shapes of FIO, the other way round than the server reads them.

const hex = (text: string) => Buffer.from(text).toString('hex').padEnd(32, '0').slice(0, 32)

interface Signed {
  /** Of the player, in upper case as FIO writes it. */
  readonly userName: string
  /** When the player's game told FIO of it. */
  readonly at: number
}
const signed = ({ userName, at }: Signed) => ({
  UserNameSubmitted: userName.toUpperCase(),
  Timestamp: new Date(at).toISOString().replace('Z', '000Z'),
})

const orderAsFio = (order: LineOrder, n: number) => ({
  ProductionLineOrderId: hex(`order ${n}`),
  Inputs: order.inputs.map(({ ticker, amount }) => ({
    ...{ ProductionLineInputId: hex(`in ${ticker}`), MaterialId: hex(ticker) },
    ...{ MaterialName: ticker, MaterialTicker: ticker, MaterialAmount: amount },
  })),
  Outputs: order.outputs.map(({ ticker, amount }) => ({
    ...{ ProductionLineOutputId: hex(`out ${ticker}`), MaterialId: hex(ticker) },
    ...{ MaterialName: ticker, MaterialTicker: ticker, MaterialAmount: amount },
  })),
  CreatedEpochMs: Math.round(order.startedMs ?? 0),
  StartedEpochMs: order.startedMs === null ? null : Math.round(order.startedMs),
  CompletionEpochMs: order.endsMs === null ? null : Math.round(order.endsMs),
  DurationMs: order.durationMs,
  LastUpdatedEpochMs: null,
  CompletedPercentage: null,
  IsHalted: order.isHalted,
  Recurring: order.isRecurring,
  StandardRecipeName: '',
  ProductionFee: order.fee,
  ProductionFeeCurrency: order.feeCurrency,
  ...{ ProductionFeeCollectorId: null, ProductionFeeCollectorName: null },
  ProductionFeeCollectorCode: null,
})

export const linesAsFio = (lines: readonly ProductionLine[], sign: Signed) =>
  lines.map((line) => ({
    ProductionLineId: hex(line.id),
    ...{ SiteId: hex(`site ${line.planetId}`), PlanetId: hex(line.planetId) },
    ...{ PlanetNaturalId: line.planetId, PlanetName: line.planetId },
    ...{ Type: line.buildingName, Capacity: line.capacity },
    ...{ Efficiency: line.efficiency, Condition: line.condition },
    Orders: line.orders.map(orderAsFio),
    ...signed(sign),
  }))

const LEVELS = ['PIONEER', 'SETTLER', 'TECHNICIAN', 'ENGINEER', 'SCIENTIST']

/** All five levels are there, also those without workers. */
export const workforceAsFio = (bases: readonly BaseWorkforce[], sign: Signed) =>
  bases.map(({ planetId, updatedMs, levels }) => ({
    ...{ PlanetId: hex(planetId), PlanetNaturalId: planetId, PlanetName: planetId },
    SiteId: hex(`site ${planetId}`),
    LastWorkforceUpdateTime: updatedMs === null ? null : new Date(updatedMs).toISOString(),
    Workforces: LEVELS.map((name) => {
      const level = levels.find((known) => known.level === name)
      return {
        ...{ WorkforceTypeName: name, Population: level?.population ?? 0, Reserve: 0 },
        ...{ Capacity: level?.capacity ?? 0, Required: level?.required ?? 0 },
        Satisfaction: level?.satisfaction ?? 0,
        WorkforceNeeds: (level?.needs ?? []).map((need) => ({
          ...{ Category: 'FOOD', Essential: need.isEssential, MaterialId: hex(need.ticker) },
          ...{ MaterialName: need.ticker, MaterialTicker: need.ticker },
          Satisfaction: need.satisfaction,
          UnitsPerInterval: need.unitsPerDay,
          UnitsPerOneHundred: 0,
        })),
      }
    }),
    ...signed(sign),
  }))

export const flightsAsFio = (flights: readonly ShipFlight[], sign: Signed) =>
  flights.map(({ id, shipId, from, to, toSystem, departsMs, arrivesMs }) => ({
    ...{ FlightId: id, ShipId: shipId, Origin: `Start (${from})`, Destination: `Goal (${to})` },
    ...{ DepartureTimeEpochMs: departsMs, ArrivalTimeEpochMs: arrivesMs },
    ...{ CurrentSegmentIndex: 0, StlDistance: null, FtlDistance: null, IsAborted: false },
    Segments: [
      {
        ...{ SegmentIndex: 0, Type: 'APPROACH', Origin: '', Destination: '' },
        ...{ DepartureTimeEpochMs: departsMs, ArrivalTimeEpochMs: arrivesMs },
        ...{ StlDistance: null, StlFuelConsumption: null, FtlDistance: null },
        ...{ FtlFuelConsumption: null, Damage: 0, OriginLines: [] },
        DestinationLines: [
          { Type: 'system', LineId: hex('system'), LineNaturalId: toSystem, LineName: toSystem },
          { Type: 'planet', LineId: hex('planet'), LineNaturalId: to, LineName: to },
        ],
      },
    ],
    ...signed(sign),
  }))
