import { useQuery } from '@tanstack/react-query'
import { useCallback, useDeferredValue, useMemo } from 'react'
import { isResource } from '../../../engine/found-planet.ts'
import type { ResourceRoi } from '../../../engine/sweeps/resource-roi.ts'
import { gameQueries } from '../../economy/game-queries.ts'
import { exchangeQueries } from '../../economy/list-queries.ts'
import { useSame } from '../../economy/use-same.ts'
import { useResourceRoi } from '../../economy/use-sweep.ts'
import { ContextNotice } from '../../parts/ContextNotice.tsx'
import { useCxChoice } from '../../parts/cx-choice.ts'
import { DataLoader } from '../../parts/DataLoader.tsx'
import { PageFrame } from '../../parts/PageFrame.tsx'
import { explainRows } from '../../parts/roi/explain-row.ts'
import { RoiBoard } from '../../parts/roi/RoiBoard.tsx'
import { RoiDetail } from '../../parts/roi/RoiDetail.tsx'
import { SweepStatus } from '../../parts/roi/SweepStatus.tsx'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ExplainProvider } from '../../ui/explain/ExplainProvider.tsx'
import { formatWhole } from '../../ui/format.ts'
import { readableName } from '../../ui/material/material-source.ts'
import { Panel } from '../../ui/Panel.tsx'
import { TableSkeleton } from '../../ui/Skeleton.tsx'
import { tableSearch, tableStateOf } from '../../ui/table/state.ts'
import { ResourceFilters } from './ResourceFilters.tsx'
import { resourceColumns, startOf, titleOf } from './resource-columns.tsx'
import { resourceRows } from './resource-rows.ts'
import {
  FIRST_ORDER,
  filtersOf,
  isFiltered,
  NO_FILTERS,
  type ResourceRoiSearch,
} from './resource-search.ts'

interface ResourceRoiProps {
  search: ResourceRoiSearch
  onSearch: (change: Partial<ResourceRoiSearch>) => void
}

/** Every deposit of a material in the universe, with the base that would extract it. */
export function ResourceRoiScreen(props: ResourceRoiProps) {
  const materials = useQuery(gameQueries.materials())
  const resources = useMemo(
    () =>
      (materials.data ?? [])
        .filter(({ CategoryName }) => isResource(CategoryName))
        .map(({ Ticker, Name }) => ({ value: Ticker, label: Ticker, hint: readableName(Name) }))
        .sort((one, other) => (one.value < other.value ? -1 : 1)),
    [materials.data],
  )
  return (
    <PageFrame title="Resource ROI" help="resource-roi-overview">
      <DataLoader title="Resource ROI" parts={[{ name: 'Materials', query: materials }]}>
        <ResourceFilters {...props} materials={resources} />
        {props.search.material === undefined ? (
          <Panel>
            <EmptyState title="Choose a material">
              Every planet that has it is compared: what a full base extracts there, and what that
              earns.
            </EmptyState>
          </Panel>
        ) : (
          <ResourceTable {...props} material={props.search.material} />
        )}
      </DataLoader>
    </PageFrame>
  )
}

function ResourceTable({ search, onSearch, material }: ResourceRoiProps & { material: string }) {
  const prices = useCxChoice(search.cx)
  const { cx, rules } = prices
  const answer = useResourceRoi(prices.isPending ? undefined : { material, cx, rules })
  const exchanges = useQuery(exchangeQueries.stored())
  const checkedAt = exchanges.data?.checkedAt
  const source = useMemo(() => explainRows({ cx, rules }, checkedAt), [cx, rules, checkedAt])
  // Drawn in slices, so that fifty new rows hold up no press.
  const sweep = useDeferredValue(answer.value)
  const filters = useDeferredValue(useSame(filtersOf(search)))
  const rows = useMemo(() => (sweep ? resourceRows(sweep, filters) : []), [sweep, filters])
  return (
    <ExplainProvider source={source}>
      <ContextNotice />
      <SweepStatus label="deposits" answer={answer} waits={prices.isPending}>
        {sweep && (
          <span>
            {formatWhole(rows.length)} of {formatWhole(sweep.planetNaturalId.length)} deposits of{' '}
            {sweep.material}, prices of {prices.name}
          </span>
        )}
        {isFiltered(search) && (
          <Button variant="ghost" size="small" onClick={() => onSearch(NO_FILTERS)}>
            Clear filters
          </Button>
        )}
      </SweepStatus>
      {sweep ? (
        <ResourceBoard {...{ search, onSearch, material, sweep, rows, prices }} />
      ) : (
        !answer.problem &&
        answer.isRunning && <TableSkeleton columns={8} label="Loading deposits" />
      )}
    </ExplainProvider>
  )
}

function ResourceBoard({
  search,
  onSearch,
  material,
  sweep,
  rows,
  prices,
}: ResourceRoiProps & {
  material: string
  sweep: ResourceRoi
  rows: readonly number[]
  prices: ReturnType<typeof useCxChoice>
}) {
  const columns = useMemo(() => resourceColumns(sweep), [sweep])
  const nameOf = useCallback(
    (row: number) => `${titleOf(sweep, row)} by ${sweep.buildingTicker[row]}`,
    [sweep],
  )
  const keyOf = useCallback(
    (row: number) => `${sweep.planetNaturalId[row]} ${sweep.buildingTicker[row]}`,
    [sweep],
  )
  return (
    <RoiBoard
      label={`deposits of ${material}`}
      pointLabel="Planet"
      tableId="resource-roi"
      sweep={sweep}
      rows={rows}
      columns={columns}
      keyOf={keyOf}
      nameOf={nameOf}
      first={FIRST_ORDER}
      state={useSame(tableStateOf(search, FIRST_ORDER))}
      onStateChange={(state) => onSearch(tableSearch(state, FIRST_ORDER))}
      renderDetail={(row) => {
        const { building, recipe, cogc } = startOf(sweep, row)
        return (
          <RoiDetail
            choice={{
              planetNaturalId: sweep.planetNaturalId[row]!,
              building,
              recipeId: recipe,
              cogc,
            }}
            sweep={sweep}
            row={row}
            prices={prices}
          />
        )
      }}
      empty={
        sweep.planetNaturalId.length === 0 ? (
          <EmptyState title="No Results">{material} lies on no planet that is known.</EmptyState>
        ) : (
          <EmptyState
            title="No Results"
            action={<Button onClick={() => onSearch(NO_FILTERS)}>Clear filters</Button>}
          >
            None of {formatWhole(sweep.planetNaturalId.length)} deposits passes the filters.
          </EmptyState>
        )
      }
    />
  )
}
