import { useQuery } from '@tanstack/react-query'
import { inWords } from '../../../engine/editing/words.ts'
import type { PopulationReport } from '../../../engine/model/gamedata.ts'
import { populationFigures } from '../../../engine/population.ts'
import type { Facts } from '../../api/queries/kept-query.ts'
import { gameQueries } from '../../economy/game-queries.ts'
import { MadeUpMark } from '../../parts/MadeUp.tsx'
import table from '../../parts/PlainTable.module.css'
import { NoPopulationReport } from '../../parts/population/NoPopulationReport.tsx'
import { PopulationTable } from '../../parts/population/PopulationTable.tsx'
import { problemText } from '../../parts/problem-text.ts'
import { ErrorPanel } from '../../ui/ErrorPanel.tsx'
import { formatSigned, formatWhole } from '../../ui/format.ts'
import { TableSkeleton } from '../../ui/Skeleton.tsx'
import { usePlanEditor } from '../plan-editor.ts'
import styles from './Tools.module.css'

/** Who lives on the planet and is without work, beside the workers that the plan needs. */
export function PopulationTool() {
  const { planet } = usePlanEditor()
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

function NeededTable({ facts: { answer, madeUp } }: { facts: Facts<PopulationReport> }) {
  const workforce = usePlanEditor().result?.workforce
  return (
    <div className={table.scroll}>
      <table className={table.table} aria-label="Workers needed and free">
        <thead>
          <tr>
            <th scope="col">Workforce</th>
            <th scope="col" className={table.number}>
              Needed here
            </th>
            <th scope="col" className={table.number}>
              Free <MadeUpMark madeUp={madeUp} field="Free" />
            </th>
            <th scope="col" className={table.number}>
              Left over
            </th>
          </tr>
        </thead>
        <tbody>
          {populationFigures(answer).map(({ workforce: kind, free }) => {
            const needed = workforce?.[kind].required
            const left = needed === undefined ? null : free - needed
            return (
              <tr key={kind}>
                <th scope="row">{inWords(`${kind}s`)}</th>
                <td className={table.number}>{formatWhole(needed)}</td>
                <td className={table.number}>{formatWhole(free)}</td>
                <td className={table.number}>
                  {needed === 0 ? (
                    ''
                  ) : (
                    <span className={left !== null && left < 0 ? styles.missing : styles.there}>
                      {formatSigned(left, formatWhole)}
                      {left !== null && left < 0 && ' too few'}
                    </span>
                  )}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
