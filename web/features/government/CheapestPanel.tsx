import { NEEDS } from '../../../engine/game/constants/population-buildings.ts'
import { formatAmount, formatMoney } from '../../../engine/game/number-format.ts'
import { inWords } from '../../../engine/game/words.ts'
import { type PopulationUpkeep, servedBy } from '../../../engine/planets/government.ts'
import type { useGovernment } from '../../data/calls.ts'
import { NumberInput } from '../../ui/field/NumberInput.tsx'
import { Panel } from '../../ui/layout/Panel.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { PlainTable } from '../../ui/table/PlainTable.tsx'
import { BuildingUpkeep, upkeepCost } from './BuildingUpkeep.tsx'
import type { GovernmentPart } from './government-search.ts'

export function CheapestPanel({
  search,
  onSearch,
  answer: { value, isStale },
}: GovernmentPart & { answer: ReturnType<typeof useGovernment> }) {
  const asksNothing = NEEDS.every((need) => !search[need])
  return (
    <Panel title="Cheapest way to serve" note="each building once, at level 1">
      <Stack gap={3}>
        <Row wrap gap={3}>
          {NEEDS.map((need) => (
            <div key={need} style={{ width: 128 }}>
              <NumberInput
                label={inWords(need)}
                max={1_000_000}
                step={50}
                value={search[need] ?? 0}
                onValue={(served) => onSearch({ [need]: served || undefined })}
              />
            </div>
          ))}
        </Row>
        {asksNothing ? (
          <p className="quiet">Say how much of each need is to be served.</p>
        ) : (
          value &&
          (value.cheapest || !isStale) &&
          (value.cheapest ? (
            <PlainTable
              label="Cheapest buildings"
              isStale={isStale}
              rows={value.cheapest.buildings}
              keyOf={({ ticker }) => ticker}
              columns={[
                {
                  header: 'Building',
                  cell: (building) => <BuildingUpkeep building={building} />,
                  total: 'All',
                },
                {
                  header: 'Serves',
                  cell: ({ serves }) => servesInWords(serves),
                  total: servesInWords(value.cheapest.served),
                },
                {
                  header: '$/day',
                  numeric: true,
                  cell: upkeepCost,
                  total: formatMoney(value.cheapest.cost),
                },
              ]}
            />
          ) : (
            <p>
              All buildings whose upkeep has a price serve no more than{' '}
              {servesInWords(servedBy(value.upkeeps.filter(({ cost }) => cost !== null)))} at level
              1. What higher levels take is not known.
            </p>
          ))
        )}
      </Stack>
    </Panel>
  )
}

const servesInWords = (serves: PopulationUpkeep['serves']) =>
  NEEDS.filter((need) => serves[need])
    .map((need) => `${formatAmount(serves[need])} ${need}`)
    .join(', ')
