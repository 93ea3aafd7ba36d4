import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { cxQueries } from '../../api/queries/cx.ts'
import { empireQueries } from '../../api/queries/empires.ts'
import { planQueries } from '../../api/queries/plans.ts'
import { gameQueries } from '../../data/game-queries.ts'
import { exchangeQueries } from '../../data/list-queries.ts'
import { useCompany } from '../../data/use-company.ts'
import { useFreeStorage } from '../../data/use-reserves.ts'
import { TableSkeleton } from '../../ui/layout/Skeleton.tsx'
import { ReservedNote } from '../contracts/ReservedNote.tsx'
import { CompanyNotice } from '../fio/CompanyNotice.tsx'
import { FioPage } from '../fio/FioPage.tsx'
import type { FioData } from '../fio/fio-data.ts'
import { DataLoader } from '../page/DataLoader.tsx'
import { BurnView } from './BurnView.tsx'

export function BurnScreen({ showsVisits }: { showsVisits: boolean }) {
  return (
    <FioPage title={showsVisits ? 'Visit plan' : 'FIO Burn'} help="burn">
      {(data) => <FreeBurn data={data} showsVisits={showsVisits} />}
    </FioPage>
  )
}

/** What is reserved for contracts is no supply. */
function FreeBurn({ data, showsVisits }: { data: FioData; showsVisits: boolean }) {
  const storage = useFreeStorage(data.storage)
  const free = useMemo(() => storage && { ...data, storage }, [data, storage])
  if (!free) return <TableSkeleton rows={8} columns={5} label="Loading your reserves" />
  return (
    <>
      <ReservedNote />
      <LoadedBurn data={free} stored={data} showsVisits={showsVisits} />
    </>
  )
}

function LoadedBurn({
  data,
  ...shown
}: {
  data: FioData
  /** With what is reserved, of which Today takes account itself. */
  stored: FioData
  showsVisits: boolean
}) {
  const plans = useQuery(planQueries.all())
  const empires = useQuery(empireQueries.all())
  const cxs = useQuery(cxQueries.all())
  const materials = useQuery(gameQueries.materials())
  const buildings = useQuery(gameQueries.buildings())
  const recipes = useQuery(gameQueries.recipes())
  const exchanges = useQuery(exchangeQueries.stored())
  // The page waits for it, but does without it where it fails or takes long.
  const { query, company, isAwaited } = useCompany()
  if (isAwaited) return <TableSkeleton rows={8} columns={5} label="Loading your company" />
  return (
    <DataLoader
      title="FIO Burn"
      parts={[
        { name: 'Materials', query: materials },
        { name: 'Buildings', query: buildings },
        { name: 'Recipes', query: recipes },
        { name: 'Exchanges', query: exchanges },
        { name: 'Plans', query: plans },
        { name: 'Empires', query: empires },
        { name: 'CX', query: cxs },
      ]}
    >
      <CompanyNotice company={query} lists={['lines', 'workforce', 'flights']} />
      <BurnView
        {...shown}
        data={data}
        company={company}
        plans={plans.data ?? []}
        empires={empires.data ?? []}
        cxs={cxs.data ?? []}
      />
    </DataLoader>
  )
}
