import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Building, Material, Recipe } from '../../../engine/model/gamedata.ts'
import { EXCHANGE_SYSTEMS } from '../../../engine/ships/stations.ts'
import { planQueries } from '../../api/queries/plans.ts'
import { useAtlas } from '../../data/calls.ts'
import { gameQueries } from '../../data/game-queries.ts'
import { CxSelect } from '../../parts/CxSelect.tsx'
import { useCxChoice } from '../../parts/cx-choice.ts'
import { DataLoader } from '../../parts/DataLoader.tsx'
import { RateFromLane } from '../../parts/freight/RateFromLane.tsx'
import { PageFrame } from '../../parts/PageFrame.tsx'
import { PlanetPicker } from '../../parts/PlanetPicker.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Select } from '../../ui/Select.tsx'
import { atlasFields } from './atlas-fields.ts'
import { atlasQuestion } from './atlas-question.ts'
import { type AtlasFilters, type AtlasSearch, DEFAULT_FREIGHT, eachOf } from './atlas-search.ts'
import { atlasSubject } from './atlas-subject.tsx'
import styles from './RoiFilters.module.css'
import { RoiFilters } from './RoiFilters.tsx'
import { RoiTable } from './RoiTable.tsx'
import { recipeFacts } from './recipe-facts.ts'

interface AtlasProps {
  search: AtlasSearch
  onSearch: (change: Partial<AtlasSearch>) => void
}
interface AtlasLists {
  recipes: readonly Recipe[]
  buildings: readonly Building[]
  materials: readonly Material[]
}

/** What is made best where: every recipe and deposit on every planet. */
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
  const plans = useQuery({ ...planQueries.all(), enabled: search.own === true })
  const each = eachOf(search)
  const hasFreight = search.station !== undefined
  const shown = hasFreight ? { ...search, freight: search.freight ?? DEFAULT_FREIGHT } : search
  const question = atlasQuestion(
    search,
    plans.data?.map(({ planet_id }) => planet_id),
  )
  const answer = useAtlas(
    prices.isPending || !question
      ? undefined
      : { ...question, cx: prices.cx, empire: prices.empire, rules: prices.rules },
  )
  const fields = useMemo(
    () => atlasFields(recipes, buildings, materials, hasFreight),
    [recipes, buildings, materials, hasFreight],
  )
  const subject = useMemo(
    () => atlasSubject(recipeFacts(recipes, buildings), each, hasFreight),
    [recipes, buildings, each, hasFreight],
  )
  return (
    <>
      <RoiFilters<AtlasFilters>
        fields={fields}
        search={shown}
        onSearch={(change) =>
          onSearch(
            'freight' in change || 'station' in change ? { ...change, lane: undefined } : change,
          )
        }
      >
        <div className={styles.planet}>
          <PlanetPicker
            label="Planet"
            allowEmpty
            placeholder="Any"
            value={search.planet ?? null}
            onValue={(planet) => onSearch({ planet: planet ?? undefined })}
          />
        </div>
        <div className={styles.word}>
          <CxSelect value={search.cx} onValue={(cx) => onSearch({ cx })} />
        </div>
        <div className={styles.planet}>
          <Select
            label="Show"
            options={EACH}
            value={each}
            onValue={(chosen) => onSearch({ each: chosen })}
          />
        </div>
        <div className={styles.word}>
          <Select
            label="Experts"
            options={EXPERTS}
            value={search.experts ?? 'own'}
            onValue={(chosen) => onSearch({ experts: chosen === 'none' ? 'none' : undefined })}
          />
        </div>
        <Checkbox
          label="Free plots"
          checked={search.free === true}
          onChecked={(on) => onSearch({ free: on || undefined })}
        />
        <Checkbox
          label="My planets"
          checked={search.own === true}
          onChecked={(on) => onSearch({ own: on || undefined })}
        />
      </RoiFilters>
      {search.station && (
        <RateFromLane
          countedBy="t or m³"
          station={EXCHANGE_SYSTEMS[search.station]}
          place={search.planet}
          cx={search.cx}
          lane={search.lane}
          onRate={(freight, lane) => onSearch({ freight, lane })}
        />
      )}
      <RoiTable
        {...{ subject, answer, prices, search, onSearch }}
        found={answer.value?.found}
        about={ABOUT[each]}
        nothing="Nothing passes these filters anywhere."
      />
    </>
  )
}

const EACH = [
  { value: 'recipe', label: 'Best of each recipe' },
  { value: 'planet', label: 'Best of each planet' },
  { value: 'base', label: 'Every base' },
] as const
const ABOUT = {
  recipe: 'in the universe, the best of each recipe',
  planet: 'in the universe, the best of each planet',
  base: 'in the universe, the best',
} as const
const EXPERTS = [
  { value: 'own', label: '5 of its kind' },
  { value: 'none', label: 'None' },
] as const
