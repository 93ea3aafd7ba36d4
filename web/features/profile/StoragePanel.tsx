import { useQuery } from '@tanstack/react-query'
import { formatFixed, formatWhole } from '../../../engine/game/number-format.ts'
import { cxQueries } from '../../api/queries/cx.ts'
import { empireQueries } from '../../api/queries/empires.ts'
import { planQueries } from '../../api/queries/plans.ts'
import { sharedQueries } from '../../api/queries/shared.ts'
import { measureStorage } from '../../data/database.ts'
import { ErrorPanel } from '../../ui/layout/ErrorPanel.tsx'
import { Panel } from '../../ui/layout/Panel.tsx'
import { TableSkeleton } from '../../ui/layout/Skeleton.tsx'
import { PlainTable } from '../../ui/table/PlainTable.tsx'
import { gameSets, ownSet, type StoredSet } from './browser-storage.ts'

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
    <PlainTable
      label="Browser Storage"
      rows={sets}
      keyOf={({ name }) => name}
      columns={[
        { header: 'Data', cell: ({ name }) => name, total: 'Together' },
        {
          header: 'Records',
          numeric: true,
          cell: ({ records }) => formatWhole(records),
          total: formatWhole(sum('records')),
        },
        {
          header: 'MB',
          numeric: true,
          cell: ({ megabytes }) => formatFixed(megabytes, 2),
          total: formatFixed(sum('megabytes'), 2),
        },
      ]}
    />
  )
}
