import * as v from 'valibot'
import { Failure } from '../../edge/contract/answers.ts'
import type { AnswerOf, ApiRoute, BodyOf, PathParams, QueryOf } from '../../edge/contract/route.ts'
import { parse, type ValidationIssue } from '../../engine/game/validation.ts'
import { credentials } from '../browser/credentials.ts'
import { reportReachable, reportUnreachable } from '../browser/online.ts'
import { callAddress } from './call-address.ts'
import { refreshTokens } from './refresh.ts'

export class ApiError extends Error {
  readonly status: number
  readonly body: string
  /** The server's explanation, if it gave one. */
  readonly detail: string | undefined
  /** The fields that failed validation. */
  readonly issues: readonly ValidationIssue[]
  constructor(status: number, body: string) {
    super(`HTTP ${status}: ${body}`)
    this.name = 'ApiError'
    this.status = status
    this.body = body
    const failure = readFailure(body)
    this.detail = failure?.detail
    this.issues = failure?.issues ?? []
  }
}

function readFailure(body: string): Failure | undefined {
  try {
    const result = v.safeParse(Failure, JSON.parse(body))
    return result.success ? result.output : undefined
  } catch {
    return undefined
  }
}

/** No response came: the network or the server is down. A write that fails like this was not saved. */
export class UnreachableError extends Error {
  constructor(writing: boolean) {
    super(
      writing
        ? 'You are offline, so this did not reach the server and nothing was saved. What you entered is kept on this page: try again when you are back online.'
        : 'You are offline, and this was not loaded before. Try again when you are back online.',
    )
    this.name = 'UnreachableError'
  }
}

/** Requires exactly the inputs that the route has. */
export type CallInput<R extends ApiRoute> = Needed<'params', PathParams<R>> &
  Needed<'query', QueryOf<R>> &
  Needed<'body', BodyOf<R>> & {
    signal?: AbortSignal | undefined
    headers?: Readonly<Record<string, string>>
    /** Lets the call outlive the page. */
    keepalive?: boolean
  }
type Needed<Name extends string, Value> =
  Record<never, never> extends Value
    ? { [name in Name]?: Value }
    : Value extends undefined
      ? { [name in Name]?: undefined }
      : { [name in Name]: Value }

/**
 * Which part of a response is simulated because the facts are unknown: all of it, the fields with this prefix, or none.
 */
export type SimulatedParts = v.InferOutput<typeof SimulatedParts>
export const SimulatedParts = v.union([v.literal('all'), v.array(v.string())])

function simulatedPartsOf({ headers }: Response): SimulatedParts {
  if (headers.get('x-synthetic') !== 'true') return []
  return headers.get('x-synthetic-fields')?.split(', ') ?? 'all'
}

export interface Answered<R extends ApiRoute> {
  answer: AnswerOf<R>
  /** The version of a plan, sent back as `If-Match` so that a save overwrites no other version. */
  etag: R extends { version: true } ? string : string | undefined
  simulated: SimulatedParts
}

/** One call of the contract: sends it, checks the response against the route's schema, and returns it typed. */
export async function call<R extends ApiRoute>(
  route: R,
  input: CallInput<R>,
): Promise<AnswerOf<R>> {
  return (await callWithTag(route, input)).answer
}

export async function callWithTag<R extends ApiRoute>(
  route: R,
  input: CallInput<R>,
): Promise<Answered<R>> {
  return read(route, await request(route, input))
}

/** Undefined if the server still answers with this tag. */
export async function callUnlessSame<R extends ApiRoute & { etag: true }>(
  route: R,
  input: CallInput<R>,
  tag: string | undefined,
): Promise<Answered<R> | undefined> {
  const headers: Record<string, string> = tag === undefined ? {} : { 'if-none-match': tag }
  const response = await request(route, { ...input, headers })
  return response.status === 304 ? undefined : read(route, response)
}

async function read<R extends ApiRoute>(route: R, response: Response): Promise<Answered<R>> {
  const answer =
    typeof route.answer === 'string'
      ? await response.text()
      : parse(route.answer, await readJson(response))
  const etag = response.headers.get('etag') ?? undefined
  if (route.version && etag === undefined)
    throw new ApiError(response.status, 'The answer does not say which version it is.')
  return {
    answer: answer as AnswerOf<R>,
    etag: etag as Answered<R>['etag'],
    simulated: simulatedPartsOf(response),
  }
}

/** The unparsed response (also a 304), for callers that read its bytes elsewhere. */
export async function request<R extends ApiRoute>(
  route: R,
  input: CallInput<R>,
): Promise<Response> {
  const { params, query, signal, keepalive = false, headers } = input
  const body = bodyOf(route, input.body)
  const address = callAddress(route, params, query as Readonly<Record<string, string>> | undefined)
  const ask = (token: string | undefined) =>
    reach(route, address, {
      method: route.method,
      headers: {
        ...headers,
        ...(typeof body === 'string' && { 'content-type': 'application/json' }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      ...(body !== undefined && { body }),
      ...(signal && { signal }),
      keepalive,
    })

  const token = credentials.get()?.access_token
  let response = await ask(token)
  if (response.status === 401 && token !== undefined && (await refreshTokens(token))) {
    response = await ask(credentials.get()?.access_token)
  }
  if (!response.ok && response.status !== 304) {
    throw new ApiError(response.status, await response.text())
  }
  return response
}

async function reach(route: ApiRoute, address: string, init: RequestInit): Promise<Response> {
  try {
    const response = await fetch(address, init)
    reportReachable()
    return response
  } catch (problem) {
    if (init.signal?.aborted) throw problem
    reportUnreachable()
    throw new UnreachableError(!isReading(route))
  }
}

/** Searches and calculations use POST too, because their input is too long for an address. */
const isReading = ({ method, path }: ApiRoute) =>
  method === 'GET' || path.startsWith('/data/') || path.startsWith('/optimize/')

function bodyOf(route: ApiRoute, body: unknown): string | FormData | undefined {
  if (!route.body) return undefined
  const checked = parse(route.body, body)
  if (!route.form) return JSON.stringify(checked)
  const form = new FormData()
  for (const [name, value] of Object.entries(checked as Record<string, unknown>)) {
    if (value !== undefined && value !== null) form.set(name, String(value))
  }
  return form
}

async function readJson(response: Response): Promise<unknown> {
  const text = await response.text()
  try {
    return JSON.parse(text)
  } catch {
    throw new ApiError(response.status, 'The answer was cut short or is not JSON.')
  }
}
