import type { ValidationIssue } from '../engine/game/validation.ts'

interface Extra {
  issues?: readonly ValidationIssue[]
  headers?: Readonly<Record<string, string>>
}

/** An expected failure of a call. It may be thrown anywhere below a route, and is sent as `{detail, issues?}`. */
export class HttpError extends Error {
  readonly status: number
  readonly detail: string
  readonly issues: readonly ValidationIssue[] | undefined
  readonly headers: Readonly<Record<string, string>>

  constructor(status: number, detail: string, extra: Extra = {}) {
    super(detail)
    this.name = 'HttpError'
    this.status = status
    this.detail = detail
    this.issues = extra.issues
    this.headers = extra.headers ?? {}
  }
}

/** Used for records that do not exist and for those of other people, so that nobody learns which it is. */
export function notFound(what: string): HttpError {
  return new HttpError(404, what)
}

/** A temporary failure: the same request may succeed in a few seconds. */
export function tooMuch(what: string): HttpError {
  return new HttpError(429, `${what} Please try again soon.`, { headers: { 'Retry-After': '10' } })
}

/** A 429 that gives the waiting time in words and as a header. */
export function tooOften(what: string, waitMs: number): HttpError {
  const seconds = Math.ceil(waitMs / 1000)
  const wait = seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`
  return new HttpError(429, `${what} Please try again in ${wait}.`, {
    headers: { 'Retry-After': String(seconds) },
  })
}
