import * as v from 'valibot'
import { credentials } from './credentials.ts'
import { ownStore } from './own-store.ts'

const answers = ownStore('answers')
/** What was read just now and is about to pass through the cache: no news. */
const justRead = new WeakSet<object>()

/** Everybody has their own: who logs in next on this machine sees nothing of it. */
const ownerPrefix = () => `${credentials.get()?.user?.user_id ?? 'visitor'}|`

/** What is read back is checked: another version of the app may have kept something else under this key. */
export async function readAnswer<T>(
  hash: string,
  schema: v.GenericSchema<unknown, T>,
): Promise<{ data: T; updatedAt: number } | undefined> {
  const key = ownerPrefix() + hash
  const stored = await answers.get(key)
  if (stored === undefined) return undefined
  const read = v.safeParse(v.object({ data: schema, updatedAt: v.number() }), stored)
  if (!read.success) {
    await answers.delete(key)
    return undefined
  }
  if (isObject(read.output.data)) justRead.add(read.output.data)
  return read.output
}

export async function keepAnswer(hash: string, data: unknown, updatedAt: number): Promise<void> {
  if (isObject(data) && justRead.delete(data)) return
  await answers.put(ownerPrefix() + hash, { data, updatedAt })
}

const isObject = (data: unknown): data is object => typeof data === 'object' && data !== null

export async function dropAnswer(hash: string): Promise<void> {
  await answers.delete(ownerPrefix() + hash)
}

/** Drops what a write made old: all answers of a group. A key's hash is its JSON, which begins with the group. */
export async function dropAnswersOf(group: string): Promise<void> {
  await answers.deleteAll(`${ownerPrefix()}[${JSON.stringify(group)}`)
}

/** Logging out leaves no answer behind, whoever they belonged to. */
export async function forgetAnswers(): Promise<void> {
  await answers.deleteAll('')
}
