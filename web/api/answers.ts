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
  for (const each of keys) {
    const key = owner + JSON.stringify(each)
    readingAhead.set(key, answers.get(key))
  }
}

/** What is read back is checked: another version of the app may have kept something else under this key. */
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
  const read = v.safeParse(v.object({ data: schema, updatedAt: v.number() }), stored)
  if (!read.success) {
    await answers.delete(key)
    return undefined
  }
  if (isObject(read.output.data)) passing.add(read.output.data)
  return read.output
}

export async function keepAnswer(hash: string, data: unknown, updatedAt: number): Promise<void> {
  const owner = ownerPrefix()
  if (owner === undefined || (isObject(data) && passing.delete(data))) return
  readingAhead.delete(owner + hash)
  await answers.put(owner + hash, { data, updatedAt })
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
