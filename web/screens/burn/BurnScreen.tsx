import { useQuery } from '@tanstack/react-query'
import { cxQueries } from '../../api/queries/cx.ts'
import { empireQueries } from '../../api/queries/empires.ts'
import { planQueries } from '../../api/queries/plans.ts'
import { gameQueries } from '../../data/game-queries.ts'
import { exchangeQueries } from '../../data/list-queries.ts'
import { DataLoader } from '../../parts/DataLoader.tsx'
import { FioPage } from '../../parts/fio/FioPage.tsx'
import type { FioData } from '../../parts/fio/fio-data.ts'
import { BurnView } from './BurnView.tsx'

export function BurnScreen({ showsVisits }: { showsVisits: boolean }) {
  return (
    <FioPage title={showsVisits ? 'Visit plan' : 'FIO Burn'} help="burn">
      {(data) => <LoadedBurn data={data} showsVisits={showsVisits} />}
    </FioPage>
  )
}

function LoadedBurn({ data, showsVisits }: { data: FioData; showsVisits: boolean }) {
  const plans = useQuery(planQueries.all())
  const empires = useQuery(empireQueries.all())
  const cxs = useQuery(cxQueries.all())
  return (
    <DataLoader
      title="FIO Burn"
      parts={[
        { name: 'Materials', query: useQuery(gameQueries.materials()) },
        { name: 'Buildings', query: useQuery(gameQueries.buildings()) },
        { name: 'Recipes', query: useQuery(gameQueries.recipes()) },
        { name: 'Exchanges', query: useQuery(exchangeQueries.stored()) },
        { name: 'Plans', query: plans },
        { name: 'Empires', query: empires },
        { name: 'CX', query: cxs },
      ]}
    >
      <BurnView
        showsVisits={showsVisits}
        data={data}
        plans={plans.data ?? []}
        empires={empires.data ?? []}
        cxs={cxs.data ?? []}
      />
    </DataLoader>
  )
}
