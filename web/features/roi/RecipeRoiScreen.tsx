import { useQuery } from '@tanstack/react-query'
import { Suspense, useMemo } from 'react'
import { OUTSIDE_RECIPE_ROI } from '../../../engine/game/constants/base.ts'
import type { Building, Recipe } from '../../../engine/game/gamedata.ts'
import { EXPERTISES, WORKFORCES } from '../../../engine/game/primitives.ts'
import { inWords, workersInWords } from '../../../engine/game/words.ts'
import { planetTitle } from '../../../engine/planets/planet-row.ts'
import { useRecipeRoi } from '../../data/calls.ts'
import { gameQueries } from '../../data/game-queries.ts'
import { usePreferences } from '../../session/preferences.ts'
import { ownLabels } from '../../ui/field/options.ts'
import { Segmented } from '../../ui/field/Segmented.tsx'
import { lazyPart } from '../../ui/lazy-part.ts'
import { readableName } from '../../ui/material/material-source.ts'
import { CxSelect } from '../cx/CxSelect.tsx'
import { useCxChoice } from '../cx/cx-choice.ts'
import { DataLoader } from '../page/DataLoader.tsx'
import { PageFrame } from '../page/PageFrame.tsx'
import { NEUTRAL_PLANET } from '../planet/neutral-planet.ts'
import { PlanetPicker } from '../planet/PlanetPicker.tsx'
import { RateOfTable } from './RateOfTable.tsx'
import { type FilterField, RoiFilters } from './RoiFilters.tsx'
import { RoiTable } from './RoiTable.tsx'
import { recipeFacts } from './recipe-facts.ts'
import type { RecipeFilters, RecipeRoiSearch } from './recipe-search.ts'
import { recipeSubject } from './recipe-subject.tsx'
import {
  exchangeInWords,
  freightFields,
  sweepFreight,
  withoutLane,
  withRate,
} from './roi-freight.ts'

const RecipeMoverTable = lazyPart(() => import('./RecipeMoverTable.tsx'), 'RecipeMoverTable')

interface RecipeRoiProps {
  search: RecipeRoiSearch
  onSearch: (change: Partial<RecipeRoiSearch>) => void
}
interface RecipeLists {
  recipes: readonly Recipe[]
  buildings: readonly Building[]
}

export function RecipeRoiScreen(props: RecipeRoiProps) {
  const recipes = useQuery(gameQueries.recipes())
  const buildings = useQuery(gameQueries.buildings())
  return (
    <PageFrame
      title="Recipe ROI"
      help="roi-overview"
      actions={
        <Segmented
          label="Show"
          choices={VIEWS}
          value={props.search.view ?? 'now'}
          onValue={(view) => props.onSearch({ view: view === 'week' ? view : undefined })}
        />
      }
    >
      <DataLoader
        title="Recipe ROI"
        parts={[
          { name: 'Recipes', query: recipes },
          { name: 'Buildings', query: buildings },
        ]}
      >
        {recipes.data && buildings.data && (
          <RecipeRoi {...props} recipes={recipes.data} buildings={buildings.data} />
        )}
      </DataLoader>
    </PageFrame>
  )
}

const VIEWS = [
  { value: 'now', label: 'Now' },
  { value: 'week', label: 'Moved in a week' },
] as const

function RecipeRoi({ search, onSearch, recipes, buildings }: RecipeRoiProps & RecipeLists) {
  const planetNaturalId = search.planet ?? NEUTRAL_PLANET
  const prices = useCxChoice(search.cx)
  const { cx, empire, rules } = prices
  const { tradeShareWarning: percent } = usePreferences()
  const isWeek = search.view === 'week'
  const answer = useRecipeRoi(
    prices.isPending || isWeek
      ? undefined
      : { planetNaturalId, cx, empire, rules, freight: sweepFreight(search) },
  )
  const planet = useQuery(gameQueries.planet(planetNaturalId))
  const hasFreight = search.station !== undefined
  const fields = useMemo(
    () => [...filterFields({ recipes, buildings }), ...freightFields(hasFreight)],
    [recipes, buildings, hasFreight],
  )
  const facts = useMemo(() => recipeFacts(recipes, buildings), [recipes, buildings])
  const subject = useMemo(() => recipeSubject(facts, percent), [facts, percent])
  const title = planet.data ? planetTitle(planet.data) : planetNaturalId
  const about = `on ${title}`
  return (
    <>
      <RoiFilters<RecipeFilters>
        fields={isWeek ? [] : fields}
        search={withRate(search)}
        onSearch={(change) => onSearch(withoutLane(change))}
      >
        <div style={{ width: 180 }}>
          <PlanetPicker
            label="Planet"
            value={planetNaturalId}
            onValue={(planet) =>
              onSearch({ planet: planet === NEUTRAL_PLANET ? undefined : planet })
            }
          />
        </div>
        <div style={{ width: 128 }}>
          <CxSelect value={search.cx} onValue={(cx) => onSearch({ cx })} />
        </div>
      </RoiFilters>
      {isWeek ? (
        <Suspense>
          <RecipeMoverTable {...{ facts, planetNaturalId, prices, about }} cx={search.cx} />
        </Suspense>
      ) : (
        <>
          <RateOfTable {...{ search, onSearch }} place={planetNaturalId} cx={search.cx} />
          <RoiTable
            {...{ subject, answer, prices, search, onSearch, about }}
            planet={planetNaturalId}
            nothing={
              search.station &&
              `Freight cannot be counted: no jumps lead from ${title} to ${exchangeInWords(search.station)}.`
            }
          />
        </>
      )}
    </>
  )
}

/** Offers only what some row has. */
function filterFields({
  recipes: all,
  buildings,
}: RecipeLists): FilterField<keyof RecipeFilters>[] {
  const recipes = all.filter(({ BuildingTicker }) => !OUTSIDE_RECIPE_ROI.includes(BuildingTicker))
  const tickers = (list: readonly string[]) => ownLabels([...new Set(list)].sort())
  const withRecipe = new Set(recipes.map(({ BuildingTicker }) => BuildingTicker))
  const inTable = buildings.filter(({ Ticker }) => withRecipe.has(Ticker))
  return [
    {
      name: 'makes',
      label: 'Makes',
      width: 84,
      options: tickers(recipes.flatMap(({ Outputs }) => Outputs.map(({ Ticker }) => Ticker))),
    },
    {
      name: 'uses',
      label: 'Uses',
      width: 84,
      options: tickers(recipes.flatMap(({ Inputs }) => Inputs.map(({ Ticker }) => Ticker))),
    },
    {
      name: 'building',
      label: 'Building',
      width: 84,
      options: inTable.map(({ Ticker, Name }) => ({
        value: Ticker,
        label: Ticker,
        hint: readableName(Name),
      })),
    },
    {
      name: 'expertise',
      label: 'Expertise',
      width: 112,
      options: EXPERTISES.filter((value) =>
        inTable.some(({ Expertise }) => Expertise === value),
      ).map((value) => ({ value, label: inWords(value) })),
    },
    {
      name: 'workforce',
      label: 'Workforce',
      width: 112,
      isRare: true,
      options: WORKFORCES.map((value) => ({ value, label: workersInWords(value) })),
    },
    { name: 'profit', label: '$/day ≥', width: 84, step: 1000, min: -1_000_000_000 },
    { name: 'payback', label: 'Payback ≤', width: 84, isRare: true, suffix: 'd' },
    {
      name: 'share',
      label: '% of daily volume ≤',
      width: 84,
      isRare: true,
      decimals: true,
      suffix: '%',
    },
  ]
}
