import { useState } from 'react'
import { STATION_NAMES } from '../../../engine/game/constants/stations.ts'
import { formatDays } from '../../../engine/game/number-format.ts'
import { CONFIGURE_ON_EXECUTION } from '../../../engine/game/preferences.ts'
import { type MaterialAmount, sumAmounts } from '../../../engine/market/shipment.ts'
import { warehouseAt } from '../../../engine/supply/transfer.ts'
import type { Trip, VisitStop } from '../../../engine/supply/visits/trip.ts'
import { IconButton } from '../../ui/field/IconButton.tsx'
import { CapacityBar } from '../../ui/figure/CapacityBar.tsx'
import { ChevronDownIcon, ChevronRightIcon } from '../../ui/icons/arrows.tsx'
import { Columns } from '../../ui/layout/Columns.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { TileRow } from '../../ui/layout/TileRow.tsx'
import { MaterialTile } from '../../ui/material/MaterialTile.tsx'
import { useCxChoice } from '../cx/cx-choice.ts'
import { RepairAtArrival } from '../fleet/RepairAtArrival.tsx'
import { TransferOrder } from '../transfer/TransferOrder.tsx'
import { momentOf, planetOf, type Shown, shipLabel } from './shown.ts'
import styles from './TripRow.module.css'

type OfTrip = Shown & {
  trip: Trip
  /** Damage of the hull on return. Null if unknown. */
  damage: number | null
}

const MOST_GOODS = 3

/** What to load at the station and where it goes, in one line until it is opened. */
export function TripRow({ trip, damage, ...shown }: OfTrip) {
  const [isOpen, setOpen] = useState(false)
  const goods = sumAmounts(trip.stops.flatMap(({ delivers }) => delivers))
  const ship = shipLabel(shown, trip.ship)
  const route = trip.stops.map(({ base }) => planetOf(shown, base)).join(', ')
  return (
    <li className={styles.trip} aria-label={`${ship} to ${route}`}>
      <div className={styles.row}>
        <span className={styles.leaves}>
          <IconButton
            size="small"
            label={`Stops of ${ship} to ${route}`}
            icon={isOpen ? <ChevronDownIcon /> : <ChevronRightIcon />}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          />
          {trip.departs <= 0 ? 'now' : momentOf(shown, trip.departs)}
        </span>
        <span className={styles.ship} title={ship}>
          {ship}
        </span>
        <strong className={styles.route} title={route}>
          {route}
        </strong>
        <span className={styles.goods}>
          {largestFirst(goods)
            .slice(0, MOST_GOODS)
            .map((good) => (
              <MaterialTile key={good.ticker} {...good} />
            ))}
          {goods.length > MOST_GOODS && <span className="quiet">+{goods.length - MOST_GOODS}</span>}
        </span>
        <span className={styles.back}>{momentOf(shown, trip.returns)}</span>
        <span className={styles.order}>
          <TransferOrder
            name={`Load for ${route}`}
            materials={goods}
            origin={warehouseAt(shown.exchange)}
          />
        </span>
      </div>
      {isOpen && <TripDetails trip={trip} damage={damage} goods={goods} {...shown} />}
    </li>
  )
}

const largestFirst = (goods: readonly MaterialAmount[]) =>
  goods.toSorted((a, b) => b.amount - a.amount)

function TripDetails({
  trip,
  damage,
  goods,
  ...shown
}: OfTrip & { goods: readonly MaterialAmount[] }) {
  const cx = useCxChoice(undefined)
  const own = shown.ships[trip.ship]
  const hold = own?.hold ?? { weight: 0, volume: 0 }
  const ship = shipLabel(shown, trip.ship)
  return (
    <Stack gap={3} className={styles.details}>
      <Columns least={240} gap={4} lineGap={2}>
        <CapacityBar label="Weight" used={trip.load.weight} capacity={hold.weight} unit="t" />
        <CapacityBar label="Volume" used={trip.load.volume} capacity={hold.volume} unit="m³" />
      </Columns>
      <div>
        <span className="quiet">Load at {STATION_NAMES[shown.exchange]}</span>
        <TileRow label="load" tiles={goods} />
      </div>
      <ol aria-label={`stops of ${ship}`}>
        {trip.stops.map((stop) => (
          <Stop key={stop.base} stop={stop} {...shown} />
        ))}
      </ol>
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
  )
}

function Stop({ stop, ...shown }: Shown & { stop: VisitStop }) {
  const planet = planetOf(shown, stop.base)
  return (
    <li className={styles.stop}>
      <Stack gap={0} className={styles.where}>
        <span>
          <strong>{planet}</strong> {momentOf(shown, stop.arrives)}
        </span>
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
