import {
  type QueryFunctionContext,
  type QueryKey,
  queryOptions,
  replaceEqualDeep,
} from '@tanstack/react-query'
import * as v from 'valibot'
import type { AnswerOf, ApiRoute } from '../../../edge/contract/route.ts'
import { type CallInput, call, callUnlessSame, callWithTag, SimulatedParts } from '../client.ts'
import { reportElsewhere } from '../elsewhere.ts'
import { keptResponses } from '../kept-responses.ts'
import { setTag, tagOf } from '../tags.ts'
import { isOld, type Lifetime, timesOf } from './lifetimes.ts'

type Context = QueryFunctionContext<QueryKey>
/** Begins with the group that writes invalidate, or with the subject. */
export type Key = readonly [string, ...unknown[]]

interface Kept<T> {
  queryKey: Key
  ask: (context: Context) => Promise<T>
  /** Checks stored data: another version of the app may have stored something else. */
  schema: v.GenericSchema<unknown, T>
  lifetime: Lifetime
}

/** A query whose responses are kept between visits if its lifetime says so. */
export function keptQuery<T>({ queryKey, ask, schema, lifetime }: Kept<T>) {
  return queryOptions<T, Error, T, Key>({
    queryKey,
    queryFn: ask,
    ...timesOf(lifetime),
    ...(lifetime.persist && {
      persister: keptResponses<T, Key>(schema, (updatedAt) => isOld(lifetime, updatedAt)),
    }),
  })
}

export function routeQuery<R extends ApiRoute & { answer: v.GenericSchema }>(
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

/** For responses that may contain simulated data, which must be marked where it is shown. */
export function factsQuery<R extends ApiRoute & { answer: v.GenericSchema }>(
  queryKey: Key,
  route: R,
  input: CallInput<R>,
  lifetime: Lifetime,
) {
  const answer = route.answer as v.GenericSchema<unknown, AnswerOf<R>>
  return keptQuery<KeptFacts<AnswerOf<R>>>({
    queryKey,
    ask: async ({ signal }) => {
      const { answer, simulated } = await callWithTag(route, { ...input, signal })
      return { answer, madeUp: simulated }
    },
    schema: v.object({ answer, madeUp: SimulatedParts }) as v.GenericSchema<
      unknown,
      KeptFacts<AnswerOf<R>>
    >,
    lifetime,
  })
}

export interface KeptFacts<T> {
  answer: T
  /** The stored name of the parts that are simulated. */
  madeUp: SimulatedParts
}

/** A list of the player's own. Costs a 304 while unchanged; a change by another device is reported. */
export function ownQuery<R extends ApiRoute & { answer: v.GenericSchema; etag: true }>(
  queryKey: Key,
  route: R,
  lifetime: Lifetime,
) {
  type List = AnswerOf<R>
  const input = {} as CallInput<R>
  const query = keptQuery<List>({
    queryKey,
    ask: async (context) => {
      const { signal } = context
      const known = context.client.getQueryData<List>(queryKey)
      const tag = tagOf(known)
      const answered = await callUnlessSame(route, { ...input, signal }, tag)
      if (!answered) return known!
      setTag(answered.answer, answered.etag)
      if (tag !== undefined && !isWritten(context)) reportElsewhere()
      return answered.answer
    },
    schema: route.answer as v.GenericSchema<unknown, List>,
    lifetime,
  })
  return { ...query, structuralSharing: shareWithTag }
}

/** Equal parts stay the same objects; the result has the tag of the newer answer. */
function shareWithTag(before: unknown, after: unknown): unknown {
  const shared: unknown = replaceEqualDeep(before, after)
  setTag(shared, tagOf(after))
  return shared
}

/** Whether a write of this browser invalidated the answer. */
export function isWritten({ client, queryKey }: Context): boolean {
  return client.getQueryState(queryKey)?.isInvalidated === true
}
