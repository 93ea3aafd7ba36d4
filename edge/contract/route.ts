import type * as v from 'valibot'

type Schema = v.GenericSchema<unknown, unknown>

/** Who may call: anybody, a person with an access token, or the holder of an API key (CSV). */
export type Access = 'open' | 'user' | 'apiKey'

/**
 * One call of the wire contract. The same object registers the handler, checks request and answer,
 * writes the OpenAPI document, drives the authorisation matrix and types the web client.
 */
export interface Route {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Below `/api/v1`, in Hono's notation: `/baseplanner/:uuid`. Answers with and without a trailing slash. */
  path: `/${string}`
  access: Access
  summary: string
  /** Query parameters, all strings on the wire. */
  query?: Schema
  body?: Schema
  /** The body may also come as multipart or urlencoded form. */
  form?: true
  /** What a success answers: a schema for JSON, or the media type of anything else. */
  answer: Schema | 'text/csv'
  /** Expected statuses besides 200 and those every route of its access has (401, 422, 429 …). */
  failures?: readonly number[]
  /** Requests of these calls are throttled by address and account. */
  throttled?: true
}

/** Keeps literal types, so that a client can infer request and answer. */
export function defineRoute<const R extends Route>(route: R): R {
  return route
}
