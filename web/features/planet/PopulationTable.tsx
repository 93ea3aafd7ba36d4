import type { PopulationReport } from '../../../engine/game/gamedata.ts'
import {
  formatDateTime,
  formatPercent,
  formatSigned,
  formatWhole,
} from '../../../engine/game/number-format.ts'
import { workersInWords } from '../../../engine/game/words.ts'
import { populationFigures } from '../../../engine/planets/population.ts'
import type { KeptFacts } from '../../api/queries/kept-query.ts'
import { Columns } from '../../ui/layout/Columns.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { PlainTable } from '../../ui/table/PlainTable.tsx'
import { SimulatedMark, SimulatedNote } from '../page/SimulatedNote.tsx'
import styles from './PopulationTable.module.css'

const NEEDS = ['LifeSupport', 'Safety', 'Health', 'Comfort', 'Culture', 'Education'] as const

export function PopulationTable({
  facts: { answer, madeUp: simulated },
}: {
  facts: KeptFacts<PopulationReport>
}) {
  const mark = (field: string) => <SimulatedMark simulated={simulated} field={field} />
  return (
    <Stack gap={3}>
      <p className="muted">
        Report of {formatDateTime(answer.TimestampMs)}
        {answer.ExplorersGraceEnabled && simulated !== 'all' && ', explorers’ grace'}
      </p>
      <SimulatedNote simulated={simulated} />
      <PlainTable
        label="Population"
        rows={populationFigures(answer)}
        keyOf={({ workforce }) => workforce}
        columns={[
          { header: 'Workforce', cell: ({ workforce }) => workersInWords(workforce) },
          {
            header: 'Population',
            numeric: true,
            cell: ({ nextPopulation }) => formatWhole(nextPopulation),
          },
          {
            header: 'Change',
            mark: mark('PopulationDifference'),
            numeric: true,
            cell: ({ difference }) => formatSigned(difference, formatWhole),
          },
          {
            header: 'Unemployed',
            numeric: true,
            cell: ({ unemploymentRate }) => formatPercent(unemploymentRate, 1),
          },
          { header: 'Free', numeric: true, cell: ({ free }) => formatWhole(free) },
          { header: 'Open jobs', numeric: true, cell: ({ openJobs }) => formatWhole(openJobs) },
          {
            header: 'Happiness',
            mark: mark('AverageHappiness'),
            numeric: true,
            cell: ({ averageHappiness }) => formatPercent(averageHappiness, 1),
          },
        ]}
      />
      <Columns
        as="dl"
        least={110}
        gap={4}
        lineGap={2}
        className={styles.needs}
        aria-label="Needs fulfilled"
      >
        {NEEDS.map((need) => (
          <div key={need}>
            <dt className="quiet">
              {need === 'LifeSupport' ? 'Life support' : need} {mark('NeedFulfillment')}
            </dt>
            <dd>{formatPercent(answer[`NeedFulfillment${need}`], 0)}</dd>
          </div>
        ))}
      </Columns>
    </Stack>
  )
}
