import { useMemo } from 'react'
import { useGameLists } from '../../data/use-game-lists.ts'
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
  const { lists } = useGameLists()
  return (
    <WithOwnRecords title="FIO Burn" parts={lists}>
      {(records, company) => <BurnView {...shown} {...records} company={company} />}
    </WithOwnRecords>
  )
}
