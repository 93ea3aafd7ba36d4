import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Ship } from '../../../engine/fleet/ships/blueprint.ts'
import { systemOf } from '../../../engine/fleet/ships/place-id.ts'
import type { ReachRow } from '../../../engine/fleet/ships/reach.ts'
import { EXCHANGE_SYSTEMS } from '../../../engine/game/constants/stations.ts'
import { formatCount, formatDuration } from '../../../engine/game/number-format.ts'
import type { StarMap } from '../../../engine/universe/jumps.ts'
import { planQueries } from '../../api/queries/plans.ts'
import { useReach } from '../../data/calls.ts'
import { storedPlanets } from '../../data/stored-planets.ts'
import { useStarMap } from '../../data/use-star-map.ts'
import { NumberInput } from '../../ui/field/NumberInput.tsx'
import { Segmented } from '../../ui/field/Segmented.tsx'
import { EmptyState } from '../../ui/layout/EmptyState.tsx'
import { Panel } from '../../ui/layout/Panel.tsx'
import { SideBySide } from '../../ui/layout/SideBySide.tsx'
import { Skeleton } from '../../ui/layout/Skeleton.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { DataTable } from '../../ui/table/DataTable.tsx'
import type { CxChoice } from '../cx/cx-choice.ts'
import { usePlaceNames } from '../fleet/place-names.ts'
import { Problem } from '../page/Problem.tsx'
import { scaleLayer } from '../star-map/scale-layer.ts'
import type { ChosenShip } from './chosen-ship.ts'
import { FlightForm } from './FlightForm.tsx'
import { RouteMap } from './RouteMap.tsx'
import { reachColumns } from './reach-columns.ts'
import type { ShipsPart } from './ships-search.ts'
import { useFlightQuestion } from './use-flight-question.ts'

const AMONG = [
  { value: 'systems', label: 'Stations and systems' },
  { value: 'bases', label: 'My bases' },
  { value: 'planets', label: 'All planets' },
] as const
const DEFAULT_HOURS = 12
const NO_ROWS: readonly ReachRow[] = []
const keyOf = ({ to }: ReachRow) => to

/** Places that the ship reaches within some hours. */
export function ReachView({
  search,
  onSearch,
  chosen,
  ship,
  cx,
}: ShipsPart & { chosen: ChosenShip; ship: Ship; cx: CxChoice }) {
  const { from, hours: mostHours = DEFAULT_HOURS, among = 'systems' } = search
  const map = useStarMap()
  const plans = useQuery(planQueries.all()).data
  const to = useMemo(() => {
    if (among === 'planets') return undefined
    if (among === 'systems') return map?.systems.map(({ NaturalId }) => NaturalId)
    const bases = plans?.map(({ planet_id }) => planet_id) ?? []
    return [...new Set([...bases, ...Object.values(EXCHANGE_SYSTEMS)])]
  }, [among, map, plans])
  const question = useFlightQuestion(search, chosen, cx)
  const answer = useReach(
    question && from ? { ...question, from, mostHours, ...(to && { to }) } : undefined,
  )
  const rows = answer.value ?? NO_ROWS
  const nameOf = useNames(rows)
  const columns = useMemo(() => reachColumns(nameOf), [nameOf])
  const layer = useMemo(
    () => (map && answer.value ? hoursLayer(map, answer.value) : undefined),
    [map, answer.value],
  )
  return (
    <SideBySide first="300px">
      <FlightForm search={search} onSearch={onSearch} ship={ship}>
        <NumberInput
          label="Within"
          suffix="hours"
          min={1}
          max={1000}
          value={mostHours}
          onValue={(hours) => onSearch({ hours: hours === DEFAULT_HOURS ? undefined : hours })}
        />
      </FlightForm>
      <Stack gap={4}>
        <Panel title="Within reach" note="click a system to start there" flush>
          {map ? (
            <RouteMap
              map={map}
              way={from ? [systemOf(from)] : []}
              layer={layer}
              onPress={(system) => onSearch({ from: system })}
            />
          ) : (
            <Skeleton height={360} />
          )}
        </Panel>
        <Panel
          title="Places"
          note="click a row to see its route"
          flush
          actions={
            <Segmented
              label="Places"
              choices={AMONG}
              value={among}
              onValue={(next) => onSearch({ among: next === 'systems' ? undefined : next })}
            />
          }
        >
          <DataTable
            label="places within reach"
            rows={rows}
            columns={columns}
            rowKey={keyOf}
            loading={
              from !== undefined &&
              !answer.problem &&
              (answer.value === undefined || (answer.isStale && rows.length === 0))
            }
            initialSort={{ id: 'time', desc: false }}
            csvName="reach"
            searchable
            paged
            onRow={(row) => onSearch({ view: 'route', to: row.to })}
            error={
              answer.problem && <Problem title="The reach could not be calculated." of={answer} />
            }
            empty={
              from ? (
                <EmptyState title="No Results">
                  This ship gets nowhere within {formatCount(mostHours, 'hour')}. Allow more, or fly
                  faster: less load, more fuel.
                </EmptyState>
              ) : (
                <EmptyState title="From where?">
                  Choose where the ship starts, by name or on the map.
                </EmptyState>
              )
            }
          />
        </Panel>
      </Stack>
    </SideBySide>
  )
}

/** The systems by how soon the ship is at the first of their places. */
function hoursLayer(map: StarMap, rows: readonly ReachRow[]) {
  const soonest = new Map<string, number>()
  for (const { to, seconds } of rows) {
    const system = systemOf(to)
    soonest.set(system, Math.min(soonest.get(system) ?? Number.POSITIVE_INFINITY, seconds.mean))
  }
  const format = (ms: number) => formatDuration(ms)
  const values = Float64Array.from(
    map.systems,
    ({ NaturalId }) => (soonest.get(NaturalId) ?? Number.NaN) * 1000,
  )
  return scaleLayer(map, {
    ...{ values, format, better: 'less', badName: '', isBad: () => false },
    wordsOf: (place) => [`${map.systems[place]!.Name}: ${format(values[place]!)}`],
  })
}

/** The planets of the request are stored by then, so their names cost no call. */
function useNames(rows: readonly ReachRow[]): (id: string) => string {
  const ids = useMemo(() => rows.map(({ to }) => to), [rows])
  const systemName = usePlaceNames(NO_IDS)
  const { data } = useQuery({
    queryKey: ['game', 'stored-planets', ids],
    queryFn: () => storedPlanets(ids),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return useMemo(() => {
    const names = new Map(data?.map((planet) => [planet.PlanetNaturalId, planet.PlanetName]))
    return (id) => names.get(id) ?? systemName(id)
  }, [data, systemName])
}
const NO_IDS: readonly string[] = []
