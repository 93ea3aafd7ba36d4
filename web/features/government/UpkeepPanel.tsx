import { NEEDS } from '../../../engine/game/constants/population-buildings.ts'
import { formatAmount, formatMoney, NONE } from '../../../engine/game/number-format.ts'
import { inWords } from '../../../engine/game/words.ts'
import type { useGovernment } from '../../data/calls.ts'
import { Segmented } from '../../ui/field/Segmented.tsx'
import { Panel } from '../../ui/layout/Panel.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { MaterialTile } from '../../ui/material/MaterialTile.tsx'
import { PlainTable } from '../../ui/table/PlainTable.tsx'
import { BuildingUpkeep, upkeepCost } from './BuildingUpkeep.tsx'
import type { GovernmentPart } from './government-search.ts'

export function UpkeepPanel({
  search: { need = 'safety' },
  onSearch,
  answer: { value, isStale },
}: GovernmentPart & { answer: ReturnType<typeof useGovernment> }) {
  const rows = (value?.upkeeps ?? [])
    .flatMap((building) => {
      const served = building.serves[need]
      if (!served) return []
      const per100 = building.cost === null ? null : (building.cost / served) * 100
      return [{ building, served, per100 }]
    })
    .sort((a, b) => (a.per100 ?? Infinity) - (b.per100 ?? Infinity))
  return (
    <Panel title="Upkeep by need" note="level 1, a day">
      <Stack gap={3}>
        <Segmented
          label="Need"
          choices={NEEDS.map((each) => ({ value: each, label: inWords(each) }))}
          value={need}
          onValue={(next) => onSearch({ need: next })}
        />
        <PlainTable
          label={`Buildings for ${need}`}
          isStale={isStale}
          rows={rows}
          keyOf={({ building }) => building.ticker}
          columns={[
            { header: 'Building', cell: ({ building }) => <BuildingUpkeep building={building} /> },
            { header: 'Serves', numeric: true, cell: ({ served }) => formatAmount(served) },
            { header: '$/day', numeric: true, cell: ({ building }) => upkeepCost(building) },
            {
              header: '$/day per 100',
              numeric: true,
              cell: ({ per100 }) => (per100 === null ? NONE : formatMoney(per100)),
            },
            {
              header: 'Uses per day',
              cell: ({ building }) => (
                <Row gap={1}>
                  {building.materials.map(({ ticker, amount }) => (
                    <MaterialTile key={ticker} ticker={ticker} amount={amount} />
                  ))}
                </Row>
              ),
            },
          ]}
        />
      </Stack>
    </Panel>
  )
}
