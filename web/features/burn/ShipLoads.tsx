import { Suspense, useState } from 'react'
import type { MaterialAmount } from '../../../engine/market/shipment.ts'
import type { FleetLoading } from '../../../engine/supply/fleet.ts'
import { useShipment } from '../../data/calls.ts'
import { useRules } from '../../session/preferences.ts'
import { CapacityBar } from '../../ui/figure/CapacityBar.tsx'
import { Columns } from '../../ui/layout/Columns.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { TileRow } from '../../ui/layout/TileRow.tsx'
import { lazyPart } from '../../ui/lazy-part.ts'
import type { FleetShip } from '../fleet/fleet-ships.ts'
import { PlacePicker } from '../fleet/PlacePicker.tsx'
import { TransferOrder } from '../transfer/TransferOrder.tsx'
import type { ResupplyFlight } from './ShipFuel.tsx'
import styles from './ShipLoads.module.css'

const ShipFuel = lazyPart(() => import('./ShipFuel.tsx'), 'ShipFuel')

export function ShipLoads({
  planName,
  ships,
  loading,
  flight,
}: {
  planName: string
  ships: readonly FleetShip[]
  loading: FleetLoading
  flight: Omit<ResupplyFlight, 'from'>
}) {
  return (
    <Columns as="section" least={280} fill gap={3} aria-label="Ships">
      {ships.map((ship, place) => (
        <ShipLoad
          key={ship.key}
          name={ships.length === 1 ? ship.name : `${place + 1}. ${ship.name}`}
          order={`Resupply ${planName}${ships.length === 1 ? '' : `, ship ${place + 1}`}`}
          ship={ship}
          flight={flight}
          materials={loading.loads[place] ?? []}
        />
      ))}
      {loading.left.length > 0 && (
        <div className="warn">
          <p>No ship has room for:</p>
          <TileRow label="materials left behind" tiles={loading.left} />
        </div>
      )}
    </Columns>
  )
}

function ShipLoad({
  name,
  order,
  ship,
  materials,
  flight,
}: {
  name: string
  order: string
  ship: FleetShip
  materials: readonly MaterialAmount[]
  flight: Omit<ResupplyFlight, 'from'>
}) {
  const { hold, at } = ship
  const [from, setFrom] = useState(at)
  const rules = useRules()
  const load = useShipment({ amounts: materials, planetNaturalId: null, cx: null, rules }).value
    ?.totals
  return (
    <Stack className={styles.ship}>
      <Row justify="between" className={styles.head}>
        <span>{name}</span>
        <TransferOrder name={order} materials={materials} />
      </Row>
      <CapacityBar label="Weight" used={load?.weight ?? 0} capacity={hold.weight} unit="t" />
      <CapacityBar label="Volume" used={load?.volume ?? 0} capacity={hold.volume} unit="m³" />
      <TileRow label={`load of ${name}`} tiles={materials} empty="empty" />
      <PlacePicker label={`${name} flies from`} value={from} onValue={setFrom} />
      {from === null ? (
        <p>A place to fly from tells what fuel to take along.</p>
      ) : (
        <Suspense fallback={<p role="status">Loading …</p>}>
          <ShipFuel name={name} ship={ship} flight={{ ...flight, from }} />
        </Suspense>
      )}
    </Stack>
  )
}
