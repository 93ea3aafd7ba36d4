import type { FleetLoading } from '../../../engine/supply/fleet.ts'
import type { MaterialAmount } from '../../../engine/supply/shipment.ts'
import { useShipment } from '../../data/calls.ts'
import { TransferOrder } from '../../parts/transfer/TransferOrder.tsx'
import { useRules } from '../../session/preferences.ts'
import { CapacityBar } from '../../ui/CapacityBar.tsx'
import { Row } from '../../ui/Row.tsx'
import { Stack } from '../../ui/Stack.tsx'
import { TileRow } from '../../ui/TileRow.tsx'
import type { FleetShip } from './fleet.ts'
import styles from './ShipLoads.module.css'

/** Each ship with its share of the order, and what none has room for. */
export function ShipLoads({
  planName,
  ships,
  loading,
}: {
  planName: string
  ships: readonly FleetShip[]
  loading: FleetLoading
}) {
  return (
    <section className={styles.ships} aria-label="Ships">
      {ships.map((ship, place) => (
        <ShipLoad
          key={ship.key}
          name={ships.length === 1 ? ship.name : `${place + 1}. ${ship.name}`}
          order={`Resupply ${planName}${ships.length === 1 ? '' : `, ship ${place + 1}`}`}
          ship={ship}
          materials={loading.loads[place] ?? []}
        />
      ))}
      {loading.left.length > 0 && (
        <div className={styles.left}>
          <p>No ship has room for:</p>
          <TileRow label="materials left behind" tiles={loading.left} />
        </div>
      )}
    </section>
  )
}

function ShipLoad({
  name,
  order,
  ship: { hold },
  materials,
}: {
  name: string
  order: string
  ship: FleetShip
  materials: readonly MaterialAmount[]
}) {
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
    </Stack>
  )
}
