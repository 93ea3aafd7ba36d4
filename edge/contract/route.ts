import type * as v from 'valibot'

type Schema = v.GenericSchema<unknown, unknown>

/** Who may call: anybody, a person with an access token, or the holder of an API key (CSV). */
export type Access = 'open' | 'user' | 'apiKey'

/**
 * One call of the wire contract. The same object registers the handler, checks request and answer,
 * writes the OpenAPI document, drives the authorisation matrix and types the web client.
 */
export interface ApiRoute {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Below `/api/v1`, in Hono's notation: `/baseplanner/:uuid`. Answers with and without a trailing slash. */
  path: `/${string}`
  access: Access
  summary: string
  query?: Schema
  /** Without it the body of the request is ignored. */
  body?: Schema
  /** The body may also come as multipart or urlencoded form. */
  form?: true
  /** For bodies that may be larger than others because they hold plans, assignments of plans to empires, or own prices. */
  holds?: 'plans' | 'assignments' | 'prices'
  /** What a success returns: a schema for JSON, or the media type of anything else. */
  answer: Schema | 'text/csv'
  /** Expected statuses besides 200 and those every route of its access has (401, 422, 429 …). */
  failures?: readonly number[]
  /** The response may have this status, too. */
  alsoUnder?: 503
  /** The answer carries an `ETag`, and `If-None-Match` returns 304. */
  etag?: true
  /** The answer's `ETag` is the version of a plan, for the `If-Match` of its next save. */
  version?: true
  /** `If-Match` is understood: a write over a newer version returns 412 and changes nothing. */
  ifMatch?: true
  /** Requests of these calls are throttled by address and account. */
  throttled?: true
  /** A call is refused before anything of it is read if this setting is off. */
  needs?: 'takesErrors'
}

type Method = ApiRoute['method']
type Required = 'method' | 'path' | 'access' | 'summary' | 'answer'
/** Declares a call. Types stay literal, so that a client can infer request and response. */
type Declare<M extends Method> = <
  const Path extends ApiRoute['path'],
  const A extends Access,
  const Answer extends ApiRoute['answer'],
  const More extends Omit<ApiRoute, Required> = Record<never, never>,
>(
  path: Path,
  access: A,
  summary: string,
  answer: Answer,
  more?: More,
) => { method: M; path: Path; access: A; summary: string; answer: Answer } & More

const declare = (method: Method, [path, access, summary, answer, more]: readonly unknown[]) =>
  ({ method, path, access, summary, answer, ...(more as object) }) as never

// The bundler must know that declaring a call does nothing else: the page leaves out the calls that it does not make.
export const get: Declare<'GET'> = /* @__NO_SIDE_EFFECTS__ */ (...call) => declare('GET', call)
export const post: Declare<'POST'> = /* @__NO_SIDE_EFFECTS__ */ (...call) => declare('POST', call)
export const put: Declare<'PUT'> = /* @__NO_SIDE_EFFECTS__ */ (...call) => declare('PUT', call)
export const patch: Declare<'PATCH'> = /* @__NO_SIDE_EFFECTS__ */ (...call) =>
  declare('PATCH', call)
export const del: Declare<'DELETE'> = /* @__NO_SIDE_EFFECTS__ */ (...call) =>
  declare('DELETE', call)

type ParamNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never
/** The values in a path: `{ uuid: string }` for `/baseplanner/:uuid`, `{}` if it has none. */
export type PathParams<R extends ApiRoute> = { [name in ParamNames<R['path']>]: string }

/** What a client sends; `undefined` where the call takes no body. */
export type BodyOf<R extends ApiRoute> = R extends { body: infer S extends Schema }
  ? v.InferInput<S>
  : undefined
/** What a handler receives once the schema has parsed the body. */
export type ParsedBody<R extends ApiRoute> = R extends { body: infer S extends Schema }
  ? v.InferOutput<S>
  : undefined

export type QueryOf<R extends ApiRoute> = R extends { query: infer S extends Schema }
  ? v.InferInput<S>
  : undefined
export type ParsedQuery<R extends ApiRoute> = R extends { query: infer S extends Schema }
  ? v.InferOutput<S>
  : undefined

/** The value of a JSON response, or the text of any other. */
export type AnswerOf<R extends ApiRoute> = R extends { answer: infer S extends Schema }
  ? v.InferOutput<S>
  : string
