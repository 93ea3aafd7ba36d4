import { useQuery } from '@tanstack/react-query'
import { useCallback, useDeferredValue, useMemo } from 'react'
import { planetTitle } from '../../../engine/planet-row.ts'
import type { RecipeRoi } from '../../../engine/sweeps/recipe-roi.ts'
import { gameQueries } from '../../economy/game-queries.ts'
import { exchangeQueries } from '../../economy/list-queries.ts'
import { useSame } from '../../economy/use-same.ts'
import { useRecipeRoi } from '../../economy/use-sweep.ts'
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
import { TableSkeleton } from '../../ui/Skeleton.tsx'
import { tableSearch, tableStateOf } from '../../ui/table/state.ts'
import { RecipeFilters } from './RecipeFilters.tsx'
import { recipeColumns, recipeInWords } from './recipe-columns.tsx'
import { type RecipeFacts, recipeFacts, recipeRows } from './recipe-rows.ts'
import {
  FIRST_ORDER,
  filtersOf,
  isFiltered,
  NEUTRAL_PLANET,
  NO_FILTERS,
  type RecipeRoiSearch,
} from './recipe-search.ts'

interface RecipeRoiProps {
  search: RecipeRoiSearch
  onSearch: (change: Partial<RecipeRoiSearch>) => void
}

/** Every recipe on a base of its own, on one planet at one set of prices. */
export function RecipeRoiScreen(props: RecipeRoiProps) {
  const recipes = useQuery(gameQueries.recipes())
  const buildings = useQuery(gameQueries.buildings())
  const facts = useMemo(
    () => recipes.data && buildings.data && recipeFacts(recipes.data, buildings.data),
    [recipes.data, buildings.data],
  )
  return (
    <PageFrame title="Recipe ROI" help="roi-overview">
      <DataLoader
        title="Recipe ROI"
        parts={[
          { name: 'Recipes', query: recipes },
          { name: 'Buildings', query: buildings },
        ]}
      >
        <RecipeFilters {...props} recipes={recipes.data ?? []} buildings={buildings.data ?? []} />
        {facts && <RecipeTable {...props} facts={facts} />}
      </DataLoader>
    </PageFrame>
  )
}

function RecipeTable({ search, onSearch, facts }: RecipeRoiProps & { facts: RecipeFacts }) {
  const planetNaturalId = search.planet ?? NEUTRAL_PLANET
  const prices = useCxChoice(search.cx)
  const { cx, rules } = prices
  const answer = useRecipeRoi(prices.isPending ? undefined : { planetNaturalId, cx, rules })
  const planet = useQuery(gameQueries.planet(planetNaturalId))
  const exchanges = useQuery(exchangeQueries.stored())
  const checkedAt = exchanges.data?.checkedAt
  const source = useMemo(() => explainRows({ cx, rules }, checkedAt), [cx, rules, checkedAt])
  // Drawn in slices, so that fifty new rows hold up no press.
  const sweep = useDeferredValue(answer.value)
  const filters = useDeferredValue(useSame(filtersOf(search)))
  const rows = useMemo(
    () => (sweep ? recipeRows(sweep, facts, filters) : []),
    [sweep, facts, filters],
  )
  return (
    <ExplainProvider source={source}>
      <ContextNotice />
      <SweepStatus label="recipes" answer={answer} waits={prices.isPending}>
        {sweep && (
          <span>
            {formatWhole(rows.length)} of {formatWhole(sweep.recipeId.length)} recipes on{' '}
            {planet.data ? planetTitle(planet.data) : planetNaturalId}, prices of {prices.name}
          </span>
        )}
        {isFiltered(search) && (
          <Button variant="ghost" size="small" onClick={() => onSearch(NO_FILTERS)}>
            Clear filters
          </Button>
        )}
      </SweepStatus>
      {sweep ? (
        <RecipeBoard {...{ search, onSearch, facts, sweep, rows }} prices={prices} />
      ) : (
        !answer.problem &&
        (prices.isPending || answer.isRunning) && (
          <TableSkeleton columns={7} label="Loading recipes" />
        )
      )}
    </ExplainProvider>
  )
}

function RecipeBoard({
  search,
  onSearch,
  facts,
  sweep,
  rows,
  prices,
}: RecipeRoiProps & {
  facts: RecipeFacts
  sweep: RecipeRoi
  rows: readonly number[]
  prices: ReturnType<typeof useCxChoice>
}) {
  const columns = useMemo(() => recipeColumns(sweep, facts), [sweep, facts])
  const keyOf = useCallback((row: number) => sweep.recipeId[row] ?? '', [sweep])
  const nameOf = useCallback(
    (row: number) => `${sweep.buildingTicker[row]}: ${recipeInWords(facts, keyOf(row))}`,
    [sweep, facts, keyOf],
  )
  return (
    <RoiBoard
      label="recipes"
      pointLabel="Recipe"
      tableId="recipe-roi"
      sweep={sweep}
      rows={rows}
      columns={columns}
      keyOf={keyOf}
      nameOf={nameOf}
      first={FIRST_ORDER}
      state={useSame(tableStateOf(search, FIRST_ORDER))}
      onStateChange={(state) => onSearch(tableSearch(state, FIRST_ORDER))}
      renderDetail={(row) => (
        <RoiDetail
          choice={{
            planetNaturalId: sweep.planetNaturalId,
            building: sweep.buildingTicker[row]!,
            recipeId: sweep.recipeId[row]!,
            cogc: sweep.cogc[row]!,
          }}
          sweep={sweep}
          row={row}
          prices={prices}
        />
      )}
      empty={
        <EmptyState
          title="No Results"
          action={<Button onClick={() => onSearch(NO_FILTERS)}>Clear filters</Button>}
        >
          None of {formatWhole(sweep.recipeId.length)} recipes passes the filters.
        </EmptyState>
      }
    />
  )
}
