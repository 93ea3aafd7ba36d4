import { useMemo } from 'react'
import type { Building, Recipe } from '../../../engine/model/gamedata.ts'
import { EXPERTISES, WORKFORCES } from '../../../engine/model/primitives.ts'
import { CxSelect } from '../../parts/CxSelect.tsx'
import { readableCode, workforceName } from '../../parts/game-names.ts'
import { PlanetPicker } from '../../parts/PlanetPicker.tsx'
import { Combobox } from '../../ui/Combobox.tsx'
import { NumberInput } from '../../ui/NumberInput.tsx'
import { Toolbar } from '../../ui/Toolbar.tsx'
import styles from './RecipeRoi.module.css'
import { NEUTRAL_PLANET, type RecipeRoiSearch } from './recipe-search.ts'

const EXPERTISE_OPTIONS = EXPERTISES.map((value) => ({ value, label: readableCode(value) }))
const WORKFORCE_OPTIONS = WORKFORCES.map((value) => ({ value, label: workforceName(value) }))

export function RecipeFilters({
  search,
  onSearch,
  recipes,
  buildings,
}: {
  search: RecipeRoiSearch
  onSearch: (change: Partial<RecipeRoiSearch>) => void
  recipes: readonly Recipe[]
  buildings: readonly Building[]
}) {
  const options = useMemo(() => {
    const names = (tickers: Iterable<string>) =>
      [...new Set(tickers)].sort().map((ticker) => ({ value: ticker, label: ticker }))
    const withRecipe = new Set(recipes.map(({ BuildingTicker }) => BuildingTicker))
    return {
      makes: names(recipes.flatMap(({ Outputs }) => Outputs.map(({ Ticker }) => Ticker))),
      uses: names(recipes.flatMap(({ Inputs }) => Inputs.map(({ Ticker }) => Ticker))),
      buildings: buildings
        .filter(({ Ticker }) => withRecipe.has(Ticker))
        .map(({ Ticker, Name }) => ({ value: Ticker, label: Ticker, hint: Name })),
    }
  }, [recipes, buildings])
  return (
    <Toolbar label="Filters" sticky>
      <div className={styles.name}>
        <PlanetPicker
          label="Planet"
          value={search.planet ?? NEUTRAL_PLANET}
          onValue={(planet) => onSearch({ planet: planet === NEUTRAL_PLANET ? undefined : planet })}
        />
      </div>
      <div className={styles.word}>
        <CxSelect value={search.cx} onValue={(cx) => onSearch({ cx })} />
      </div>
      <div className={styles.ticker}>
        <Combobox
          label="Makes"
          allowEmpty
          placeholder="Any"
          options={options.makes}
          value={search.makes ?? null}
          onValue={(makes) => onSearch({ makes: makes ?? undefined })}
        />
      </div>
      <div className={styles.ticker}>
        <Combobox
          label="Uses"
          allowEmpty
          placeholder="Any"
          options={options.uses}
          value={search.uses ?? null}
          onValue={(uses) => onSearch({ uses: uses ?? undefined })}
        />
      </div>
      <div className={styles.ticker}>
        <Combobox
          label="Building"
          allowEmpty
          placeholder="Any"
          options={options.buildings}
          value={search.building ?? null}
          onValue={(building) => onSearch({ building: building ?? undefined })}
        />
      </div>
      <div className={styles.word}>
        <Combobox
          label="Expertise"
          allowEmpty
          placeholder="Any"
          options={EXPERTISE_OPTIONS}
          value={search.expertise ?? null}
          onValue={(expertise) => onSearch({ expertise: expertise ?? undefined })}
        />
      </div>
      <div className={styles.word}>
        <Combobox
          label="Workforce"
          allowEmpty
          placeholder="Any"
          options={WORKFORCE_OPTIONS}
          value={search.workforce ?? null}
          onValue={(workforce) => onSearch({ workforce: workforce ?? undefined })}
        />
      </div>
      <div className={styles.figure}>
        <NumberInput
          label="$/day ≥"
          allowEmpty
          hideButtons
          step={1000}
          min={-1_000_000_000}
          value={search.profit ?? null}
          onValue={(profit) => onSearch({ profit: profit ?? undefined })}
        />
      </div>
      <div className={styles.figure}>
        <NumberInput
          label="Payback ≤"
          allowEmpty
          hideButtons
          suffix="d"
          value={search.payback ?? null}
          onValue={(payback) => onSearch({ payback: payback ?? undefined })}
        />
      </div>
      <div className={styles.figure}>
        <NumberInput
          label="Of trade ≤"
          allowEmpty
          hideButtons
          decimals
          suffix="%"
          value={search.share ?? null}
          onValue={(share) => onSearch({ share: share ?? undefined })}
        />
      </div>
    </Toolbar>
  )
}
