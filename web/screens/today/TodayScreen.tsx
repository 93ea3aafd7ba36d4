import { useQuery } from '@tanstack/react-query'
import { cxQueries } from '../../api/queries/cx.ts'
import { empireQueries } from '../../api/queries/empires.ts'
import { planQueries } from '../../api/queries/plans.ts'
import { DataLoader } from '../../parts/DataLoader.tsx'
import { FioPage } from '../../parts/fio/FioPage.tsx'
import type { FioData } from '../../parts/fio/fio-data.ts'
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
  return (
    <DataLoader
      title="Today"
      parts={[
        { name: 'Plans', query: plans },
        { name: 'Empires', query: empires },
        { name: 'CX', query: cxs },
      ]}
    >
      <TodayView
        data={data}
        plans={plans.data ?? []}
        empires={empires.data ?? []}
        cxs={cxs.data ?? []}
      />
    </DataLoader>
  )
}
