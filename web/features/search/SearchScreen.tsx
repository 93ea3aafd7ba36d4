import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { isResource } from '../../../engine/found-planet.ts'
import { tracking } from '../../browser/tracking.ts'
import { gameQueries } from '../../economy/game-queries.ts'
import { PageFrame } from '../../parts/PageFrame.tsx'
import { problemText } from '../../parts/problem-text.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorPanel } from '../../ui/ErrorPanel.tsx'
import { readableName } from '../../ui/material/material-source.ts'
import { Panel } from '../../ui/Panel.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { tableSearch, tableState, tableStateOf } from '../../ui/table/state.ts'
import { conditionsOf, nameParams, paramsOf } from './address.ts'
import { useFoundPlanets } from './hooks/useFoundPlanets.ts'
import { ConditionSearch } from './parts/ConditionSearch.tsx'
import { NameSearch } from './parts/NameSearch.tsx'
import { ResultTable } from './parts/ResultTable.tsx'
import { resourceColumn } from './parts/result-columns.tsx'
import styles from './SearchScreen.module.css'
import type { SearchParams } from './search-params.ts'

export function SearchScreen({
  params,
  onParams,
}: {
  params: SearchParams
  /** Part of the address changes; `replace` where going back should not stop at it. */
  onParams: (change: Partial<SearchParams>, replace: boolean) => void
}) {
  const systems = useQuery(gameQueries.systems())
  const materials = useQuery(gameQueries.materials())
  const found = useFoundPlanets(params, systems.data)
  const conditions = useMemo(() => conditionsOf(params), [params])
  const [form, setForm] = useState<'name' | 'conditions'>(params.by ?? 'name')
  const [hoveredPlanet, setHoveredPlanet] = useState<string | null>(null)

  const resources = useMemo(
    () =>
      (materials.data ?? [])
        .filter(({ CategoryName }) => isResource(CategoryName))
        .map(({ Ticker, Name }) => ({ value: Ticker, label: Ticker, hint: readableName(Name) }))
        .toSorted((one, other) => one.value.localeCompare(other.value)),
    [materials.data],
  )
  const first = conditions.materials[0]
  const searched = params.by === 'conditions' ? conditions.materials.join() : ''
  const columnsFor = useMemo(() => (searched === '' ? [] : searched.split(',')), [searched])
  const initialSort =
    searched !== '' && first && conditions.near === null
      ? { id: resourceColumn(first), desc: true }
      : undefined
  const untouched = tableState(initialSort)
  const near = systems.data?.find(({ NaturalId }) => NaturalId === conditions.near)

  function search(kind: 'basic' | 'advanced', next: SearchParams) {
    tracking.event('planet_search', { kind })
    onParams(next, false)
  }
  return (
    <PageFrame title="Planet Search" help="search">
      <div className={styles.screen}>
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
                    onSearch={(text) => search('basic', nameParams(text))}
                  />
                ),
              },
              {
                value: 'conditions',
                label: 'Advanced',
                content: (
                  <ConditionSearch
                    key={JSON.stringify(conditions)}
                    conditions={conditions}
                    resources={resources}
                    systems={systems.data ?? []}
                    busy={found.isLoading}
                    onSearch={(next) => search('advanced', paramsOf(next))}
                  />
                ),
              },
            ]}
          />
        </Panel>
        <Panel flush className={styles.results}>
          {found.isAsked || found.isUnknownSystem ? (
            <ResultTable
              rows={found.rows}
              materials={columnsFor}
              checkedFrom={near?.Name ?? null}
              loading={found.isLoading}
              error={undefined}
              empty={<NothingFound {...found} near={conditions.near} />}
              initialSort={initialSort}
              state={tableStateOf(params, untouched)}
              onState={(state) => onParams(tableSearch(state, untouched), true)}
              highlighted={hoveredPlanet}
              onHover={setHoveredPlanet}
              maxHeight="calc(100dvh - 230px)"
            />
          ) : (
            <EmptyState title="Which planet?">
              Search for a name, or for what a planet should have: resources, surroundings, a
              programme, a place not too far away. The address of a search can be shared.
            </EmptyState>
          )}
        </Panel>
      </div>
    </PageFrame>
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
    return (
      <ErrorPanel title="The search failed, so nothing was found." onRetry={retry}>
        {problemText(problem)}
      </ErrorPanel>
    )
  }
  if (isUnknownSystem) {
    return <EmptyState title="No Results">There is no system {near}.</EmptyState>
  }
  return (
    <EmptyState title="No Results">
      No planet fits. Accept more surroundings, or ask for fewer things at once.
    </EmptyState>
  )
}
