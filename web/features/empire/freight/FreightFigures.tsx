import type { FreightFigure } from '../../../../engine/explain/freight.ts'
import type { Freight } from '../../../../engine/fleet/freight/freight.ts'
import { formatFixed, formatMoney, formatWhole } from '../../../../engine/game/number-format.ts'
import { Button } from '../../../ui/field/Button.tsx'
import { Explained } from '../../../ui/figure/explain/Explained.tsx'
import { StatTile } from '../../../ui/figure/StatTile.tsx'
import { Row } from '../../../ui/layout/Row.tsx'

export function FreightFigures({
  freight: { totals },
  profit,
  onSetup,
}: {
  freight: Freight
  /** Profit of the empire with everything that is switched on. */
  profit: number | undefined
  onSetup: () => void
}) {
  const isOver = totals.overload > 0
  return (
    <Row as="section" wrap align="center" gap={6} lineGap={3} aria-label="Freight of the empire">
      <StatTile
        label="Freight"
        value={
          <Explained<FreightFigure> figure={{ of: 'freightTotal' }} label="freight of the empire">
            {formatWhole(totals.cost)}
          </Explained>
        }
        unit="$/day"
      />
      <StatTile label="Profit with freight" value={formatMoney(profit)} unit="$/day" />
      <StatTile label="Carried" value={formatFixed(totals.tonnes, 1)} unit="t/day" />
      <StatTile label="Carried" value={formatFixed(totals.cubicMetres, 1)} unit="m³/day" />
      <StatTile label="Flights there and back" value={formatFixed(totals.trips, 1)} unit="/day" />
      <StatTile
        label="Hours of the fleet"
        value={`${formatFixed(totals.hoursNeeded, 1)} of ${formatFixed(totals.hoursThere, 0)}`}
        unit="h/day"
        delta={isOver ? `${formatFixed(totals.overload, 1)} h short` : undefined}
        deltaTrend={isOver ? 'loss' : 'neutral'}
      />
      <StatTile label="SF" value={formatWhole(totals.stlFuel)} unit="/day" />
      <StatTile label="FF" value={formatWhole(totals.ftlFuel)} unit="/day" />
      <Button size="small" onClick={onSetup}>
        Ships and rates
      </Button>
    </Row>
  )
}
