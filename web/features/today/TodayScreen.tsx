import { useQuery } from '@tanstack/react-query'
import { cxQueries } from '../../api/queries/cx.ts'
import { empireQueries } from '../../api/queries/empires.ts'
import { planQueries } from '../../api/queries/plans.ts'
import { useCompany } from '../../data/use-company.ts'
import { TableSkeleton } from '../../ui/layout/Skeleton.tsx'
import { CompanyNotice } from '../fio/CompanyNotice.tsx'
import { FioPage } from '../fio/FioPage.tsx'
import type { FioData } from '../fio/fio-data.ts'
import { DataLoader } from '../page/DataLoader.tsx'
import { TodayView } from './TodayView.tsx'

export function TodayScreen() {
  return (
    <FioPage title="Today" help="today">
      {(data) => <LoadedToday data={data} />}
    </FioPage>
  )
}

function LoadedToday({ data }: { data: FioData }) {
  const plans = useQuery(planQueries.all())
  const empires = useQuery(empireQueries.all())
  const cxs = useQuery(cxQueries.all())
  // The page waits for it, but does without it where it fails or takes long.
  const { query, company, isAwaited } = useCompany()
  if (isAwaited) return <TableSkeleton rows={6} columns={4} label="Loading your company" />
  return (
    <DataLoader
      title="Today"
      parts={[
        { name: 'Plans', query: plans },
        { name: 'Empires', query: empires },
        { name: 'CX', query: cxs },
      ]}
    >
      <CompanyNotice company={query} />
      <TodayView
        data={data}
        company={company}
        plans={plans.data ?? []}
        empires={empires.data ?? []}
        cxs={cxs.data ?? []}
      />
    </DataLoader>
  )
}
