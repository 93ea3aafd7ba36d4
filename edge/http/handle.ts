import type { Context, Hono } from 'hono'
import * as v from 'valibot'
import { parse } from '../../engine/game/validation.ts'
import { authenticate, type SignedIn } from '../auth/sign-in.ts'
import type { ParsedBody, ParsedQuery, PathParams, Route } from '../contract/route.ts'
import type { OperationName, Routes } from '../contract/routes.ts'
import { digest } from '../crypto/seal.ts'
import { notFound } from '../errors.ts'
import { callerOf } from '../network.ts'
import type { Caller, CallerScheduler, Ports } from '../ports.ts'
import { checkedBody, isLarge, receiveBody } from './body.ts'
import { isFresh } from './etag.ts'
import { isLargeAnswer, markLarge } from './large-answers.ts'
import { pathParams } from './params.ts'
import { throttleAddress } from './throttle.ts'

/** What the host knows of a request beside the request itself. */
export interface HostBindings {
  ip: string
  /** Keeps the process alive for work that goes on after the answer. */
  defer(work: Promise<unknown>): void
  /** The large answers that wait for their callers to read them; absent on a host whose platform bounds them. */
  answers?: OpenAnswers
  /** The page that starts the web app; null where only the API is served. */
  appHtml(): Promise<string | null>
}

export interface OpenAnswers {
  /** Throws 429 where a caller, or all together, have too many. */
  check(caller: string): void
  /** The same, and counts the answer to this request until its caller has taken all of it. */
  admit(caller: string): void
}

export interface AppEnv {
  Bindings: HostBindings
  Variables: { requestId: string; route?: OperationName; user?: SignedIn }
}
export type App = Hono<AppEnv>

/** A request whose every part is checked and whose caller is known. */
export interface Call<R extends Route = Route> {
  user: R['access'] extends 'open' ? SignedIn | null : SignedIn
  params: PathParams<R>
  query: ParsedQuery<R>
  body: ParsedBody<R>
  ports: Ports
  request: Request
  ip: string
  setHeader(name: string, value: string): void
  /** Does work that others would feel when it is this caller's turn. */
  schedule: CallerScheduler
  defer(work: Promise<unknown>): void
}

type JsonOf<R extends Route> = R extends {
  answer: infer S extends v.GenericSchema<unknown, unknown>
}
  ? v.InferInput<S>
  : never
/** The JSON value of a route; a `Response` passes through as it is (CSV, cached documents). */
export type HandlerAnswer<R extends Route> = JsonOf<R> | Response
export type Handler<R extends Route = Route> = (
  call: Call<R>,
) => HandlerAnswer<R> | Promise<HandlerAnswer<R>>
export type Handlers = { [O in OperationName]?: Handler<Routes[O]> }

const SWITCHED_OFF: Record<NonNullable<Route['needs']>, string> = {
  takesErrors: 'This server takes no reports of errors.',
}

/** Does everything around a handler's subject: throttle, caller, parameters, body, and the JSON of its answer. */
export function handle<R extends Route>(
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
    const turn = schedulerOf(ports, caller)
    const schedule: CallerScheduler = (work, isBegun) => {
      const begin = async () => {
        // What could not be answered is not worth the work.
        if (!isBegun) c.env.answers?.check(caller[0])
        return await work()
      }
      return turn(begin, isBegun)
    }
    const held = ports.holdBody?.(caller[0])
    try {
      // In no queue: a body that comes slowly keeps nobody waiting.
      const bytes = await receiveBody(route, c.req.raw, ports.config.bodyBytes, held)
      const check = () => checkedBody(route, c.req.raw, bytes)
      const isLargeBody = bytes !== null && isLarge(bytes)
      const body = await (isLargeBody ? schedule(check) : check())
      // What is done with so much is a piece of its own; it may wait for the disk, and so is in no queue.
      if (isLargeBody) await schedule(async () => {})
      const response = await answerTo(c, { user, body, schedule })
      admit(c, caller[0], response)
      return response
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
    // Every part was just checked against this very route, which the type system cannot follow.
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
    return markLarge(new Response(text, { headers }), text.length)
  }
  app.on(route.method, bothSlashForms(route.path), answer)
}

/** Refuses an answer while nothing of it is sent, where too many others wait for the same caller to read them. */
function admit({ env }: Context<AppEnv>, caller: string, response: Response): void {
  if (!isLargeAnswer(response)) return
  try {
    env.answers?.admit(caller)
  } catch (error) {
    response.body?.cancel().catch(() => {})
    throw error
  }
}

/** The turns of one caller for expensive work, on a host where callers share a process. */
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
