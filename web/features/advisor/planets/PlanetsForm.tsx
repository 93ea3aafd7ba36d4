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
import type { AdvisorUrlProps } from '../advisor-url.ts'

const KINDS = [
  { value: 'limits', label: 'anything' },
  { value: 'product', label: 'a product' },
  { value: 'recipe', label: 'a recipe' },
] as const
const NOWHERE = 'none'
const STATIONS = [{ value: NOWHERE, label: 'No freight' }, ...ownLabels(STATION_CODES)] as const

export function PlanetsForm({ url, onUrl }: AdvisorUrlProps) {
  const chosen = url.recipe ? 'recipe' : url.product ? 'product' : 'limits'
  const [kind, setKind] = useState<(typeof KINDS)[number]['value']>(chosen)
  return (
    <Stack gap={3}>
      <Segmented
        label="Best planet for"
        choices={KINDS}
        value={kind}
        onValue={(next) => {
          setKind(next)
          onUrl({ product: undefined, recipe: undefined })
        }}
      />
      {kind === 'product' && <ProductPicker url={url} onUrl={onUrl} />}
      {kind === 'recipe' && <RecipePicker url={url} onUrl={onUrl} />}
      <Columns least={176} fill gap={3} align="end">
        <Select
          label="Sell and buy at"
          options={STATIONS}
          value={url.station ?? NOWHERE}
          onValue={(station) =>
            onUrl({ station: station === NOWHERE ? undefined : station, lane: undefined })
          }
        />
        {url.station && (
          <NumberInput
            label="Freight"
            suffix="$ per t or m³ and jump"
            min={0}
            decimals
            value={url.freight ?? RATE_PER_JUMP}
            onValue={(freight) => onUrl({ freight, lane: undefined })}
          />
        )}
        <Checkbox
          label="Free plots only"
          checked={url.plots ?? FREE_PLOTS_ONLY}
          onChecked={(plots) => onUrl({ plots: plots === FREE_PLOTS_ONLY ? undefined : plots })}
        />
      </Columns>
      {url.station && (
        <RateFromLane
          station={EXCHANGE_SYSTEMS[url.station]}
          place={url.planet ?? NEUTRAL_PLANET}
          cx={url.cx}
          lane={url.lane}
          onRate={(freight, lane) => onUrl({ freight, lane })}
        />
      )}
    </Stack>
  )
}

function ProductPicker({ url, onUrl }: AdvisorUrlProps) {
  const { data = [] } = useQuery(gameQueries.materials())
  return (
    <Combobox
      label="Product"
      placeholder="Material"
      options={materialOptions(data)}
      value={url.product ?? null}
      onValue={(product) => onUrl({ product })}
    />
  )
}

function RecipePicker({ url, onUrl }: AdvisorUrlProps) {
  const { data = [] } = useQuery(gameQueries.recipes())
  return (
    <Combobox
      label="Recipe"
      placeholder="Building or material"
      options={data.map(({ RecipeId, BuildingTicker, RecipeName }) => ({
        value: RecipeId,
        label: `${BuildingTicker}: ${RecipeName}`,
      }))}
      value={url.recipe ?? null}
      onValue={(recipe) => onUrl({ recipe })}
    />
  )
}
