import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { Suspense, useDeferredValue, useMemo, useRef, useState } from 'react'
import { formatCount } from '../../../engine/game/number-format.ts'
import { isResource } from '../../../engine/planets/found-planet.ts'
import { planQueries } from '../../api/queries/plans.ts'
import { gameQueries } from '../../data/game-queries.ts'
import { useStarMap } from '../../data/use-star-map.ts'
import { Segmented } from '../../ui/field/Segmented.tsx'
import { EmptyState } from '../../ui/layout/EmptyState.tsx'
import { Panel } from '../../ui/layout/Panel.tsx'
import { SideBySide } from '../../ui/layout/SideBySide.tsx'
import { Skeleton } from '../../ui/layout/Skeleton.tsx'
import { Tabs } from '../../ui/layout/Tabs.tsx'
import { lazyPart } from '../../ui/lazy-part.ts'
import { materialOptions } from '../../ui/material/material-options.ts'
import { tableSearch, tableState, tableStateOf } from '../../ui/table/state.ts'
import { FLIGHT_COLUMN } from '../fleet/flight-column.ts'
import { PageFrame } from '../page/PageFrame.tsx'
import { Problem } from '../page/Problem.tsx'
import {
  conditionsOf,
  layerOf,
  layerParams,
  nameParams,
  paramsOf,
  wayOf,
  wayParams,
} from './address.ts'
import { ConditionSearch } from './ConditionSearch.tsx'
import type { ShownPlanets } from './flown-planets.ts'
import { NameSearch } from './NameSearch.tsx'
import { ResultTable } from './ResultTable.tsx'
import { resourceColumn } from './result-columns.tsx'
import styles from './SearchScreen.module.css'
import { StarMapView } from './StarMapView.tsx'
import type { SearchParams } from './search-params.ts'
import { useFoundPlanets } from './use-found-planets.ts'

// Ships and prices are asked for only where a search counts flights.
const WithFlights = lazyPart(() => import('./WithFlights.tsx'), 'WithFlights')

export function SearchScreen({
  params,
  onParams,
}: {
  params: SearchParams
  /** Changes part of the address. With `replace` the Back button skips the change. */
  onParams: (change: Partial<SearchParams>, replace: boolean) => void
}) {
  const systems = useQuery(gameQueries.systems())
  const materials = useQuery(gameQueries.materials())
  const found = useFoundPlanets(params, systems.data)
  const conditions = useMemo(() => conditionsOf(params), [params])
  const map = useStarMap()
  const plans = useQuery(planQueries.all())
  // Who has plans knows some names and looks for what is missing. Plans that arrive later change no form in use.
  const [form, setForm] = useState<'name' | 'conditions'>(
    params.by ?? (plans.data?.length ? 'conditions' : 'name'),
  )
  const ownPlanets = useMemo(
    () => new Set(plans.data?.map(({ planet_id }) => planet_id)),
    [plans.data],
  )
  /** Hovering over a row marks its system on the map. Hovering over a system marks its first row in the table. */
  const [hovered, setHovered] = useState<{ system: string | null; by: 'table' | 'map' }>(NOTHING)
  // Before the first search the galaxy fills the place of its results.
  const firstView = found.isAsked || found.isUnknownSystem ? 'table' : 'map'
  const chosenView = params.view ?? firstView
  // The chosen view shows at once, fifty rows next to a map some frames later.
  const view = useDeferredValue(chosenView)

  const resources = useMemo(
    () => materialOptions(materials.data?.filter(({ CategoryName }) => isResource(CategoryName))),
    [materials.data],
  )
  const first = conditions.materials[0]
  const searched = params.by === 'conditions' ? conditions.materials.join() : ''
  const columnsFor = useMemo(() => (searched === '' ? [] : searched.split(',')), [searched])
  const flownFrom = params.by === 'conditions' ? conditions.flownFrom : null
  const initialSort =
    flownFrom !== null
      ? { id: FLIGHT_COLUMN, desc: false }
      : searched !== '' && first && conditions.near === null
        ? { id: resourceColumn(first), desc: true }
        : undefined
  const untouched = tableState(initialSort)
  const near = systems.data?.find(({ NaturalId }) => NaturalId === conditions.near)

  const resultsPlace = useRef<HTMLDivElement>(null)
  function search(next: SearchParams) {
    onParams(next, false)
    // If the results are below the form and out of view, a search would seem to do nothing.
    const place = resultsPlace.current
    if (place && place.getBoundingClientRect().top > innerHeight / 2) place.scrollIntoView()
  }
  function results({ rows, flights, isLoading, problem, retry }: ShownPlanets) {
    if (!found.isAsked && !found.isUnknownSystem) {
      return (
        <EmptyState title="Which planet?">
          Search for a name, or for what a planet should have: resources, environment, a programme,
          a place not too far away. The address of a search can be shared.
        </EmptyState>
      )
    }
    const marked =
      hovered.by === 'map' && hovered.system !== null
        ? rows.find(({ systemId }) => systemId === hovered.system)
        : undefined
    return (
      <ResultTable
        rows={rows}
        materials={columnsFor}
        checkedFrom={near?.Name ?? null}
        flights={flights}
        loading={found.isLoading || isLoading}
        empty={
          problem ? (
            <Problem title="The flights could not be calculated." of={{ problem, retry }} />
          ) : flights && found.rows.length > 0 ? (
            <EmptyState title="No Results">
              {formatCount(found.rows.length, 'planet')} found, none within {conditions.hours} h of{' '}
              {flights.from}. Allow more hours, or choose another ship.
            </EmptyState>
          ) : (
            <NothingFound {...found} near={conditions.near} />
          )
        }
        initialSort={initialSort}
        state={tableStateOf(params, untouched)}
        onState={(state) => onParams(tableSearch(state, untouched), true)}
        highlighted={marked?.planetNaturalId ?? null}
        onHover={(planetNaturalId) => {
          const row =
            planetNaturalId && rows.find((planet) => planet.planetNaturalId === planetNaturalId)
          setHovered({ system: row ? row.systemId : null, by: 'table' })
        }}
        maxHeight={view === 'both' ? '40dvh' : 'max(320px, calc(100dvh - 280px))'}
      />
    )
  }
  const panel = (shown: ShownPlanets) => (
    <Panel
      flush
      title={firstView === 'map' ? 'Galaxy' : 'Results'}
      actions={
        <Segmented
          label="View"
          choices={VIEWS}
          value={chosenView}
          onValue={(next) => onParams({ view: next === firstView ? undefined : next }, true)}
        />
      }
    >
      <div className={view === 'both' ? styles.both : undefined}>
        {view !== 'table' &&
          (map ? (
            <StarMapView
              map={map}
              planets={shown.rows}
              ownPlanets={ownPlanets}
              hovered={hovered.system}
              onHover={(system) => setHovered({ system, by: 'map' })}
              way={wayOf(params)}
              onWay={(way) => onParams(wayParams(way), true)}
              choice={layerOf(params)}
              onChoice={(choice) => onParams(layerParams(choice), true)}
              height={
                view === 'both' ? '44dvh' : 'max(320px, calc(var(--page-height, 100dvh) - 260px))'
              }
            />
          ) : (
            <MapPending query={systems} />
          ))}
        {view !== 'map' && results(shown)}
      </div>
    </Panel>
  )
  return (
    <PageFrame title="Planet Search" help="search">
      <SideBySide first="300px">
        <Panel className={styles.forms}>
          <Tabs
            label="Ways to search"
            value={form}
            onValue={setForm}
            tabs={[
              {
                value: 'name',
                label: 'By name',
                content: (
                  <NameSearch
                    key={params.text}
                    text={params.text ?? ''}
                    busy={found.isLoading}
                    onSearch={(text) => search(nameParams(text))}
                  />
                ),
              },
              {
                value: 'conditions',
                label: 'Advanced',
                content: (
                  <ConditionSearch
                    conditions={conditions}
                    resources={resources}
                    systems={systems.data ?? []}
                    busy={found.isLoading}
                    onSearch={(next) => search(paramsOf(next))}
                  />
                ),
              },
            ]}
          />
        </Panel>
        <div ref={resultsPlace} className={styles.results}>
          {flownFrom === null ? (
            panel({ ...found, flights: undefined, problem: undefined })
          ) : (
            <Suspense fallback={<Skeleton height={400} />}>
              <WithFlights from={flownFrom} conditions={conditions} found={found.rows}>
                {panel}
              </WithFlights>
            </Suspense>
          )}
        </div>
      </SideBySide>
    </PageFrame>
  )
}

const VIEWS = [
  { value: 'table', label: 'Table' },
  { value: 'map', label: 'Star map' },
  { value: 'both', label: 'Both' },
] as const
const NOTHING = { system: null, by: 'table' } as const

function MapPending({ query }: { query: UseQueryResult }) {
  return query.isError ? (
    <Problem
      title="The systems could not be loaded."
      of={{ problem: query.error, retry: query.refetch }}
    />
  ) : (
    <Skeleton height={400} />
  )
}

/** A search that failed is an empty one, with the reason. */
function NothingFound({
  problem,
  retry,
  isUnknownSystem,
  near,
}: Pick<ReturnType<typeof useFoundPlanets>, 'problem' | 'retry' | 'isUnknownSystem'> & {
  near: string | null
}) {
  if (problem) {
    return <Problem title="The search failed, so nothing was found." of={{ problem, retry }} />
  }
  if (isUnknownSystem) {
    return <EmptyState title="No Results">There is no system {near}.</EmptyState>
  }
  return (
    <EmptyState title="No Results">
      No planet fits. Accept more environments, or ask for fewer things at once.
    </EmptyState>
  )
}
