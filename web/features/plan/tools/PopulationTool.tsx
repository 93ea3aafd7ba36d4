import { useQuery } from '@tanstack/react-query'
import type { PopulationReport } from '../../../../engine/game/gamedata.ts'
import { formatSigned, formatWhole } from '../../../../engine/game/number-format.ts'
import { workersInWords } from '../../../../engine/game/words.ts'
import { populationFigures } from '../../../../engine/planets/population.ts'
import type { KeptFacts } from '../../../api/queries/kept-query.ts'
import { gameQueries } from '../../../data/game-queries.ts'
import { ErrorPanel } from '../../../ui/layout/ErrorPanel.tsx'
import { TableSkeleton } from '../../../ui/layout/Skeleton.tsx'
import { PlainTable } from '../../../ui/table/PlainTable.tsx'
import { problemText } from '../../page/problem-text.ts'
import { SimulatedMark } from '../../page/SimulatedNote.tsx'
import { NoPopulationReport } from '../../planet/NoPopulationReport.tsx'
import { PopulationTable } from '../../planet/PopulationTable.tsx'
import { useShownPlan } from '../show/shown-plan.ts'
import styles from './Tools.module.css'

export function PopulationTool() {
  const { planet } = useShownPlan()
  const report = useQuery({
    ...gameQueries.population(planet.PlanetNaturalId),
    retry: false,
  })
  if (report.data)
    return (
      <div className={styles.tool} data-density="dense">
        <NeededTable facts={report.data} />
        <PopulationTable facts={report.data} />
      </div>
    )
  if (report.isFetching) return <TableSkeleton label="Loading the report" rows={6} columns={4} />
  const reason = report.error ? problemText(report.error) : ''
  return (
    <div className={styles.tool} data-density="dense">
      <ErrorPanel
        title="Error loading latest population report. The planet might not have population."
        onRetry={() => void report.refetch()}
      >
        {reason}
      </ErrorPanel>
      <div>
        <NoPopulationReport reason={reason} />
      </div>
    </div>
  )
}

function NeededTable({
  facts: { answer, madeUp: simulated },
}: {
  facts: KeptFacts<PopulationReport>
}) {
  const workforce = useShownPlan().result?.workforce
  return (
    <PlainTable
      label="Workers needed and free"
      rows={populationFigures(answer)}
      keyOf={({ workforce: tier }) => tier}
      columns={[
        { header: 'Workforce', cell: ({ workforce: tier }) => workersInWords(tier) },
        {
          header: 'Needed here',
          numeric: true,
          cell: ({ workforce: tier }) => formatWhole(workforce?.[tier].required),
        },
        {
          header: 'Free',
          mark: <SimulatedMark simulated={simulated} field="Free" />,
          numeric: true,
          cell: ({ free }) => formatWhole(free),
        },
        {
          header: 'Left over',
          numeric: true,
          cell: ({ workforce: tier, free }) => (
            <LeftOver needed={workforce?.[tier].required} free={free} />
          ),
        },
      ]}
    />
  )
}

function LeftOver({ needed, free }: { needed: number | undefined; free: number }) {
  if (needed === 0) return null
  const left = needed === undefined ? null : free - needed
  const isTooFew = left !== null && left < 0
  return (
    <span className={isTooFew ? 'loss' : 'profit'}>
      {formatSigned(left, formatWhole)}
      {isTooFew && ' too few'}
    </span>
  )
}
