import {
  experimental_createQueryPersister,
  type PersistedQuery,
} from '@tanstack/query-persist-client-core'
import type { Query, QueryFunction, QueryFunctionContext, QueryKey } from '@tanstack/react-query'
import * as v from 'valibot'
import { credentials } from '../browser/credentials.ts'
import { ownStore } from '../browser/own-store.ts'
import { setTag, tagOf } from './tags.ts'

const responses = ownStore('answers')

/**
 * Each player has separate keys, so the next player on this machine sees none of them. Undefined between login and profile, while the
 * player is unknown.
 */
function ownerPrefix(): string | undefined {
  const kept = credentials.get()
  if (!kept) return 'visitor|'
  return kept.user && `${kept.user.user_id}|`
}

const Kept = v.looseObject({
  buster: v.string(),
  state: v.looseObject({ data: v.unknown(), dataUpdatedAt: v.number() }),
  tag: v.optional(v.string()),
})
type Kept = PersistedQuery & { tag?: string | undefined }

const LONGEST_KEPT_MS = 90 * 24 * 60 * 60_000

/** TanStack's persister over our store. A response that arrives after its player logged out is not stored. */
function persisterOf(owner: string, schema: v.GenericSchema = v.unknown()) {
  const key = (prefixed: string) => owner + prefixed.slice(1)
  return experimental_createQueryPersister<unknown>({
    storage: {
      getItem: (prefixed) => responses.get(key(prefixed)),
      setItem: async (prefixed, kept) => {
        if (ownerPrefix() === owner) await responses.put(key(prefixed), kept)
      },
      removeItem: (prefixed) => responses.delete(key(prefixed)),
    },
    serialize: (query): Kept => ({ ...query, tag: tagOf(query.state.data) }),
    // Another build of the app may have stored another form; entries that do not match are dropped.
    deserialize: (kept) => {
      const { tag, ...query } = v.parse(Kept, kept)
      const data = v.parse(schema, query.state.data)
      setTag(data, tag)
      return { ...query, state: { ...query.state, data } } as unknown as PersistedQuery
    },
    prefix: '',
    maxAge: LONGEST_KEPT_MS,
    refetchOnRestore: false,
  })
}

/** A query starts with the response stored by an earlier visit, under its time of arrival. Later responses are stored. */
export function keptResponses<T, Key extends QueryKey>(
  schema: v.GenericSchema<unknown, T>,
  isOld: (updatedAt: number) => boolean,
) {
  return async (
    ask: QueryFunction<T, Key>,
    context: QueryFunctionContext<Key>,
    query: Query,
  ): Promise<T> => {
    const cache = context.client.getQueryCache()
    const isThere = () => cache.get(query.queryHash) === query
    const owner = ownerPrefix()
    if (owner === undefined) {
      const token = credentials.get()?.access_token
      const answer = await ask(context)
      setTimeout(() => {
        if (isThere() && credentials.get()?.access_token === token) void keepResponse(query)
      })
      return answer
    }
    let isAsked = false
    const asking = (asked: QueryFunctionContext<Key>) => {
      isAsked = true
      return ask(asked)
    }
    const answer = await persisterOf(owner, schema).persisterFn(asking, context, query)
    // The failure stays in the cache entry, next to the shown data.
    if (!isAsked)
      setTimeout(() => {
        if (isThere() && isOld(query.state.dataUpdatedAt)) void query.fetch().catch(() => undefined)
      })
    return answer
  }
}

/** For entries that were changed by hand, or whose owner has only now become known. */
export async function keepResponse(query: Query): Promise<void> {
  const owner = ownerPrefix()
  const isKept = query.options.persister !== undefined && query.state.data !== undefined
  if (owner !== undefined && isKept) await persisterOf(owner).persistQuery(query)
}

/** The first responses after a login arrive before the profile that says whose they are. */
export function keepOnceKnown(queries: () => readonly Query[]): () => void {
  let before = credentials.get()
  return credentials.subscribe(() => {
    const now = credentials.get()
    const isSame = now?.access_token === before?.access_token
    if (isSame && now?.user && !before?.user)
      for (const query of queries()) void keepResponse(query)
    before = now
  })
}

export async function dropResponse(hash: string): Promise<void> {
  const owner = ownerPrefix()
  if (owner !== undefined) await responses.delete(owner + hash)
}

/** Drops stored responses whose key begins with this one. The hash of a key is its JSON. */
export async function dropResponsesOf(key: readonly unknown[]): Promise<void> {
  const owner = ownerPrefix()
  if (owner !== undefined) await responses.deleteAll(owner + JSON.stringify(key).slice(0, -1))
}

/** Deletes all stored responses, whichever player they belong to. */
export async function forgetResponses(): Promise<void> {
  await responses.deleteAll('')
}
