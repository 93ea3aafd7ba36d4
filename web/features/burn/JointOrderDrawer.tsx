import { useMemo, useState } from 'react'
import { STATION_NAMES } from '../../../engine/game/constants/stations.ts'
import type { Exchange } from '../../../engine/game/cx.ts'
import type { FioStorage } from '../../../engine/game/fio.ts'
import {
  formatAmount,
  formatCount,
  formatDays,
  formatMoney,
} from '../../../engine/game/number-format.ts'
import type { MaterialAmount } from '../../../engine/market/shipment.ts'
import { jointMaterials } from '../../../engine/supply/burn.ts'
import { warehouseAt } from '../../../engine/supply/transfer.ts'
import { useJointOrder, useShipment } from '../../data/calls.ts'
import { usePreferences, useRules } from '../../session/preferences.ts'
import { CopyButton } from '../../ui/field/CopyButton.tsx'
import { NumberInput } from '../../ui/field/NumberInput.tsx'
import { Panel } from '../../ui/layout/Panel.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { TableSkeleton } from '../../ui/layout/Skeleton.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { TileRow } from '../../ui/layout/TileRow.tsx'
import { Drawer } from '../../ui/overlay/Drawer.tsx'
import { PlainTable } from '../../ui/table/PlainTable.tsx'
import { Problem } from '../page/Problem.tsx'
import { TransferOrder } from '../transfer/TransferOrder.tsx'
import { asksOf } from '../transfer/use-transfer-estimate.ts'
import type { BurnLine } from './burn-lines.ts'

interface Ordered {
  readonly lines: readonly BurnLine[]
  readonly names: ReadonlyMap<string, string>
  readonly storage: FioStorage
  /** Where all of it is bought; undefined if nothing says where the player trades. */
  readonly exchange: Exchange | undefined
}

/** One order for several bases: what to buy, and an order for the load of each. */
export function JointOrderDrawer({ onClose, ...ordered }: Ordered & { onClose: () => void }) {
  const { lines, exchange } = ordered
  return (
    <Drawer
      open={lines.length > 0}
      width="wide"
      onClose={onClose}
      title={`Order for ${formatCount(lines.length, 'base')}`}
      description={exchange && `Bought at ${STATION_NAMES[exchange]} (${exchange}).`}
    >
      {lines.length > 0 && <JointOrder {...ordered} />}
    </Drawer>
  )
}

function JointOrder({ lines, names, storage, exchange }: Ordered) {
  const { burnResupplyDays } = usePreferences()
  const [days, setDays] = useState(burnResupplyDays)
  // The plans of a planet share its stock, so they are one load.
  const planets = useMemo(
    () => [...Map.groupBy(lines, ({ planetNaturalId }) => planetNaturalId)],
    [lines],
  )
  const answer = useJointOrder({
    bases: planets.map(([id, plans]) => ({
      elements: jointMaterials(plans),
      room: roomIn(storage.planets[id]),
    })),
    days,
  })
  const origin = exchange && warehouseAt(exchange)
  const order = answer.value
  const nameOf = (id: string) => names.get(id) ?? id
  return (
    <Stack gap={4}>
      <div style={{ width: 160 }}>
        <NumberInput label="Target days" value={days} onValue={setDays} suffix="days" />
      </div>
      <Problem title="The order could not be calculated" of={answer} />
      {!order && !answer.problem && (
        <TableSkeleton rows={planets.length} columns={4} label="Calculating the order" />
      )}
      {order && (
        <>
          <Panel
            title="What to buy"
            note={
              <>
                {formatAmount(order.load.weight)} t, {formatAmount(order.load.volume)} m³
                {exchange && <Cost amounts={order.total} exchange={exchange} />}
              </>
            }
            actions={
              <Row gap={1}>
                <CopyButton text={listOf(order.total)} label="list of what to buy" />
                <TransferOrder
                  name={`Buy for ${formatCount(planets.length, 'base')}`}
                  materials={order.total}
                  origin={origin}
                />
              </Row>
            }
          >
            <TileRow
              label="what to buy"
              tiles={order.total}
              most={30}
              empty="Nothing: every base lasts this long, or its store is full."
            />
          </Panel>
          <Panel title="Loads" note="one order for each base" flush>
            <PlainTable
              label="loads"
              isStale={answer.isStale}
              rows={planets.flatMap(([id], n) => {
                const load = order.loads[n]
                return load ? [{ id, ...load }] : []
              })}
              keyOf={({ id }) => id}
              columns={[
                { header: 'Base', cell: ({ id }) => nameOf(id) },
                {
                  header: 'Goods',
                  cell: ({ id, materials }) => (
                    <TileRow
                      label={`load for ${nameOf(id)}`}
                      tiles={materials}
                      most={5}
                      empty="its store is full"
                    />
                  ),
                },
                {
                  header: 'Days',
                  numeric: true,
                  cell: ({ days: lasts }) =>
                    lasts < days ? (
                      <span title="Its store has no room for more">{formatDays(lasts)}, full</span>
                    ) : (
                      formatDays(lasts)
                    ),
                },
                { header: 't', numeric: true, cell: ({ load }) => formatAmount(load.weight) },
                { header: 'm³', numeric: true, cell: ({ load }) => formatAmount(load.volume) },
                {
                  header: 'Order',
                  cell: ({ id, materials }) => (
                    <TransferOrder
                      name={`Resupply ${nameOf(id)}`}
                      materials={materials}
                      planetNaturalId={id}
                      origin={origin}
                    />
                  ),
                },
              ]}
            />
          </Panel>
        </>
      )}
    </Stack>
  )
}

/** At what the exchange asks for the first unit. */
function Cost({ amounts, exchange }: { amounts: readonly MaterialAmount[]; exchange: Exchange }) {
  const rules = useRules()
  const { value } = useShipment({ amounts, planetNaturalId: null, cx: asksOf(exchange), rules })
  return value ? (
    <>
      , {formatMoney(value.totals.cost)} $ at the prices asked on {exchange}
    </>
  ) : null
}

const listOf = (amounts: readonly MaterialAmount[]) =>
  amounts.map(({ ticker, amount }) => `${ticker}\t${amount}`).join('\n')

const roomIn = (store: FioStorage['planets'][string] | undefined) =>
  store
    ? {
        weight: Math.max(0, store.WeightCapacity - store.WeightLoad),
        volume: Math.max(0, store.VolumeCapacity - store.VolumeLoad),
      }
    : null
