import { useQuery } from '@tanstack/react-query'
import styles from '../../../app/PlainTable.module.css'
import { ErrorPanel } from '../../../ui/ErrorPanel.tsx'
import { formatFixed, formatWhole } from '../../../ui/format.ts'
import { Panel } from '../../../ui/Panel.tsx'
import { TableSkeleton } from '../../../ui/Skeleton.tsx'
import { measureBrowserStorage } from '../browser-storage.ts'

export function StoragePanel() {
  const measured = useQuery({
    queryKey: ['browser-storage'],
    queryFn: ({ client }) => measureBrowserStorage(client),
    gcTime: 0,
    staleTime: 0,
  })
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
            {measured.data.map(({ name, records, megabytes }) => (
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
              <td className={styles.number}>
                {formatWhole(measured.data.reduce((sum, { records }) => sum + records, 0))}
              </td>
              <td className={styles.number}>
                {formatFixed(
                  measured.data.reduce((sum, { megabytes }) => sum + megabytes, 0),
                  2,
                )}
              </td>
            </tr>
          </tfoot>
        </table>
      )}
    </Panel>
  )
}
