import { formatDays } from '../../../engine/game/number-format.ts'
import { CONFIGURE_ON_EXECUTION } from '../../../engine/game/preferences.ts'
import { sumAmounts } from '../../../engine/market/shipment.ts'
import type { FlownPlan } from '../../../engine/supply/visits/flown-visits.ts'
import type { Trip, VisitStop } from '../../../engine/supply/visits/trip.ts'
import { CapacityBar } from '../../ui/figure/CapacityBar.tsx'
import { Columns } from '../../ui/layout/Columns.tsx'
import { EmptyState } from '../../ui/layout/EmptyState.tsx'
import { Panel } from '../../ui/layout/Panel.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { TileRow } from '../../ui/layout/TileRow.tsx'
import { useCxChoice } from '../cx/cx-choice.ts'
import { RepairAtArrival } from '../fleet/RepairAtArrival.tsx'
import { TransferOrder } from '../transfer/TransferOrder.tsx'
import { momentOf, planetOf, type Shown, shipLabel } from './shown.ts'
import styles from './TripList.module.css'

/** Trip after trip: what to load at the station, and what to unload at each base. */
export function TripList({
  trips,
  damageOnReturn,
  ...shown
}: Shown & Pick<FlownPlan, 'trips' | 'damageOnReturn'>) {
  if (trips.length === 0) {
    return (
      <Panel title="Trips">
        <EmptyState title="No trip needed">
          Every base lasts longer than the days planned ahead.
        </EmptyState>
      </Panel>
    )
  }
  return (
    <Stack as="ol" gap={3} aria-label="trips">
      {trips.map((trip, n) => (
        <li key={`${trip.ship} ${trip.departs}`}>
          <TripCard trip={trip} damage={damageOnReturn[n] ?? null} {...shown} />
        </li>
      ))}
    </Stack>
  )
}

function TripCard({
  trip,
  damage,
  ...shown
}: Shown & {
  trip: Trip
  /** Of the hull on return; null where it is not known. */
  damage: number | null
}) {
  const cx = useCxChoice(undefined)
  const goods = sumAmounts(trip.stops.flatMap(({ delivers }) => delivers))
  const own = shown.ships[trip.ship]
  const hold = own?.hold ?? { weight: 0, volume: 0 }
  const ship = shipLabel(shown, trip.ship)
  const route = trip.stops.map(({ base }) => planetOf(shown, base)).join(', ')
  return (
    <Panel
      title={momentOf(shown, trip.departs)}
      note={`${ship}, back ${momentOf(shown, trip.returns)}`}
      actions={
        <TransferOrder
          name={`Load for ${route}`}
          materials={goods}
          origin={`${shown.station} Warehouse`}
        />
      }
    >
      <Stack gap={3}>
        <Columns least={240} gap={4} lineGap={2}>
          <CapacityBar label="Weight" used={trip.load.weight} capacity={hold.weight} unit="t" />
          <CapacityBar label="Volume" used={trip.load.volume} capacity={hold.volume} unit="m³" />
        </Columns>
        <TileRow label={`load for ${route}`} tiles={goods} />
        <Stack as="ol" aria-label={`stops of ${momentOf(shown, trip.departs)}`}>
          {trip.stops.map((stop) => (
            <Stop key={stop.base} stop={stop} {...shown} />
          ))}
        </Stack>
        {own && damage !== null && (
          <RepairAtArrival
            name={ship}
            design={own.kind.design}
            damage={damage}
            when="on return"
            cx={cx}
          />
        )}
      </Stack>
    </Panel>
  )
}

function Stop({ stop, ...shown }: Shown & { stop: VisitStop }) {
  const planet = planetOf(shown, stop.base)
  return (
    <li className={styles.stop}>
      <Stack gap={0} className={styles.where}>
        <strong>{planet}</strong> {momentOf(shown, stop.arrives)}
        <span className={styles.lasts}>
          {stop.spare > 0 ? `${formatDays(stop.spare / 24)} left on arrival` : 'dry on arrival'},
          then lasts {formatDays(stop.lasts / 24)}
          {stop.limit === 'store' && ', its store is full'}
          {stop.limit === 'hold' && ', the hold is full'}
        </span>
      </Stack>
      <TileRow label={`unload at ${planet}`} tiles={stop.delivers} empty="nothing" />
      <TransferOrder
        name={`Unload at ${planet}`}
        materials={stop.delivers}
        origin={CONFIGURE_ON_EXECUTION}
      />
      {stop.collects.length > 0 && (
        <>
          <span className={styles.lasts}>takes back</span>
          <TileRow label={`collect at ${planet}`} tiles={stop.collects} />
          <TransferOrder
            name={`Collect at ${planet}`}
            materials={stop.collects}
            origin={CONFIGURE_ON_EXECUTION}
          />
        </>
      )}
    </li>
  )
}
