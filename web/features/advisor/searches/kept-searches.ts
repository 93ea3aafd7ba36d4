import * as v from 'valibot'
import { ownStore } from '../../../browser/own-store.ts'
import type { AnySearch } from './search.ts'
import { Summary, summaryOf } from './summary.ts'

export const MAX_KEPT = 10
/** Of all searches of a player together. A search over all planets takes 0.8 MB. */
export const MAX_KEPT_BYTES = 16 * 1024 ** 2
/** Guests and players who never return leave theirs behind. */
const LONGEST_KEPT_MS = 90 * 24 * 60 * 60_000

/** A search as the browser keeps it. */
const StoredSearch = v.object({
  id: v.string(),
  tool: v.picklist(['base', 'planets', 'empire', 'target', 'expansion']),
  form: v.record(v.string(), v.unknown()),
  askedAt: v.number(),
  endedAt: v.number(),
  data: v.object({ key: v.string(), pricesAt: v.optional(v.number()) }),
  summary: Summary,
  bytes: v.number(),
  /** The build's `__RESULT_FORM__`. Of a search with another form only figures and question are shown. */
  resultForm: v.optional(v.string()),
  whole: v.unknown(),
})
type StoredSearch = v.InferOutput<typeof StoredSearch>

/** A kept search. `whole` is undefined if it cannot be read: then only its summary and question can be used. */
export interface KeptSearch
  extends Pick<StoredSearch, 'id' | 'tool' | 'form' | 'askedAt' | 'endedAt' | 'data' | 'summary'> {
  readonly whole: AnySearch | undefined
}

const stored = ownStore('searches')

const ownedBy = (player: number) => `${player}|`
/** Keys sort by time. */
const keyOf = (player: number, { askedAt, id }: Pick<StoredSearch, 'askedAt' | 'id'>) =>
  `${ownedBy(player)}${String(askedAt).padStart(15, '0')}|${id}`

/** Stores a search that has ended, and drops what exceeds the bounds. */
export async function keepSearch(player: number, search: AnySearch): Promise<void> {
  const { id, tool, form, askedAt, endedAt = askedAt, data } = search
  if (!data) return
  const whole = withoutEarlier(search)
  const kept: StoredSearch = {
    ...{ id, tool, form, askedAt, endedAt, whole },
    data: { key: data.key, ...(data.pricesAt !== undefined && { pricesAt: data.pricesAt }) },
    summary: summaryOf(search),
    bytes: roughBytes(whole),
    resultForm: __RESULT_FORM__,
  }
  const key = keyOf(player, search)
  await stored.put(
    key,
    kept.bytes > MAX_KEPT_BYTES ? { ...kept, bytes: 0, whole: undefined } : kept,
  )
  await dropBeyondBounds(player)
}

/** The bases that were the best for a while are shown during a search only. */
function withoutEarlier(search: AnySearch): AnySearch {
  if (search.tool !== 'base' || !search.soFar) return search
  const { soFar, result } = search
  return { ...search, soFar: result ? undefined : { ...soFar, answers: soFar.answers.slice(-1) } }
}

async function dropBeyondBounds(player: number): Promise<void> {
  const all = await stored.keys('')
  const oldest = Date.now() - LONGEST_KEPT_MS
  const left = all.filter((key) => Number(key.split('|')[1]) < oldest)
  const own = all
    .filter((key) => key.startsWith(ownedBy(player)))
    .toSorted()
    .toReversed()
  const values = await stored.getMany(own)
  let bytes = 0
  const beyond = own.filter((_, place) => {
    const value = values[place]
    if (!v.is(StoredSearch, value)) return true
    bytes += value.bytes
    return place >= MAX_KEPT || bytes > MAX_KEPT_BYTES
  })
  await Promise.all([...new Set([...left, ...beyond])].map((key) => stored.delete(key)))
}

/** Newest first. */
export async function keptSearches(player: number): Promise<KeptSearch[]> {
  const values = await stored.getMany(await stored.keys(ownedBy(player)))
  return values
    .flatMap((value) => {
      const read = v.safeParse(StoredSearch, value)
      if (!read.success) return []
      const { resultForm, whole, bytes: _, ...kept } = read.output
      const isOfThisForm = resultForm === __RESULT_FORM__
      return [{ ...kept, whole: isOfThisForm ? (whole as AnySearch | undefined) : undefined }]
    })
    .toSorted((a, b) => b.askedAt - a.askedAt)
}

export const dropSearch = (player: number, search: Pick<KeptSearch, 'askedAt' | 'id'>) =>
  stored.delete(keyOf(player, search))

/** Two bytes for a letter and eight for a number, as browsers store them; the rest is little. */
function roughBytes(value: unknown): number {
  if (typeof value === 'string') return 2 * value.length
  if (ArrayBuffer.isView(value)) return value.byteLength
  if (typeof value !== 'object' || value === null) return 8
  let bytes = 8
  for (const [name, part] of Object.entries(value)) {
    bytes += roughBytes(part) + (Array.isArray(value) ? 0 : 2 * name.length)
  }
  return bytes
}
