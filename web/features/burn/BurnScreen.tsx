import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { gameQueries } from '../../data/game-queries.ts'
import { exchangeQueries } from '../../data/list-queries.ts'
import { useFreeStorage } from '../../data/use-reserves.ts'
import { TableSkeleton } from '../../ui/layout/Skeleton.tsx'
import { ReservedNote } from '../contracts/ReservedNote.tsx'
import { FioPage } from '../fio/FioPage.tsx'
import type { FioData } from '../fio/fio-data.ts'
import { WithOwnRecords } from '../fio/WithOwnRecords.tsx'
import { BurnView } from './BurnView.tsx'

export function BurnScreen() {
  return (
    <FioPage title="FIO Burn" help="burn">
      {(data) => <FreeBurn data={data} />}
    </FioPage>
  )
}

/** Goods that are reserved for contracts do not count as supply. */
function FreeBurn({ data }: { data: FioData }) {
  const storage = useFreeStorage(data.storage)
  const free = useMemo(() => storage && { ...data, storage }, [data, storage])
  if (!free) return <TableSkeleton rows={8} columns={5} label="Loading your reserves" />
  return (
    <>
      <ReservedNote />
      <LoadedBurn data={free} stored={data} />
    </>
  )
}

function LoadedBurn(shown: {
  data: FioData
  /** Stocks including reserved goods: Today subtracts those itself. */
  stored: FioData
}) {
  const materials = useQuery(gameQueries.materials())
  const buildings = useQuery(gameQueries.buildings())
  const recipes = useQuery(gameQueries.recipes())
  const exchanges = useQuery(exchangeQueries.stored())
  return (
    <WithOwnRecords
      title="FIO Burn"
      parts={[
        { name: 'Materials', query: materials },
        { name: 'Buildings', query: buildings },
        { name: 'Recipes', query: recipes },
        { name: 'Exchanges', query: exchanges },
      ]}
    >
      {(records, company) => <BurnView {...shown} {...records} company={company} />}
    </WithOwnRecords>
  )
}
