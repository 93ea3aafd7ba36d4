import { Link } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import type { StepGoods } from '../../../engine/company/contract-stock.ts'
import type { JobView } from '../../../engine/company/contracts.ts'
import type { Carried, Carry } from '../../../engine/fleet/ships/carry.ts'
import { FLIGHT_DEFAULTS } from '../../../engine/fleet/ships/flight-choice.ts'
import { EXCHANGE_SYSTEMS, flightPlace } from '../../../engine/game/constants/stations.ts'
import type { FioStorage } from '../../../engine/game/fio.ts'
import {
  formatAmount,
  formatCount,
  formatDateTime,
  formatDuration,
  formatUpTo,
} from '../../../engine/game/number-format.ts'
import { CONFIGURE_ON_EXECUTION } from '../../../engine/game/preferences.ts'
import { boughtAt } from '../../../engine/market/daily-volume.ts'
import { exchangeAt } from '../../../engine/supply/transfer.ts'
import { useCarries } from '../../data/calls.ts'
import { useGalaxy } from '../../data/use-galaxy.ts'
import { usePreferences } from '../../session/preferences.ts'
import { Select } from '../../ui/field/Select.tsx'
import { Tag } from '../../ui/figure/Tag.tsx'
import { EmptyState } from '../../ui/layout/EmptyState.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Skeleton } from '../../ui/layout/Skeleton.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { PlainTable } from '../../ui/table/PlainTable.tsx'
import type { CxChoice } from '../cx/cx-choice.ts'
import { shipsOf } from '../fleet/fleet-ships.ts'
import { usePlaceNames } from '../fleet/place-names.ts'
import { useShipChoices } from '../fleet/use-ship-choices.ts'
import { Problem } from '../page/Problem.tsx'
import { TransferOrder } from '../transfer/TransferOrder.tsx'
import { CARRY_PROBLEMS, inTimeWords, isOnMap } from './contract-words.ts'

/** How each of the player's ships would do a flight of a contract, from where and when it is free. */
export function ContractFlights({
  job,
  goods,
  storage,
  cx,
  name,
}: {
  job: JobView
  goods: StepGoods | null
  storage: FioStorage
  cx: CxChoice
  name: string
}) {
  const [now] = useState(() => Date.now())
  const [chosen, setChosen] = useState<string>()
  const choices = useShipChoices()
  const galaxy = useGalaxy()
  const flying = useMemo(() => {
    const own = choices.filter(({ kind }) => kind === 'flying')
    return shipsOf(Object.fromEntries(own.map(({ id }) => [id, 1])), own, storage)
  }, [choices, storage])
  const isFromStore = job.pickUp === undefined
  const isThere = isFromStore && goods?.missing === 0
  const { burnOrigin } = usePreferences()
  const exchange = boughtAt(cx.cx, job.dropOff) ?? exchangeAt(burnOrigin) ?? 'NC1'
  const places = goods?.from.map(({ place }) => flightPlace(place)).filter(isOnMap) ?? []
  const sources = [...new Set([...places, EXCHANGE_SYSTEMS[exchange]])]
  const reservedAt = goods?.reserved && flightPlace(goods.reserved.place)
  const pickUp = isFromStore
    ? (sources.find((place) => place === (chosen ?? reservedAt)) ?? sources[0]!)
    : job.pickUp && flightPlace(job.pickUp)
  const dropOff = flightPlace(job.dropOff)
  const isKnown = isOnMap(dropOff) && (!pickUp || isOnMap(pickUp))
  const answer = useCarries(
    galaxy && !cx.isPending && isKnown && !isThere && flying.length > 0
      ? {
          ...{ galaxy, pickUp: pickUp ?? null, dropOff, load: job.load, flight: FLIGHT_DEFAULTS },
          ...{ cx: cx.cx, rules: cx.rules },
          ships: flying.map(({ key, kind, at, arrivesMs, hold, fuel }) => ({
            ...{ id: key, ...kind, at, hold, fuel },
            freeMs: Math.max(now, arrivesMs ?? now),
          })),
        }
      : undefined,
  )
  const nameOf = usePlaceNames(
    [dropOff, pickUp, ...sources].filter((id) => !!id) as string[],
    'short',
  )
  if (isThere) return <p className="quiet">All of it is there: no flight is needed.</p>
  if (!isKnown)
    return (
      <p className="quiet">
        No flight can be planned: {isOnMap(dropOff) ? job.pickUp : job.dropOff} is on no map.
      </p>
    )
  if (flying.length === 0)
    return (
      <EmptyState title="FIO reports no ship of yours">
        A route for any ship is on <Link to="/ships">Ships</Link>.
      </EmptyState>
    )
  const shipOf = (id: string) => flying.find(({ key }) => key === id)
  return (
    <Stack gap={3}>
      <Row gap={4} lineGap={2} wrap align="end">
        {isFromStore && (
          <div style={{ width: 240 }}>
            <Select
              label="Goods from"
              options={sources.map((value) => ({ value, label: sourceWords(value) }))}
              value={pickUp!}
              onValue={setChosen}
            />
          </div>
        )}
        {goods && (
          <TransferOrder
            name={name}
            materials={[{ ticker: goods.ticker, amount: goods.missing }]}
            origin={CONFIGURE_ON_EXECUTION}
          />
        )}
        <span className="quiet">
          {formatUpTo(job.load.weight, 1)} t, {formatUpTo(job.load.volume, 1)} m³ to{' '}
          {nameOf(dropOff)}
          {pickUp && !isFromStore && ` from ${nameOf(pickUp)}`}
        </span>
      </Row>
      <Problem title="The flights could not be calculated" of={answer} />
      {answer.value === undefined ? (
        !answer.problem && <Skeleton height={120} />
      ) : (
        <PlainTable
          label={`flights for ${name}`}
          rows={answer.value}
          keyOf={({ id }) => id}
          isStale={answer.isStale}
          columns={[
            { header: 'Ship', cell: ({ id }) => shipOf(id)?.name ?? id },
            { header: 'In time', cell: (carry) => <InTime carry={carry} job={job} /> },
            {
              header: 'Arrives',
              cell: (carry) => ('problem' in carry ? '' : formatDateTime(carry.arrivesMs)),
            },
            {
              header: 'Hours',
              numeric: true,
              cell: (carry) =>
                'problem' in carry ? '' : formatDuration(carry.arrivesMs - carry.departsMs),
            },
            { header: 'SF', numeric: true, cell: (carry) => fuelOf(carry, 'stlFuel') },
            { header: 'FF', numeric: true, cell: (carry) => fuelOf(carry, 'ftlFuel') },
            { header: 'Route', cell: (carry) => <Legs carry={carry} /> },
          ]}
        />
      )}
      <p className="quiet">
        Ships depart as soon as they are free. One on a planet starts with the fuel in its tanks and
        in your store there; every later flight starts with full tanks. Loading is not counted.
      </p>
    </Stack>
  )

  function sourceWords(place: string): string {
    const amount = goods?.from.find((one) => flightPlace(one.place) === place)?.amount
    return amount === undefined
      ? `${nameOf(place)}, buy there`
      : `${nameOf(place)}, ${formatAmount(amount)} ${goods!.ticker}`
  }
}

const fuelOf = (carry: Carry, fuel: 'stlFuel' | 'ftlFuel') =>
  'problem' in carry ? '' : formatAmount(Math.ceil(carry[fuel]))

function InTime({ carry, job }: { carry: Carry; job: JobView }) {
  if ('problem' in carry) return <span className="quiet">{CARRY_PROBLEMS[carry.problem]}</span>
  const isMissed =
    job.pickUpDueMs !== null && carry.pickedUpMs !== null && carry.pickedUpMs > job.pickUpDueMs
  const { words, tone } = inTimeWords(carry, job.dropOffDueMs)
  return (
    <Row gap={2} wrap>
      {isMissed ? <Tag tone="loss">picks up too late</Tag> : <Tag tone={tone}>{words}</Tag>}
      {carry.loads > 1 && <span className="quiet">{formatCount(carry.loads, 'load')}</span>}
    </Row>
  )
}

/** Each leg links to the route page with the ship and its cargo. */
function Legs({ carry }: { carry: Carry }) {
  const legs = 'problem' in carry ? [] : firstLegs(carry)
  const nameOf = usePlaceNames(
    legs.flatMap(({ from, to }) => [from, to]),
    'short',
  )
  if (legs.length === 0) return 'problem' in carry ? '' : 'is there'
  return (
    <Row gap={3} lineGap={1} wrap>
      {legs.map(({ from, to, cargoTonnes }) => (
        <Link
          key={`${from} ${to}`}
          to="/ships"
          search={{
            ...{ view: 'route', from, to, load: Math.round(cargoTonnes) },
            ship: carry.id.replace(/ \d+$/, ''),
          }}
        >
          {nameOf(from)} → {nameOf(to)}
        </Link>
      ))}
    </Row>
  )
}

/** Further loads repeat the same flights. */
const firstLegs = ({ legs, loads }: Carried) => (loads > 1 ? legs.slice(0, 2) : legs)
