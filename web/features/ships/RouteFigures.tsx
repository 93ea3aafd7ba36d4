import type { Ship } from '../../../engine/fleet/ships/blueprint.ts'
import type { FuelAtStart, RangedRoute } from '../../../engine/fleet/ships/range.ts'
import type { FlightRoute } from '../../../engine/fleet/ships/route.ts'
import { formatAmount, formatWhole } from '../../../engine/game/number-format.ts'
import { StatTile } from '../../ui/figure/StatTile.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { bandWords, seconds as inWords } from '../fleet/band-words.ts'
import { damage } from './LegTable.tsx'

export function RouteFigures({
  route,
  best,
  ship,
  fuel,
  valueOfHour,
  isChosen,
  nameOf,
}: {
  route: RangedRoute
  /** The cheapest over all sliders. */
  best: FlightRoute | null
  ship: Ship
  /** In the tanks of an own ship that is at the start. */
  fuel: FuelAtStart | undefined
  valueOfHour: number
  /** The player chooses the route, not the game. */
  isChosen: boolean
  nameOf: (place: string) => string
}) {
  const { stlFuel, ftlFuel } = route
  const gateways = route.legs.filter(({ kind }) => kind === 'GATE').length
  const saved = best ? route.cost - best.cost : 0
  return (
    <Stack gap={2}>
      <Row as="section" wrap align="stretch" gap={6} lineGap={3} aria-label="Figures of the route">
        <StatTile label="Time" value={inWords(route.seconds.mean)} delta={bandOf(route)} />
        <StatTile label="Jumps" value={formatWhole(route.jumps)} />
        <StatTile label="Gateways" value={formatWhole(gateways)} />
        <StatTile label="SF" value={bandWords(stlFuel, formatWhole)} />
        <StatTile label="FF" value={formatWhole(ftlFuel)} />
        <StatTile label="Damage" value={damage(route.damage)} />
        <StatTile label="Fees" value={formatAmount(route.fees)} unit="$" />
        <StatTile
          label={valueOfHour > 0 ? 'Cost with your hours' : 'Cost'}
          value={formatWhole(route.cost)}
          unit="$"
        />
      </Row>
      <RangeNote route={route} ship={ship} nameOf={nameOf} />
      {fuel && <FillFirst route={route} fuel={fuel} />}
      {best && saved > Math.max(1, 0.001 * route.cost) && (
        <p className="quiet">
          Cheaper with another fuel slider{isChosen && ' or route'}: {formatWhole(best.cost)} $ and{' '}
          {inWords(best.seconds.mean)}, {formatWhole(saved)} $ less at {formatWhole(valueOfHour)} $
          an hour.
        </p>
      )}
    </Stack>
  )
}

function RangeNote({
  route: { refuels, outOf },
  ship,
  nameOf,
}: {
  route: RangedRoute
  ship: Ship
  nameOf: (place: string) => string
}) {
  if (outOf)
    return (
      <p className="warn" role="alert">
        Out of range: the flight needs more than the {formatWhole(tankOf(ship, outOf))} {outOf} of
        its tank, and there is no station on the way.
      </p>
    )
  if (refuels.length === 0) return null
  return <p className="warn">Refuel on the way: {refuels.map(nameOf).join(', ')}.</p>
}

/** The fuel that the flight takes beyond what the tanks hold now. */
function FillFirst({
  route: { stlFuel, ftlFuel, refuels, outOf },
  fuel: { stl, ftl },
}: {
  route: RangedRoute
  fuel: FuelAtStart
}) {
  // With stops to refuel, the fuel of each stretch is not known here.
  if (outOf || refuels.length > 0) return null
  const missing = [
    { ticker: 'SF', units: Math.ceil(stlFuel.most - (stl ?? stlFuel.most)) },
    { ticker: 'FF', units: Math.ceil(ftlFuel - (ftl ?? ftlFuel)) },
  ].filter(({ units }) => units > 0)
  if (missing.length === 0) return null
  return (
    <p className="warn">
      Fill up first: the tanks need{' '}
      {missing.map(({ ticker, units }) => `${formatWhole(units)} ${ticker}`).join(' and ')} more.
    </p>
  )
}

const tankOf = ({ stlFuel, ftlFuel }: Ship, fuel: 'SF' | 'FF') =>
  fuel === 'SF' ? stlFuel : ftlFuel

function bandOf({ seconds: { least, most } }: RangedRoute) {
  return inWords(least) === inWords(most) ? undefined : `${inWords(least)} – ${inWords(most)}`
}
