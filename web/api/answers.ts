import * as v from 'valibot'
import { credentials } from '../browser/credentials.ts'
import { ownStore } from '../browser/own-store.ts'

const answers = ownStore('answers')
/** Not to be stored: data that was just read from here, or the placeholder of a failure. */
const passing = new WeakSet<object>()

/**
 * Each player's keys are separate, so the next player on this machine sees nothing of them. Undefined between a login
 * and its profile, while the player is not known yet.
 */
function ownerPrefix(): string | undefined {
  const kept = credentials.get()
  if (!kept) return 'visitor|'
  return kept.user && `${kept.user.user_id}|`
}

/** Answers that were read ahead, by their keys. Each is used once, and never after a write to it. */
const readingAhead = new Map<string, Promise<unknown>>()

/** Begins to read what the first screen will ask for, while the code of that screen is still on its way. */
export function readAnswersAhead(keys: readonly (readonly unknown[])[]): void {
  const owner = ownerPrefix()
  if (owner === undefined) return
  const wanted = keys.map((key) => owner + JSON.stringify(key))
  const reading = answers.getMany(wanted)
  for (const [place, key] of wanted.entries())
    readingAhead.set(
      key,
      reading.then((kept) => kept[place]),
    )
}

/** What is read back is checked: another build of the app may have kept something else under this key. */
export async function readAnswer<T>(
  hash: string,
  schema: v.GenericSchema<unknown, T>,
): Promise<{ data: T; updatedAt: number } | undefined> {
  const owner = ownerPrefix()
  if (owner === undefined) return undefined
  const key = owner + hash
  const ahead = readingAhead.get(key)
  readingAhead.delete(key)
  const stored = await (ahead ?? answers.get(key))
  if (stored === undefined) return undefined
  const read = checked(stored, schema)
  if (!read) {
    await answers.delete(key)
    return undefined
  }
  if (isObject(read.data)) passing.add(read.data)
  return read
}

type Kept = v.InferOutput<typeof Kept>
const Kept = v.object({
  data: v.unknown(),
  updatedAt: v.number(),
  /** Which build stored it. */
  build: v.optional(v.string()),
})

const thisBuild = () => `${__APP_BUILD__.commit} ${__APP_BUILD__.date}`

/** How many records of a list that this build stored are checked: it checked them all when they arrived. */
const LOOKED_AT = 5

function checked<T>(
  stored: unknown,
  schema: v.GenericSchema<unknown, T>,
): { data: T; updatedAt: number } | undefined {
  if (!v.is(Kept, stored)) return undefined
  const { data, updatedAt, build } = stored
  if (build === thisBuild() && Array.isArray(data))
    return v.is(schema, data.slice(0, LOOKED_AT)) ? { data: data as T, updatedAt } : undefined
  const read = v.safeParse(schema, data)
  return read.success ? { data: read.output, updatedAt } : undefined
}

export async function keepAnswer(hash: string, data: unknown, updatedAt: number): Promise<void> {
  const owner = ownerPrefix()
  if (owner === undefined || (isObject(data) && passing.delete(data))) return
  readingAhead.delete(owner + hash)
  await answers.put(owner + hash, { data, updatedAt, build: thisBuild() } satisfies Kept)
}

/** Deletes one answer, so that the next visit does not find it. */
export function doNotKeep(data: object): void {
  passing.add(data)
}

const isObject = (data: unknown): data is object => typeof data === 'object' && data !== null

export async function dropAnswer(hash: string): Promise<void> {
  const owner = ownerPrefix()
  if (owner === undefined) return
  readingAhead.delete(owner + hash)
  await answers.delete(owner + hash)
}

/** Drops what a write made stale: all answers whose key begins like this one. A key's hash is its JSON. */
export async function dropAnswersOf(key: readonly unknown[]): Promise<void> {
  readingAhead.clear()
  const owner = ownerPrefix()
  if (owner !== undefined) await answers.deleteAll(owner + JSON.stringify(key).slice(0, -1))
}

/** Deletes all stored answers at logout, whichever player they belonged to. */
export async function forgetAnswers(): Promise<void> {
  readingAhead.clear()
  await answers.deleteAll('')
}
