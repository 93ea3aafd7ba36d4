import { type FormEvent, Suspense, useMemo, useState } from 'react'
import type { StarSystem } from '../../../engine/game/gamedata.ts'
import type { ProgramType } from '../../../engine/game/programs.ts'
import { sameValue } from '../../../engine/game/same-value.ts'
import { LONGEST_SEARCH_DISTANCE } from '../../../engine/game/search.ts'
import { Button } from '../../ui/field/Button.tsx'
import { Checkbox } from '../../ui/field/Checkbox.tsx'
import { Combobox } from '../../ui/field/Combobox.tsx'
import { MultiSelect } from '../../ui/field/MultiSelect.tsx'
import { NumberInput } from '../../ui/field/NumberInput.tsx'
import type { Option } from '../../ui/field/options.ts'
import { SearchIcon } from '../../ui/icons/records.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Skeleton } from '../../ui/layout/Skeleton.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { lazyPart } from '../../ui/lazy-part.ts'
import { systemOptions } from '../star-map/system-options.ts'
import {
  ALL_FEATURES,
  ALL_SURROUNDINGS,
  type Conditions,
  FIRST_CONDITIONS,
  MAX_MATERIALS,
  PLANET_FEATURES,
  PROGRAMS,
  SURROUNDINGS,
} from './conditions.ts'
import { programName } from './program-name.ts'
import styles from './SearchForm.module.css'

// Ships and places are for those who open this form.
const SearchFlightFields = lazyPart(() => import('./SearchFlightFields.tsx'), 'SearchFlightFields')

const PROGRAM_OPTIONS: readonly Option<ProgramType>[] = PROGRAMS.map((program) => ({
  value: program,
  label: programName(program),
  hint: program.startsWith('WORKFORCE') ? 'workforce' : 'expertise',
}))

export function ConditionSearch({
  conditions,
  resources,
  systems,
  busy,
  onSearch,
}: {
  /** The conditions of the search that is shown. */
  conditions: Conditions
  resources: readonly Option[]
  systems: readonly StarSystem[]
  busy: boolean
  onSearch: (conditions: Conditions) => void
}) {
  const [wanted, setWanted] = useState(conditions)
  // Another search fills the form again.
  const [searched, setSearched] = useState(conditions)
  if (searched !== conditions) {
    setSearched(conditions)
    if (!sameValue(searched, conditions)) setWanted(conditions)
  }
  const change = (part: Partial<Conditions>) => setWanted((last) => ({ ...last, ...part }))
  const options = useMemo(() => systemOptions(systems), [systems])
  const { materials, richness, surroundings, features, near } = wanted

  function search(event: FormEvent) {
    event.preventDefault()
    onSearch(wanted)
  }
  const toggled = <Name,>(list: readonly Name[], name: Name, order: readonly Name[]) =>
    order.filter((each) => (each === name ? !list.includes(name) : list.includes(each)))

  return (
    <Stack as="form" gap={3} aria-label="Advanced search" onSubmit={search}>
      <MultiSelect
        label="Has all of these materials"
        options={resources}
        values={materials}
        maxItems={MAX_MATERIALS}
        onValues={(values) => change({ materials: values.slice(0, MAX_MATERIALS) })}
      />
      {materials.length > 0 && (
        <fieldset className={styles.group}>
          <legend>Minimum, % of the richest known</legend>
          <Stack>
            {materials.map((ticker) => (
              <NumberInput
                key={ticker}
                label={`Minimum ${ticker}, % of the richest known`}
                value={richness[ticker] ?? 0}
                max={100}
                step={5}
                suffix="%"
                onValue={(least) => change({ richness: { ...richness, [ticker]: least } })}
              />
            ))}
          </Stack>
        </fieldset>
      )}
      <MultiSelect
        label="CoGC is one of"
        options={PROGRAM_OPTIONS}
        values={wanted.programs}
        onValues={(programs) => change({ programs })}
        placeholder="Any"
      />
      <fieldset className={styles.group}>
        <legend>Environments you accept</legend>
        <div className={styles.checks}>
          {ALL_SURROUNDINGS.map((name) => (
            <Checkbox
              key={name}
              label={
                <>
                  {SURROUNDINGS[name].label}{' '}
                  <span className={styles.takes}>{SURROUNDINGS[name].takes}</span>
                </>
              }
              checked={surroundings.includes(name)}
              onChecked={() =>
                change({ surroundings: toggled(surroundings, name, ALL_SURROUNDINGS) })
              }
            />
          ))}
        </div>
        <Row align="stretch" justify="between" className={styles.side}>
          <Button
            size="small"
            variant="ghost"
            onClick={() => change({ surroundings: ALL_SURROUNDINGS })}
          >
            Accept all
          </Button>
          <Button
            size="small"
            variant="ghost"
            onClick={() => change({ surroundings: FIRST_CONDITIONS.surroundings })}
          >
            Rocky only
          </Button>
        </Row>
      </fieldset>
      <fieldset className={styles.group}>
        <legend>The planet must have</legend>
        <div className={styles.checks}>
          {ALL_FEATURES.map((name) => (
            <Checkbox
              key={name}
              label={<abbr title={PLANET_FEATURES[name].name}>{PLANET_FEATURES[name].label}</abbr>}
              checked={features.includes(name)}
              onChecked={() => change({ features: toggled(features, name, ALL_FEATURES) })}
            />
          ))}
        </div>
      </fieldset>
      <div className={styles.pair}>
        <Combobox
          label="Distance from"
          placeholder="Any system"
          allowEmpty
          options={options}
          value={near}
          onValue={(system) => change({ near: system })}
        />
        <NumberInput
          label="Jumps at most"
          value={wanted.within}
          max={LONGEST_SEARCH_DISTANCE}
          disabled={near === null}
          onValue={(within) => change({ within })}
        />
      </div>
      <NumberInput
        label="Free plots at least"
        value={wanted.freePlots}
        max={100_000}
        onValue={(freePlots) => change({ freePlots })}
      />
      <Suspense fallback={<Skeleton height={60} />}>
        <SearchFlightFields conditions={wanted} onConditions={change} />
      </Suspense>
      <Row align="stretch" className={styles.foot}>
        <Button type="submit" variant="primary" icon={<SearchIcon />} busy={busy}>
          Search
        </Button>
        <Button variant="ghost" onClick={() => setWanted(FIRST_CONDITIONS)}>
          Reset
        </Button>
      </Row>
    </Stack>
  )
}
