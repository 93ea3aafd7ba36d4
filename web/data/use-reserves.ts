import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Company } from '../../engine/game/company.ts'
import type { FioStorage } from '../../engine/game/fio.ts'
import type { Reserve } from '../../engine/game/reserve.ts'
import { LIFETIMES, timesOf } from '../api/queries/lifetimes.ts'
import { useSession } from '../session/session.ts'
import { useCompany } from './use-company.ts'

export interface Reserves {
  /** Reserves of open conditions. */
  readonly reserves: readonly Reserve[]
  readonly isPending: boolean
  /** They could not be loaded, so stock is counted without reserves. */
  readonly problem: Error | null
}

const NONE: readonly Reserve[] = []

/** Loaded together with the first list. */
let part: typeof import('./free-storage.ts') | undefined

/** A player without open contracts causes no request. */
export function useReserves(isAsked = true): Reserves {
  const { hasFio } = useSession()
  const { company, isAwaited } = useCompany(hasFio && isAsked)
  const mayHave = hasFio && isAsked && company !== null && mayReserve(company)
  const { data, error, isPending } = useQuery({
    queryKey: ['reserves'],
    async queryFn({ signal }) {
      part = await import('./free-storage.ts')
      return await part.fetchReserves(signal)
    },
    ...timesOf(LIFETIMES.own),
    enabled: mayHave,
  })
  const reserves = useMemo(
    () => (mayHave && data && part ? part.standingReserves(data, company) : NONE),
    [mayHave, data, company],
  )
  return {
    reserves,
    isPending: isAwaited || (mayHave && isPending),
    problem: mayHave && !data ? error : null,
  }
}

const mayReserve = ({ contracts, sources }: Company) =>
  contracts.length > 0 || sources.contracts.state !== 'ok'

/** Stores less their reserves; undefined while either is loading. */
export function useFreeStorage(storage: FioStorage | undefined): FioStorage | undefined {
  const { reserves, isPending } = useReserves(storage !== undefined)
  return useMemo(() => {
    if (!storage || isPending) return undefined
    return part && reserves.length > 0 ? part.freeStorage(storage, reserves) : storage
  }, [storage, reserves, isPending])
}
