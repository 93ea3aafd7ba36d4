import * as v from 'valibot'
import { cutText, plainText } from '../../game/plain-text.ts'
import { inShort } from '../../game/versions/record.ts'
import type { Tell } from './imported.ts'

/** The entries of a list that its schema can read; the others are reported. */
export function readable<T>(
  what: string,
  list: unknown,
  schema: v.GenericSchema<unknown, T>,
  most: number,
  tell: Tell,
): T[] {
  if (list === undefined || list === null) return []
  if (!Array.isArray(list)) {
    tell(`${what}: it is no list.`)
    return []
  }
  if (list.length > most) tell(`${what}: only the first ${most} of ${list.length} come.`)
  return list.slice(0, most).flatMap((entry: unknown, place) => {
    const read = v.safeParse(schema, entry, { abortPipeEarly: true })
    if (read.success) return [read.output]
    const [issue] = read.issues
    const path = v.getDotPath(issue)
    tell(`${what}, entry ${place + 1}${path ? ` (${path})` : ''}: ${inShort(issue)}.`)
    return []
  })
}

export function nameOf(text: unknown, otherwise: string): string {
  const name = typeof text === 'string' ? plainText(text.replaceAll('\0', '')).trim() : ''
  const cut = cutText(name, 100).trim()
  return cut.isWellFormed() && cut !== '' ? cut : otherwise
}

/** Rounded to a whole number within bounds; `otherwise` if it is no number. */
export function wholeWithin(
  value: unknown,
  [least, most]: readonly [number, number],
  otherwise: number,
): number {
  if (typeof value !== 'number' || !Number.isFinite(value)) return otherwise
  return Math.min(Math.max(Math.round(value), least), most)
}

const UuidText = v.pipe(v.string(), v.uuid(), v.toLowerCase())
export function idOf(value: unknown, otherwise: string): string {
  const uuid = v.safeParse(UuidText, value)
  return uuid.success ? uuid.output : otherwise
}
