import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { freeStorage, standingReserves } from '../../engine/company/reserves.ts'
import type { Company } from '../../engine/game/company.ts'
import type { FioStorage } from '../../engine/game/fio.ts'
import type { Reserve } from '../../engine/game/reserve.ts'
import { reserveQueries } from '../api/queries/reserves.ts'
import { useSession } from '../session/session.ts'
import { useCompany } from './use-company.ts'

export interface Reserves {
  /** Of conditions that are still to be done. */
  readonly reserves: readonly Reserve[]
  readonly isPending: boolean
  /** They could not be loaded, so that stock counts whole. */
  readonly problem: Error | null
}

const NONE: readonly Reserve[] = []

/** Nothing is asked for a player without open contracts. */
export function useReserves(isAsked = true): Reserves {
  const { hasFio } = useSession()
  const { company, isAwaited } = useCompany(hasFio && isAsked)
  const mayHave = hasFio && isAsked && company !== null && mayReserve(company)
  const { data, error, isPending } = useQuery({ ...reserveQueries.all(), enabled: mayHave })
  const reserves = useMemo(
    () => (mayHave && data ? standingReserves(data, company) : NONE),
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

/** Stores without what is reserved in them; undefined while either is loading. */
export function useFreeStorage(storage: FioStorage | undefined): FioStorage | undefined {
  const { reserves, isPending } = useReserves(storage !== undefined)
  return useMemo(
    () => (storage && !isPending ? freeStorage(storage, reserves) : undefined),
    [storage, reserves, isPending],
  )
}
