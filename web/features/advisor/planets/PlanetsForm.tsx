import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { RATE_PER_JUMP } from '../../../../engine/game/constants/freight-rate.ts'
import { STATION_CODES } from '../../../../engine/game/constants/station-codes.ts'
import { EXCHANGE_SYSTEMS } from '../../../../engine/game/constants/stations.ts'
import { FREE_PLOTS_ONLY } from '../../../../engine/universe/plots.ts'
import { gameQueries } from '../../../data/game-queries.ts'
import { Checkbox } from '../../../ui/field/Checkbox.tsx'
import { Combobox } from '../../../ui/field/Combobox.tsx'
import { NumberInput } from '../../../ui/field/NumberInput.tsx'
import { ownLabels } from '../../../ui/field/options.ts'
import { Segmented } from '../../../ui/field/Segmented.tsx'
import { Select } from '../../../ui/field/Select.tsx'
import { Columns } from '../../../ui/layout/Columns.tsx'
import { Stack } from '../../../ui/layout/Stack.tsx'
import { materialOptions } from '../../../ui/material/material-options.ts'
import { RateFromLane } from '../../fleet/freight/RateFromLane.tsx'
import { NEUTRAL_PLANET } from '../../planet/neutral-planet.ts'
import type { AdvisorFormProps } from '../advisor-search.ts'

const KINDS = [
  { value: 'limits', label: 'anything' },
  { value: 'product', label: 'a product' },
  { value: 'recipe', label: 'a recipe' },
] as const
const NOWHERE = 'none'
const STATIONS = [{ value: NOWHERE, label: 'No freight' }, ...ownLabels(STATION_CODES)] as const

export function PlanetsForm({ search, onSearch }: AdvisorFormProps) {
  const chosen = search.recipe ? 'recipe' : search.product ? 'product' : 'limits'
  const [kind, setKind] = useState<(typeof KINDS)[number]['value']>(chosen)
  return (
    <Stack gap={3}>
      <Segmented
        label="Best planet for"
        choices={KINDS}
        value={kind}
        onValue={(next) => {
          setKind(next)
          onSearch({ product: undefined, recipe: undefined })
        }}
      />
      {kind === 'product' && <ProductPicker search={search} onSearch={onSearch} />}
      {kind === 'recipe' && <RecipePicker search={search} onSearch={onSearch} />}
      <Columns least={176} fill gap={3} align="end">
        <Select
          label="Sell and buy at"
          options={STATIONS}
          value={search.station ?? NOWHERE}
          onValue={(station) =>
            onSearch({ station: station === NOWHERE ? undefined : station, lane: undefined })
          }
        />
        {search.station && (
          <NumberInput
            label="Freight"
            suffix="$ per t or m³ and jump"
            min={0}
            decimals
            value={search.freight ?? RATE_PER_JUMP}
            onValue={(freight) => onSearch({ freight, lane: undefined })}
          />
        )}
        <Checkbox
          label="Free plots only"
          checked={search.plots ?? FREE_PLOTS_ONLY}
          onChecked={(plots) => onSearch({ plots: plots === FREE_PLOTS_ONLY ? undefined : plots })}
        />
      </Columns>
      {search.station && (
        <RateFromLane
          station={EXCHANGE_SYSTEMS[search.station]}
          place={search.planet ?? NEUTRAL_PLANET}
          cx={search.cx}
          lane={search.lane}
          onRate={(freight, lane) => onSearch({ freight, lane })}
        />
      )}
    </Stack>
  )
}

function ProductPicker({ search, onSearch }: AdvisorFormProps) {
  const { data = [] } = useQuery(gameQueries.materials())
  return (
    <Combobox
      label="Product"
      placeholder="Material"
      options={materialOptions(data)}
      value={search.product ?? null}
      onValue={(product) => onSearch({ product })}
    />
  )
}

function RecipePicker({ search, onSearch }: AdvisorFormProps) {
  const { data = [] } = useQuery(gameQueries.recipes())
  return (
    <Combobox
      label="Recipe"
      placeholder="Building or material"
      options={data.map(({ RecipeId, BuildingTicker, RecipeName }) => ({
        value: RecipeId,
        label: `${BuildingTicker}: ${RecipeName}`,
      }))}
      value={search.recipe ?? null}
      onValue={(recipe) => onSearch({ recipe })}
    />
  )
}
