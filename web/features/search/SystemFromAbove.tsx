import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { ShownSegment, SystemView } from '../../../engine/fleet/ships/system-view.ts'
import type { Company } from '../../../engine/game/company.ts'
import type { StarSystem } from '../../../engine/game/gamedata.ts'
import { formatDays, formatWhole } from '../../../engine/game/number-format.ts'
import { DAY_MS } from '../../../engine/game/time.ts'
import { fioQueries } from '../../api/queries/fio.ts'
import { useSystemView } from '../../data/calls.ts'
import { useGalaxy } from '../../data/use-galaxy.ts'
import { useSession } from '../../session/session.ts'
import { Button } from '../../ui/field/Button.tsx'
import { TextField } from '../../ui/field/TextField.tsx'
import { EmptyState } from '../../ui/layout/EmptyState.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Skeleton } from '../../ui/layout/Skeleton.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Drawer } from '../../ui/overlay/Drawer.tsx'
import { PlainTable } from '../../ui/table/PlainTable.tsx'
import { usePlaceNames } from '../fleet/place-names.ts'
import { Problem } from '../page/Problem.tsx'
import { systemName } from '../star-map/system-options.ts'
import styles from './SystemFromAbove.module.css'

const MINUTE_MS = 60_000
const fieldOf = (ms: number) => new Date(ms).toISOString().slice(0, 16)
const thisMinute = () => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS

/** Where the bodies of a system are at a chosen time, with the player's ships under way there. */
export function SystemFromAbove({ system, onClose }: { system: StarSystem; onClose: () => void }) {
  const [at, setAt] = useState(thisMinute)
  const galaxy = useGalaxy()
  const segments = useSegments()
  const answer = useSystemView(
    galaxy && { galaxy, system: system.NaturalId, at, segments: [...segments] },
  )
  return (
    <Drawer
      open
      width="wide"
      onClose={onClose}
      title={`${systemName(system)} from above`}
      description="Where planets and stations are at a time, by the game’s own orbits. Distances from the star are drawn by their square root."
    >
      <Stack gap={4}>
        <Row wrap align="end">
          <TextField
            label="Time (UTC)"
            type="datetime-local"
            value={fieldOf(at)}
            onValue={(text) => {
              const chosen = Date.parse(`${text}:00Z`)
              if (Number.isFinite(chosen)) setAt(chosen)
            }}
          />
          <Button onClick={() => setAt(at - DAY_MS)}>A day earlier</Button>
          <Button onClick={() => setAt(at + DAY_MS)}>A day later</Button>
          <Button onClick={() => setAt(thisMinute())}>Now</Button>
        </Row>
        {answer.problem ? (
          <Problem title="The positions could not be calculated." of={answer} />
        ) : answer.value === undefined ? (
          <Skeleton height={420} />
        ) : answer.value.bodies.length === 0 ? (
          <EmptyState title="No orbits known">
            Nobody measured the planets of this system.
          </EmptyState>
        ) : (
          <Sky view={answer.value} />
        )}
      </Stack>
    </Drawer>
  )
}

/** The parts of flights under way that lie within a system. */
const IN_SYSTEM: ReadonlySet<string> = new Set(['DEPARTURE', 'TRANSIT', 'APPROACH'])

function useSegments(): readonly ShownSegment[] {
  const { hasFio } = useSession()
  const company = useQuery({ ...fioQueries.company(), enabled: hasFio }).data
  return useMemo(() => (company ? segmentsOf(company) : []), [company])
}

function segmentsOf({ ships, flights }: Pick<Company, 'ships' | 'flights'>): ShownSegment[] {
  const names = new Map(ships.map(({ id, name, registration }) => [id, name ?? registration]))
  return flights.flatMap(({ shipId, segments }) =>
    segments.flatMap(({ type, departsMs, arrivesMs, from, to }) =>
      IN_SYSTEM.has(type) && from !== null && to !== null
        ? [{ name: names.get(shipId) ?? 'Ship', departsMs, arrivesMs, from, to }]
        : [],
    ),
  )
}

const HALF = 100

function Sky({ view: { bodies, ships } }: { view: SystemView }) {
  const nameOf = usePlaceNames(
    useMemo(() => bodies.map(({ id }) => id), [bodies]),
    'short',
  )
  const farthest = Math.max(...bodies.map(({ orbit }) => farthestOf(orbit)))
  const place = (x: number, y: number): readonly [number, number] => {
    const away = radius(x, y)
    const scale = away > 0 ? (0.9 * HALF * Math.sqrt(away / farthest)) / away : 0
    return [x * scale, -y * scale]
  }
  const path = (orbit: readonly number[]) =>
    Array.from({ length: orbit.length / 2 }, (_, n) =>
      place(orbit[2 * n]!, orbit[2 * n + 1]!)
        .map((value) => value.toFixed(2))
        .join(),
    ).join(' ')
  return (
    <>
      <svg
        className={styles.sky}
        viewBox={`${-HALF} ${-HALF} ${2 * HALF} ${2 * HALF}`}
        role="img"
        aria-label="The system from above"
      >
        <circle r={2.5} className={styles.star} />
        {bodies.map(({ id, kind, x, y, orbit }) => {
          const [left, top] = place(x, y)
          return (
            <g key={id} className={kind === 'station' ? styles.station : styles.planet}>
              <polygon points={path(orbit)} className={styles.orbit} />
              <circle cx={left} cy={top} r={1.6} />
              <text
                x={kind === 'station' ? left - 2.4 : left + 2.4}
                y={top + 1.4}
                textAnchor={kind === 'station' ? 'end' : 'start'}
              >
                {nameOf(id)}
              </text>
            </g>
          )
        })}
        {ships.map(({ name, x, y }) => {
          const [left, top] = place(x, y)
          return (
            <g key={name} className={styles.ship}>
              <rect x={left - 1.2} y={top - 1.2} width={2.4} height={2.4} />
              <text x={left + 2.4} y={top - 1.6}>
                {name}
              </text>
            </g>
          )
        })}
      </svg>
      <PlainTable
        label="Bodies of the system"
        rows={bodies}
        keyOf={({ id }) => id}
        columns={[
          { header: 'Body', cell: ({ id }) => nameOf(id) },
          {
            header: 'From the star, million km',
            numeric: true,
            cell: ({ x, y }) => formatWhole(radius(x, y) / 1e6),
          },
          {
            header: 'Once around, days',
            numeric: true,
            cell: ({ periodDays }) => formatDays(periodDays, 1),
          },
        ]}
      />
    </>
  )
}

const radius = (x: number, y: number) => Math.hypot(x, y)

function farthestOf(orbit: readonly number[]): number {
  let most = 0
  for (let n = 0; n < orbit.length; n += 2) most = Math.max(most, radius(orbit[n]!, orbit[n + 1]!))
  return most
}
