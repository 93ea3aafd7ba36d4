import { useQuery } from '@tanstack/react-query'
import { cxQueries } from '../../../api/queries/cx.ts'
import { empireQueries } from '../../../api/queries/empires.ts'
import { planQueries } from '../../../api/queries/plans.ts'
import { sharedQueries } from '../../../api/queries/shared.ts'
import { measureStorage } from '../../../economy/database.ts'
import styles from '../../../parts/PlainTable.module.css'
import { ErrorPanel } from '../../../ui/ErrorPanel.tsx'
import { formatFixed, formatWhole } from '../../../ui/format.ts'
import { Panel } from '../../../ui/Panel.tsx'
import { TableSkeleton } from '../../../ui/Skeleton.tsx'
import { gameSets, ownSet, type StoredSet } from '../browser-storage.ts'

export function StoragePanel() {
  const measured = useQuery({
    queryKey: ['browser-storage'],
    queryFn: measureStorage,
    gcTime: 0,
    staleTime: 0,
    // Cheap enough to follow what is being loaded meanwhile.
    refetchInterval: 3000,
  })
  const own = [
    ownSet('Plans', useQuery(planQueries.all()).data),
    ownSet('Empires', useQuery(empireQueries.all()).data),
    ownSet('CX', useQuery(cxQueries.all()).data),
    ownSet('Shared plans', useQuery(sharedQueries.list()).data),
  ]
  return (
    <Panel title="Browser Storage" note="sizes are estimated from ten records each" flush>
      {measured.isError ? (
        <ErrorPanel
          title="The browser's storage could not be read"
          onRetry={() => measured.refetch()}
          retrying={measured.isFetching}
        >
          {measured.error.message}
        </ErrorPanel>
      ) : !measured.data ? (
        <TableSkeleton rows={9} columns={3} label="Measuring" />
      ) : (
        <StorageTable sets={[...gameSets(measured.data), ...own]} />
      )}
    </Panel>
  )
}

function StorageTable({ sets }: { sets: readonly StoredSet[] }) {
  const sum = (figure: 'records' | 'megabytes') =>
    sets.reduce((total, stored) => total + stored[figure], 0)
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Data</th>
          <th scope="col" className={styles.number}>
            Records
          </th>
          <th scope="col" className={styles.number}>
            MB
          </th>
        </tr>
      </thead>
      <tbody>
        {sets.map(({ name, records, megabytes }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td className={styles.number}>{formatWhole(records)}</td>
            <td className={styles.number}>{formatFixed(megabytes, 2)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">Together</th>
          <td className={styles.number}>{formatWhole(sum('records'))}</td>
          <td className={styles.number}>{formatFixed(sum('megabytes'), 2)}</td>
        </tr>
      </tfoot>
    </table>
  )
}
