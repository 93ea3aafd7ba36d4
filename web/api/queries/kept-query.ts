import {
  hashKey,
  notifyManager,
  type QueryFunctionContext,
  type QueryKey,
  queryOptions,
} from '@tanstack/react-query'
import * as v from 'valibot'
import type { AnswerOf, Route } from '../../../edge/contract/route.ts'
import { doNotKeep, readAnswer } from '../answers.ts'
import { type CallInput, call, callWithTag, MadeUp, UnreachableError } from '../client.ts'
import { isExpired } from '../expiry.ts'
import type { Lifetime } from './lifetimes.ts'

type Context = QueryFunctionContext<QueryKey>
/** Begins with the group that writes invalidate, or with the subject. */
export type Key = readonly [string, ...unknown[]]

interface Kept<T> {
  queryKey: Key
  ask: (context: Context) => Promise<T>
  /** Checks what an earlier visit stored: another version of the app may have stored something else. */
  schema: v.GenericSchema<unknown, T>
  lifetime: Lifetime
}

/** A query whose answers outlive the visit, where its lifetime says so. */
export function keptQuery<T>({ queryKey, ask, schema, lifetime }: Kept<T>) {
  return queryOptions<T, Error, T, Key>({
    queryKey,
    queryFn: (context) =>
      lifetime.persist ? restoreOr(ask, schema, context, lifetime) : ask(context),
    staleTime: lifetime.ms,
    meta: { lifetime, isKept: lifetime.persist },
  })
}

/** The same for one call of the contract. */
export function routeQuery<R extends Route & { answer: v.GenericSchema }>(
  queryKey: Key,
  route: R,
  input: CallInput<R>,
  lifetime: Lifetime,
) {
  return keptQuery<AnswerOf<R>>({
    queryKey,
    ask: ({ signal }) => call(route, { ...input, signal }),
    schema: route.answer as v.GenericSchema<unknown, AnswerOf<R>>,
    lifetime,
  })
}

/** The same where an answer may hold made-up facts, which must be marked where they are shown. */
export function factsQuery<R extends Route & { answer: v.GenericSchema }>(
  queryKey: Key,
  route: R,
  input: CallInput<R>,
  lifetime: Lifetime,
) {
  const answer = route.answer as v.GenericSchema<unknown, AnswerOf<R>>
  return keptQuery<Facts<AnswerOf<R>>>({
    queryKey,
    ask: async ({ signal }) => {
      const { answer, madeUp } = await callWithTag(route, { ...input, signal })
      return { answer, madeUp }
    },
    schema: v.object({ answer, madeUp: MadeUp }) as v.GenericSchema<unknown, Facts<AnswerOf<R>>>,
    lifetime,
  })
}

export interface Facts<T> {
  answer: T
  madeUp: MadeUp
}

/** The first time in a visit: what the last visit stored, with its age. */
async function restoreOr<T>(
  ask: (context: Context) => Promise<T>,
  schema: v.GenericSchema<unknown, T>,
  context: Context,
  lifetime: Lifetime,
): Promise<T> {
  if (context.client.getQueryData(context.queryKey) !== undefined) return ask(context)
  const kept = await readAnswer(hashKey(context.queryKey), schema)
  if (!kept) return ask(context)
  const { data, updatedAt } = kept
  if (!isExpired({ updatedAt, lifetime }, Date.now())) return datedBack(context, data, updatedAt)
  if (lifetime.autoRefetch) return datedBack(context, data, updatedAt, 'reload')
  try {
    return await ask(context)
  } catch (problem) {
    if (problem instanceof UnreachableError) return datedBack(context, data, updatedAt)
    throw problem
  }
}

/**
 * For lists that a screen can do without: where they cannot be loaded they are empty, and stale from the first
 * moment, so that the next use retries. A list that was loaded before stays.
 */
export function orNothing<T>(
  load: (context: Context) => Promise<T[]>,
): (context: Context) => Promise<T[]> {
  return async (context) => {
    try {
      return await load(context)
    } catch (problem) {
      const wasThere = context.client.getQueryData(context.queryKey) !== undefined
      if (wasThere || context.signal.aborted) throw problem
      console.warn('A list was not loaded.', context.queryKey, problem)
      const nothing: T[] = []
      doNotKeep(nothing)
      return datedBack(context, nothing, LONG_AGO)
    }
  }
}
const LONG_AGO = 1

/** Gives data from an earlier visit its real age in the cache, so that it is reloaded if it has expired. */
export function datedBack<T>(
  { client, queryKey }: Context,
  data: T,
  updatedAt: number,
  then?: 'reload',
): T {
  // Runs after the query has taken the data and stamped it with the present.
  notifyManager.schedule(() => {
    const query = client.getQueryCache().find({ queryKey, exact: true })
    if (query?.state.data === undefined) return
    query.setState({ dataUpdatedAt: updatedAt })
    if (then === 'reload') void query.fetch().catch(() => undefined)
  })
  return data
}
