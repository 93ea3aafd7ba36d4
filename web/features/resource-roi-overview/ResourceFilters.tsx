import { CxSelect } from '../../parts/CxSelect.tsx'
import { Combobox } from '../../ui/Combobox.tsx'
import { NumberInput } from '../../ui/NumberInput.tsx'
import type { Option } from '../../ui/options.ts'
import { Toolbar } from '../../ui/Toolbar.tsx'
import styles from './ResourceRoi.module.css'
import { type ResourceRoiSearch, STATION_CODES } from './resource-search.ts'

const STATIONS = STATION_CODES.map((value) => ({ value, label: value }))
const FACILITIES = (['ADM', 'COGC', 'LM', 'SHY', 'WAR'] as const).map((value) => ({
  value,
  label: value,
}))

export function ResourceFilters({
  search,
  onSearch,
  materials,
}: {
  search: ResourceRoiSearch
  onSearch: (change: Partial<ResourceRoiSearch>) => void
  materials: readonly Option[]
}) {
  return (
    <Toolbar label="Filters" sticky>
      <div className={styles.wide}>
        <Combobox
          label="Material"
          placeholder="Choose a resource"
          options={materials}
          value={search.material ?? null}
          onValue={(material) => onSearch({ material })}
        />
      </div>
      <div className={styles.wide}>
        <CxSelect value={search.cx} onValue={(cx) => onSearch({ cx })} />
      </div>
      <div className={styles.narrow}>
        <NumberInput
          label="Of best ≥"
          allowEmpty
          hideButtons
          decimals
          max={100}
          suffix="%"
          value={search.yield ?? null}
          onValue={(least) => onSearch({ yield: least ?? undefined })}
        />
      </div>
      <div className={styles.narrow}>
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
      <div className={styles.narrow}>
        <NumberInput
          label="Jumps ≤"
          allowEmpty
          hideButtons
          value={search.jumps ?? null}
          onValue={(jumps) => onSearch({ jumps: jumps ?? undefined })}
        />
      </div>
      <div className={styles.narrow}>
        <Combobox
          label="from"
          allowEmpty
          placeholder="Nearest"
          options={STATIONS}
          value={search.near ?? null}
          onValue={(near) => onSearch({ near: near ?? undefined })}
        />
      </div>
      <div className={styles.narrow}>
        <NumberInput
          label="Free plots ≥"
          allowEmpty
          hideButtons
          value={search.plots ?? null}
          onValue={(plots) => onSearch({ plots: plots ?? undefined })}
        />
      </div>
      <div className={styles.narrow}>
        <Combobox
          label="Has"
          allowEmpty
          placeholder="Any"
          options={FACILITIES}
          value={search.facility ?? null}
          onValue={(facility) => onSearch({ facility: facility ?? undefined })}
        />
      </div>
    </Toolbar>
  )
}
