import { formatAmount } from '../../../engine/game/number-format.ts'
import type { FlightFuel } from '../../../engine/supply/flight-fuel.ts'
import type { RouteRequest } from '../../../workers/flight-calls.ts'
import { useResupply } from '../../data/calls.ts'
import { useGalaxy } from '../../data/use-galaxy.ts'
import { Row } from '../../ui/layout/Row.tsx'
import { PlainTable } from '../../ui/table/PlainTable.tsx'
import type { FleetShip } from '../fleet/fleet-ships.ts'
import { flightWords } from '../fleet/flight-words.ts'
import { usePlaceNames } from '../fleet/place-names.ts'
import { RepairAtArrival } from '../fleet/RepairAtArrival.tsx'
import { Problem } from '../page/Problem.tsx'
import { TransferOrder } from '../transfer/TransferOrder.tsx'

/** The route of the ships of a resupply, and how they fly. */
export interface ResupplyFlight extends Omit<RouteRequest, 'galaxy' | 'ship' | 'cargoTonnes'> {
  readonly toName: string
  /** The player set no flight. */
  readonly isDefault: boolean
}

const NOTHING_ORDERED = { days: 0, hideInfinite: true, overrides: {}, inactive: new Set<string>() }

const NO_STOPS: readonly string[] = []

/** The fuel of one ship, there with a full hold and back with an empty one, and how much exceeds its tanks. */
export function ShipFuel({
  name,
  ship: { kind, hold, damage },
  flight: { toName, isDefault, ...flight },
}: {
  name: string
  ship: FleetShip
  flight: ResupplyFlight
}) {
  const galaxy = useGalaxy()
  const answer = useResupply(
    galaxy && {
      elements: [],
      options: NOTHING_ORDERED,
      flight: { ...flight, galaxy, ship: kind, cargoTonnes: hold.weight },
    },
  )
  const nameOf = usePlaceNames(answer.value?.trip?.refuels ?? NO_STOPS, 'short')
  if (answer.problem) {
    return <Problem title="The fuel could not be calculated" of={answer} />
  }
  if (!answer.value) return <p role="status">Calculating the fuel …</p>
  const { trip } = answer.value
  if (trip === null) return <p>No way leads to {toName} and back for this ship.</p>
  const { fuel, refuels, outOf } = trip
  return (
    <>
      <p>
        {isDefault
          ? 'Flown by default, as no flight is set under Freight: '
          : 'Flown as set under Freight: '}
        {flightWords(flight.flight)}.
      </p>
      {outOf && (
        <p className="warn" role="alert">
          Out of range: one way needs more {outOf} than a tank, and there is no station on the way.
        </p>
      )}
      {refuels.length > 0 && (
        <p className="warn">Refuel on the way: {refuels.map(nameOf).join(', ')}.</p>
      )}
      {fuel.length > 0 ? (
        <FuelTable name={name} fuel={fuel} isStale={answer.isStale} />
      ) : (
        <p>This flight burns no fuel.</p>
      )}
      {damage !== undefined && (
        <RepairAtArrival
          name={name}
          design={kind.design}
          damage={damage + trip.damage / 100}
          when="on return"
          cx={{ cx: flight.cx, rules: flight.rules, isPending: false }}
        />
      )}
    </>
  )
}

function FuelTable({
  name,
  fuel,
  isStale,
}: {
  name: string
  fuel: readonly FlightFuel[]
  isStale: boolean
}) {
  return (
    <>
      <PlainTable<FlightFuel>
        label={`fuel of ${name}`}
        isStale={isStale}
        rows={fuel}
        keyOf={({ ticker }) => ticker}
        columns={[
          { header: 'Fuel', tickers: true, cell: ({ ticker }) => ticker },
          { header: 'Burnt', numeric: true, cell: ({ burnt }) => formatAmount(burnt) },
          { header: 'Tank', numeric: true, cell: ({ tank }) => formatAmount(tank) },
          { header: 'To take along', numeric: true, cell: ({ along }) => formatAmount(along) },
        ]}
      />
      <Row justify="between">
        <span>To take along</span>
        <TransferOrder name={`Fuel along, ${name}`} materials={amounts(fuel, (row) => row.along)} />
      </Row>
      <Row justify="between">
        <span>To refuel for both flights</span>
        <TransferOrder
          name={`Refuel ${name}`}
          materials={amounts(fuel, ({ burnt }) => Math.ceil(burnt))}
        />
      </Row>
    </>
  )
}

const amounts = (fuel: readonly FlightFuel[], of: (row: FlightFuel) => number) =>
  fuel.map((row) => ({ ticker: row.ticker, amount: of(row) }))
