import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { STATION_CODES } from '../../../engine/game/constants/station-codes.ts'
import { formatWhole } from '../../../engine/game/number-format.ts'
import { isResource } from '../../../engine/planets/found-planet.ts'
import { useResourceRoi } from '../../data/calls.ts'
import { gameQueries } from '../../data/game-queries.ts'
import { usePreferences } from '../../session/preferences.ts'
import { Combobox } from '../../ui/field/Combobox.tsx'
import { ownLabels } from '../../ui/field/options.ts'
import { EmptyState } from '../../ui/layout/EmptyState.tsx'
import { Panel } from '../../ui/layout/Panel.tsx'
import { materialOptions } from '../../ui/material/material-options.ts'
import { CxSelect } from '../cx/CxSelect.tsx'
import { useCxChoice } from '../cx/cx-choice.ts'
import { DataLoader } from '../page/DataLoader.tsx'
import { PageFrame } from '../page/PageFrame.tsx'
import { RateOfTable } from './RateOfTable.tsx'
import { type FilterField, RoiFilters } from './RoiFilters.tsx'
import { RoiTable } from './RoiTable.tsx'
import { FACILITIES, type ResourceFilters, type ResourceRoiSearch } from './resource-search.ts'
import { resourceSubject } from './resource-subject.tsx'
import {
  exchangeInWords,
  freightFields,
  sweepFreight,
  withoutLane,
  withRate,
} from './roi-freight.ts'

interface ResourceRoiProps {
  search: ResourceRoiSearch
  onSearch: (change: Partial<ResourceRoiSearch>) => void
}

const FIELDS: readonly FilterField<keyof ResourceFilters>[] = [
  { name: 'yield', label: 'Of best ≥', width: 84, decimals: true, max: 100, suffix: '%' },
  { name: 'profit', label: '$/day ≥', width: 84, step: 1000, min: -1_000_000_000 },
  { name: 'jumps', label: 'Jumps ≤', width: 84 },
  {
    name: 'near',
    label: 'from',
    width: 100,
    options: ownLabels(STATION_CODES),
    placeholder: 'Nearest',
  },
  { name: 'plots', label: 'Free plots ≥', width: 84, isRare: true },
  { name: 'facility', label: 'Has', width: 112, isRare: true, options: ownLabels(FACILITIES) },
]

export function ResourceRoiScreen({ search, onSearch }: ResourceRoiProps) {
  const { material } = search
  const hasFreight = search.station !== undefined
  const fields = useMemo(() => [...FIELDS, ...freightFields(hasFreight)], [hasFreight])
  const materials = useQuery(gameQueries.materials())
  const resources = useMemo(
    () => materialOptions(materials.data?.filter(({ CategoryName }) => isResource(CategoryName))),
    [materials.data],
  )
  return (
    <PageFrame title="Resource ROI" help="resource-roi-overview">
      <DataLoader title="Resource ROI" parts={[{ name: 'Materials', query: materials }]}>
        <RoiFilters<ResourceFilters>
          fields={fields}
          search={withRate(search)}
          onSearch={(change) => onSearch(withoutLane(change))}
        >
          <div style={{ width: 200 }}>
            <Combobox
              label="Material"
              placeholder="Choose a resource"
              options={resources}
              value={material ?? null}
              onValue={(chosen) => onSearch({ material: chosen })}
            />
          </div>
          <div style={{ width: 160 }}>
            <CxSelect value={search.cx} onValue={(cx) => onSearch({ cx })} />
          </div>
        </RoiFilters>
        <RateOfTable {...{ search, onSearch }} place={undefined} cx={search.cx} />
        {material === undefined ? (
          <Panel>
            <EmptyState title="Choose a material">
              Every planet that has it is compared: what a full base extracts there, and what that
              earns.
            </EmptyState>
          </Panel>
        ) : (
          <Deposits search={search} onSearch={onSearch} material={material} />
        )}
      </DataLoader>
    </PageFrame>
  )
}

function Deposits({ search, onSearch, material }: ResourceRoiProps & { material: string }) {
  const prices = useCxChoice(search.cx)
  const { cx, empire, rules } = prices
  const { tradeShareWarning: percent } = usePreferences()
  const answer = useResourceRoi(
    prices.isPending ? undefined : { material, cx, empire, rules, freight: sweepFreight(search) },
  )
  const subject = useMemo(() => resourceSubject(material, percent), [material, percent])
  const unreached = answer.value?.unreached ?? 0
  const to = exchangeInWords(search.station)
  return (
    <RoiTable
      {...{ subject, answer, prices, search, onSearch }}
      about={`of ${answer.value?.material ?? material}${
        unreached > 0 ? ` (${formatWhole(unreached)} more have no route to ${to})` : ''
      }`}
      nothing={
        unreached > 0
          ? `No jumps lead to ${to} from any planet that has ${material}.`
          : `${material} lies on no planet that is known.`
      }
    />
  )
}
