import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type BuiltBase, builtBaseOn } from '../../../../engine/plan/built-base.ts'
import { planetStock, type Stock } from '../../../../engine/supply/stock.ts'
import { fioQueries } from '../../../api/queries/fio.ts'
import { useFreeStorage } from '../../../data/use-reserves.ts'
import { useSession } from '../../../session/session.ts'
import { newestTimestamp } from '../../fio/fio-age.ts'

export const NO_STOCK: Stock = new Map()

export interface OwnBase {
  /** False without a key or a login; then nothing is loaded. */
  readonly isAsked: boolean
  readonly isPending: boolean
  readonly problem: Error | null
  readonly refresh: () => void
  /** Null if FIO has no base on the planet, or was not called. */
  readonly base: BuiltBase | null
  /** Stock without reservations for contracts. Empty if there is none or it is unknown. */
  readonly stock: Stock
  /** When the game last reported to FIO. */
  readonly reportedAt: number | undefined
}

/** A visitor's plan is compared with no base: `isOwn` is false then. */
export function useOwnBase(planetNaturalId: string, isOwn: boolean): OwnBase {
  const isAsked = useSession().hasFio && isOwn
  const sites = useQuery({ ...fioQueries.sites(), enabled: isAsked })
  const storage = useQuery({ ...fioQueries.storage(), enabled: isAsked })
  const base = useMemo(
    () => (isAsked && sites.data ? builtBaseOn(sites.data.planets, planetNaturalId) : null),
    [isAsked, sites.data, planetNaturalId],
  )
  const free = useFreeStorage(isAsked ? storage.data : undefined)
  const stock = useMemo(
    () => (free ? planetStock(free, planetNaturalId) : NO_STOCK),
    [free, planetNaturalId],
  )
  return {
    isAsked,
    isPending:
      isAsked && (sites.isPending || storage.isPending || (storage.data && !free) === true),
    problem: isAsked ? (sites.error ?? storage.error) : null,
    refresh() {
      void sites.refetch()
      void storage.refetch()
    },
    base,
    stock,
    reportedAt: newestTimestamp(storage.data),
  }
}
