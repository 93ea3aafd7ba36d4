import type { Ship } from '../../../engine/ships/blueprint.ts'
import type { Route } from '../../../engine/ships/route.ts'
import { bandWords, seconds as inWords } from '../../parts/ship/band-words.ts'
import { formatAmount, formatFixed, formatWhole } from '../../ui/format.ts'
import { Row } from '../../ui/Row.tsx'
import { Stack } from '../../ui/Stack.tsx'
import { StatTile } from '../../ui/StatTile.tsx'
import { damage } from './LegTable.tsx'

export function RouteFigures({
  route,
  best,
  ship,
  valueOfHour,
}: {
  route: Route
  /** The cheapest over all sliders. */
  best: Route | null
  ship: Ship
  valueOfHour: number
}) {
  const { stlFuel, ftlFuel } = route
  const gateways = route.legs.filter(({ kind }) => kind === 'GATE').length
  const saved = best ? route.cost - best.cost : 0
  const refuels = [
    stlFuel.mean > ship.stlFuel && `SF (the tank holds ${formatWhole(ship.stlFuel)})`,
    ftlFuel > ship.ftlFuel && `FF (the tank holds ${formatWhole(ship.ftlFuel)})`,
  ].filter((words) => words !== false)
  return (
    <Stack gap={2}>
      <Row as="section" wrap align="stretch" gap={6} lineGap={3} aria-label="Figures of the route">
        <StatTile label="Time" value={inWords(route.seconds.mean)} delta={bandOf(route)} />
        <StatTile label="Jumps" value={formatWhole(route.jumps)} />
        <StatTile label="Gateways" value={formatWhole(gateways)} />
        <StatTile label="SF" value={bandWords(stlFuel, formatWhole)} />
        <StatTile label="FF" value={formatFixed(ftlFuel, 1)} />
        <StatTile label="Damage" value={damage(route.damage)} />
        <StatTile label="Fees" value={formatAmount(route.fees)} unit="$" />
        <StatTile
          label={valueOfHour > 0 ? 'Cost with your hours' : 'Cost'}
          value={formatWhole(route.cost)}
          unit="$"
        />
      </Row>
      {refuels.length > 0 && (
        <p className="warn">Refuel on the way: more than one tank of {refuels.join(', ')}.</p>
      )}
      {best && saved > Math.max(1, 0.001 * route.cost) && (
        <p className="quiet">
          The cheapest flight at {formatWhole(valueOfHour)} $ an hour costs {formatWhole(best.cost)}{' '}
          $ and takes {inWords(best.seconds.mean)}: {formatWhole(saved)} $ less.
        </p>
      )}
    </Stack>
  )
}

function bandOf({ seconds: { least, most } }: Route) {
  return inWords(least) === inWords(most) ? undefined : `${inWords(least)} – ${inWords(most)}`
}
