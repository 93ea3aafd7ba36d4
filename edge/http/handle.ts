import type { Context, Hono } from 'hono'
import * as v from 'valibot'
import { parse } from '../../engine/game/validation.ts'
import { authenticate, type SignedIn } from '../auth/sign-in.ts'
import type { ApiRoute, ParsedBody, ParsedQuery, PathParams } from '../contract/route.ts'
import type { OperationName, Routes } from '../contract/routes.ts'
import { digest } from '../crypto/seal.ts'
import { notFound } from '../errors.ts'
import { callerOf, networkOf } from '../network.ts'
import type { Caller, CallerScheduler, Ports } from '../ports.ts'
import { heldBytes, SMALL_BYTES, textResponse } from './answer-bytes.ts'
import { isLarge, parseBody, receiveBody } from './body.ts'
import { isFresh } from './etag.ts'
import { pathParams } from './params.ts'
import { throttleAddress } from './throttle.ts'

/** What the host knows about a request besides the request itself. */
export interface HostBindings {
  ip: string
  /** Keeps the process alive for work after the response. */
  defer(work: Promise<unknown>): void
  /** The responses that wait for their callers to read them. Absent on a host whose platform limits them. */
  answers?: OpenAnswers
  /** The page that starts the web app. Null if only the API is served. */
  appHtml(): Promise<string | null>
}

/** For whom the memory of a response counts. */
export interface AnswerOwner {
  caller: string
  network: string
}

export interface OpenAnswers {
  /** Throws 429 if a caller, their network, or all together leave too much unread. */
  check(owner: AnswerOwner): void
  /** Does the same, and counts the bytes of the response to this request until its caller has received all of it. */
  admit(owner: AnswerOwner, bytes: number): void
}

export interface AppEnv {
  Bindings: HostBindings
  Variables: { requestId: string; route?: OperationName; user?: SignedIn }
}
export type App = Hono<AppEnv>

/** A request with all parts checked and a known caller. */
export interface Call<R extends ApiRoute = ApiRoute> {
  user: R['access'] extends 'open' ? SignedIn | null : SignedIn
  params: PathParams<R>
  query: ParsedQuery<R>
  body: ParsedBody<R>
  ports: Ports
  request: Request
  ip: string
  setHeader(name: string, value: string): void
  /** Runs work that others would notice when this caller comes next. */
  schedule: CallerScheduler
  defer(work: Promise<unknown>): void
}

type JsonOf<R extends ApiRoute> = R extends {
  answer: infer S extends v.GenericSchema<unknown, unknown>
}
  ? v.InferInput<S>
  : never
/** The value of a JSON response. A `Response` is passed on unchanged (CSV, cached documents). */
export type HandlerAnswer<R extends ApiRoute> = JsonOf<R> | Response
export type Handler<R extends ApiRoute = ApiRoute> = (
  call: Call<R>,
) => HandlerAnswer<R> | Promise<HandlerAnswer<R>>
export type Handlers = { [O in OperationName]?: Handler<Routes[O]> }

const SWITCHED_OFF: Record<NonNullable<ApiRoute['needs']>, string> = {
  takesErrors: 'This server takes no reports of errors.',
}

/**
 * Registers a route and does everything besides its handler: throttle, caller, parameters, body, and the JSON of the response.
 */
export function handle<R extends ApiRoute>(
  app: App,
  operation: OperationName,
  route: R,
  ports: Ports,
  handler: Handler<R>,
): void {
  const answer = async (c: Context<AppEnv>): Promise<Response> => {
    c.set('route', operation)
    const { ip, defer } = c.env
    if (route.needs && !ports.config[route.needs]) throw notFound(SWITCHED_OFF[route.needs])
    if (route.throttled) await throttleAddress(ports, operation, ip)
    const user = await authenticate(route.access, c.req.raw, ports, defer)
    if (user) c.set('user', user)
    const caller = callerOf(ip, user?.id)
    const owner = ownerOf(caller, ip)
    const turn = schedulerOf(ports, caller)
    const schedule: CallerScheduler = (work, isBegun) => {
      const begin = async () => {
        // If the response would be refused, the work is useless.
        if (!isBegun) c.env.answers?.check(owner)
        return await work()
      }
      return turn(begin, isBegun)
    }
    const held = ports.holdBody?.(caller[0])
    try {
      // Not scheduled, so that a slow body keeps nobody waiting.
      const bytes = await receiveBody(route, c.req.raw, ports.config.bodyBytes, held)
      const check = () => parseBody(route, c.req.raw, bytes)
      const isLargeBody = bytes !== null && isLarge(bytes)
      const body = await (isLargeBody ? schedule(check) : check())
      // The handling of a large body is scheduled separately. It may wait for the disk, so it does not hold the scheduler.
      if (isLargeBody) await schedule(async () => {})
      const response = await answerTo(c, { user, body, schedule })
      return admitAnswer(c.env, owner, response)
    } finally {
      held?.release()
    }
  }
  const answerTo = async (
    c: Context<AppEnv>,
    { user, body, schedule }: Pick<Call, 'schedule'> & { user: SignedIn | null; body: unknown },
  ): Promise<Response> => {
    const { ip, defer } = c.env
    const query = route.query ? parse(route.query, c.req.query()) : undefined
    const headers = new Headers()
    const setHeader = (name: string, value: string) => headers.set(name, value)
    const request = c.req.raw
    const params = pathParams(c.req.param())
    const call = { user, params, query, body, ports, request, ip, setHeader, schedule, defer }
    // Every part was checked against this route, which the type system cannot follow.
    const value: unknown = await handler(call as unknown as Call<R>)
    if (value instanceof Response) return withHeaders(value, headers)
    const text = JSON.stringify(value)
    if (route.etag) {
      if (!headers.has('ETag')) headers.set('ETag', `"${await digest(text)}"`)
      if (isFresh(request, headers.get('ETag'))) return new Response(null, { status: 304, headers })
    }
    if (ports.config.checkAnswers && typeof route.answer !== 'string')
      v.parse(route.answer, JSON.parse(text))
    headers.set('Content-Type', 'application/json')
    return textResponse(text, { headers })
  }
  app.on(route.method, bothSlashForms(route.path), answer)
}

export const ownerOf = ([caller]: Caller, ip: string): AnswerOwner => ({
  caller,
  network: networkOf(ip),
})

/** Refuses a response before any of it is sent, if too many others wait for the same caller to read them. */
export function admitAnswer(
  { answers }: Pick<HostBindings, 'answers'>,
  owner: AnswerOwner,
  response: Response,
): Response {
  const bytes = heldBytes(response)
  if (bytes < SMALL_BYTES) return response
  try {
    answers?.admit(owner, bytes)
    return response
  } catch (error) {
    response.body?.cancel().catch(() => {})
    throw error
  }
}

/** The scheduler of one caller for expensive work, on a host where callers share a process. */
export function schedulerOf({ schedule }: Ports, caller: Caller): CallerScheduler {
  return (work, isBegun) => (schedule ? schedule(caller, work, isBegun) : work())
}

function bothSlashForms(path: string): string[] {
  const bare = `/api/v1${path.replace(/\/$/, '')}`
  return [bare, `${bare}/`]
}

function withHeaders(response: Response, headers: Headers): Response {
  for (const [name, value] of headers) response.headers.set(name, value)
  return response
}
