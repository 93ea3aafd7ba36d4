import { useQueries } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'
import { isImpossible } from '../../../../engine/empire/impossible.ts'
import { together } from '../../../../engine/empire/together.ts'
import { type ReadableEmpire, sharedEmpireQueries } from '../../../api/queries/shared-empires.ts'
import type { EmpireResults } from '../../../data/use-empire-results.ts'
import { isGone } from '../shared/SharedEmpireLoader.tsx'

export interface Participant {
  readonly uuid: string
  readonly shared: ReadableEmpire | undefined
  /** Why it is missing, in a sentence. */
  readonly problem: string | undefined
  /** Undefined for a dead link, which stays dead. */
  readonly retry: (() => void) | undefined
}

/** Loads the shared empires of the page. A dead link concerns nobody but itself. */
export function useParticipants(links: readonly string[]): readonly Participant[] {
  const queries = useQueries({ queries: links.map((uuid) => sharedEmpireQueries.one(uuid)) })
  return links.map((uuid, at) => {
    const { data, error, refetch } = queries[at]!
    const isDead = isGone(error)
    return {
      uuid,
      shared: isDead ? undefined : data,
      problem: isDead
        ? 'This empire is not shared (any more).'
        : error && !data
          ? 'This empire could not be loaded.'
          : undefined,
      retry: isDead ? undefined : () => void refetch(),
    }
  })
}

/** Collects the results of the empires, which are calculated one by one, and adds them up when all are there. */
export function useGroup(participants: readonly Participant[]) {
  const [results, setResults] = useState<ReadonlyMap<string, EmpireResults>>(new Map())
  const onResult = useCallback(
    (uuid: string, result: EmpireResults) =>
      setResults((before) =>
        before.get(uuid) === result ? before : new Map(before).set(uuid, result),
      ),
    [],
  )
  const loaded = participants.flatMap(({ shared }) => shared ?? [])
  const key = loaded.map(({ uuid }) => uuid).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list is another object in every render, its key is not.
  const group = useMemo(() => {
    const members = loaded.flatMap(({ uuid, empire }) => {
      const result = results.get(uuid)
      const plans = result?.plans.filter((plan) => !isImpossible(plan))
      return plans ? [{ key: uuid, name: empire.name, plans }] : []
    })
    return members.length === loaded.length ? together(members) : undefined
  }, [key, results])
  const done = loaded.filter(({ uuid }) => results.has(uuid)).length
  const left = loaded.reduce((sum, { uuid }) => {
    const result = results.get(uuid)
    return sum + (result ? result.failed.length + result.plans.filter(isImpossible).length : 0)
  }, 0)
  return { group, done, asked: loaded.length, notCounted: left, onResult, loaded }
}
