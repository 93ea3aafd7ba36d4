import * as v from 'valibot'
import { isFields } from './step.ts'

export interface SetAside {
  readonly name: string
  readonly why: string
  readonly raw: unknown
}
export type ReadRecord<T> =
  | { readonly ok: true; readonly record: T }
  | { readonly ok: false; readonly aside: SetAside }

export const NEWER = 'It was made by a newer version of Perigee. Reload the page to update.'

export const roughName = (raw: unknown): string => nameIn(raw) ?? 'Without a name'

export function nameIn(raw: unknown): string | undefined {
  const named = [raw, ...(isFields(raw) ? [raw.plan, raw.empire, raw.cx, raw.cx_data] : [])]
  for (const part of named) {
    if (isFields(part) && typeof part.name === 'string' && part.name.trim() !== '')
      return part.name.slice(0, 100)
  }
  return undefined
}

/** A message repeats its input, which may be long. */
export const inShort = ({ message }: v.BaseIssue<unknown>): string =>
  message.length > 160 ? `${message.slice(0, 160)}…` : message

export function whyNot(issues: readonly v.BaseIssue<unknown>[]): string {
  return issues
    .slice(0, 3)
    .map((issue) => `${v.getDotPath(issue) ?? 'record'}: ${inShort(issue)}`)
    .join('; ')
}
