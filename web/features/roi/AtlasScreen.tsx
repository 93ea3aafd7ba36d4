import { useQuery } from '@tanstack/react-query'
import { Suspense, useMemo } from 'react'
import type { Building, Material, Recipe } from '../../../engine/game/gamedata.ts'
import { Cogc } from '../../../engine/game/programs.ts'
import { cogcInWords } from '../../../engine/game/words.ts'
import { FREE_PLOTS_ONLY } from '../../../engine/universe/plots.ts'
import { gameQueries } from '../../data/game-queries.ts'
import { usePreferences } from '../../session/preferences.ts'
import { Checkbox } from '../../ui/field/Checkbox.tsx'
import { Select } from '../../ui/field/Select.tsx'
import { Skeleton, TableSkeleton } from '../../ui/layout/Skeleton.tsx'
import { lazyPart } from '../../ui/lazy-part.ts'
import { CxSelect } from '../cx/CxSelect.tsx'
import { useCxChoice } from '../cx/cx-choice.ts'
import type { FlightsByPlanet } from '../fleet/flights.ts'
import { DataLoader } from '../page/DataLoader.tsx'
import { PageFrame } from '../page/PageFrame.tsx'
import { PlanetPicker } from '../planet/PlanetPicker.tsx'
import { AtlasBases } from './AtlasBases.tsx'
import { atlasFields } from './atlas-fields.ts'
import {
  ATLAS_COLOURS,
  type AtlasFilters,
  type AtlasSearch,
  colourLabel,
  eachOf,
} from './atlas-search.ts'
import { RateOfTable } from './RateOfTable.tsx'
import { RoiFilters } from './RoiFilters.tsx'
import { recipeFacts } from './recipe-facts.ts'
import { withoutLane, withRate } from './roi-freight.ts'

interface AtlasProps {
  search: AtlasSearch
  onSearch: (change: Partial<AtlasSearch>) => void
}
interface AtlasLists {
  recipes: readonly Recipe[]
  buildings: readonly Building[]
  materials: readonly Material[]
}

export function AtlasScreen(props: AtlasProps) {
  const recipes = useQuery(gameQueries.recipes())
  const buildings = useQuery(gameQueries.buildings())
  const materials = useQuery(gameQueries.materials())
  return (
    <PageFrame title="Atlas" help="atlas">
      <DataLoader
        title="Atlas"
        parts={[
          { name: 'Recipes', query: recipes },
          { name: 'Buildings', query: buildings },
          { name: 'Materials', query: materials },
        ]}
      >
        {recipes.data && buildings.data && materials.data && (
          <Atlas
            {...props}
            recipes={recipes.data}
            buildings={buildings.data}
            materials={materials.data}
          />
        )}
      </DataLoader>
    </PageFrame>
  )
}

function Atlas({ search, onSearch, ...lists }: AtlasProps & AtlasLists) {
  const { recipes, buildings, materials } = lists
  const prices = useCxChoice(search.cx)
  const { place, station, view } = search
  const { tradeShareWarning: percent } = usePreferences()
  const hasFreight = station !== undefined
  const fields = useMemo(
    () => atlasFields(recipes, buildings, materials, hasFreight),
    [recipes, buildings, materials, hasFreight],
  )
  const facts = useMemo(() => recipeFacts(recipes, buildings), [recipes, buildings])
  const bases = (flights: FlightsByPlanet | undefined) => (
    <AtlasBases {...{ search, onSearch, prices, facts, flights }} />
  )
  return (
    <>
      <RoiFilters<AtlasFilters>
        fields={fields}
        search={withRate(search)}
        onSearch={(change) => onSearch(withoutLane(change))}
        rareCount={RARE.filter((name) => search[name] !== undefined).length}
        rare={
          <>
            <Select
              label="Experts"
              options={EXPERTS}
              value={search.experts ?? 'own'}
              onValue={(chosen) => onSearch({ experts: chosen === 'none' ? 'none' : undefined })}
            />
            <Select
              label="CoGC where not known"
              options={COGC_OPTIONS}
              value={search.cogc ?? '---'}
              onValue={(cogc) => onSearch({ cogc: cogc === '---' ? undefined : cogc })}
            />
            <Suspense fallback={<Skeleton height="var(--control-height)" />}>
              <AtlasFlightFields search={search} onSearch={onSearch} />
            </Suspense>
            <Checkbox
              label="Free plots only"
              checked={search.free ?? FREE_PLOTS_ONLY}
              onChecked={(free) => onSearch({ free: free === FREE_PLOTS_ONLY ? undefined : free })}
            />
            <Checkbox
              label="My planets"
              checked={search.own === true}
              onChecked={(on) => onSearch({ own: on || undefined })}
            />
          </>
        }
      >
        <div style={{ width: 180 }}>
          <PlanetPicker
            label="Planet"
            allowEmpty
            placeholder="Any"
            value={search.planet ?? null}
            onValue={(planet) => onSearch({ planet: planet ?? undefined })}
          />
        </div>
        <div style={{ width: 128 }}>
          <CxSelect value={search.cx} onValue={(cx) => onSearch({ cx })} />
        </div>
        <div style={{ width: 180 }}>
          <Select
            label="Show"
            options={SHOW}
            value={view ?? eachOf(search)}
            onValue={(chosen) =>
              onSearch(chosen === 'map' ? { view: 'map' } : { view: undefined, each: chosen })
            }
          />
        </div>
        {view && (
          <div style={{ width: 176 }}>
            <Select
              label="Colour by"
              options={ATLAS_COLOURS.map((value) => ({
                value,
                label: colourLabel(value, percent),
              }))}
              value={search.colour ?? 'sellable'}
              onValue={(colour) => onSearch({ colour: colour === 'sellable' ? undefined : colour })}
            />
          </div>
        )}
      </RoiFilters>
      <RateOfTable {...{ search, onSearch }} place={search.planet} cx={search.cx} />
      {place === undefined ? (
        bases(undefined)
      ) : (
        <Suspense fallback={<TableSkeleton columns={8} label="Calculating flights" />}>
          <WithAtlasFlights search={{ ...search, place }}>{bases}</WithAtlasFlights>
        </Suspense>
      )}
    </>
  )
}

// Ships and places are for those who ask for flights.
const AtlasFlightFields = lazyPart(() => import('./AtlasFlights.tsx'), 'AtlasFlightFields')
const WithAtlasFlights = lazyPart(() => import('./AtlasFlights.tsx'), 'WithAtlasFlights')

/** What the button hides besides the rare fields of the table. */
const RARE = ['experts', 'cogc', 'place', 'hours', 'free', 'own'] as const

const SHOW = [
  { value: 'recipe', label: 'Best of each recipe' },
  { value: 'planet', label: 'Best of each planet' },
  { value: 'base', label: 'Every base' },
  { value: 'map', label: 'Star map' },
] as const
const COGC_OPTIONS = Cogc.options.map((value) => ({ value, label: cogcInWords(value) }))
const EXPERTS = [
  { value: 'own', label: '5 matching' },
  { value: 'none', label: 'None' },
] as const
