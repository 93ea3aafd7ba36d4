import type { Context } from 'hono'
import { ValidationError } from '../../engine/game/validation.ts'
import { ROUTES } from '../contract/routes.ts'
import { HttpError } from '../errors.ts'
import type { Ports } from '../ports.ts'
import { storageFailure } from '../repo/storage-failure.ts'
import type { AppEnv } from './handle.ts'

/** Turns every failure into the form of the contract. Unexpected ones are logged, and their details are not sent. */
export function answerFailure(c: Context<AppEnv>, error: unknown, { log }: Ports): Response {
  const known = asHttpError(error)
  if (!known || known.status >= 500)
    log.error('failure', {
      request: c.get('requestId'),
      route: c.get('route'),
      error: error instanceof Error ? (error.stack ?? error.message) : String(error),
    })
  const failure = known ?? new HttpError(500, 'Something went wrong on our side.')
  const operation = c.get('route')
  // Spreadsheets show the response in the cell, so it is a plain sentence and not JSON.
  if (failure.status === 401 && operation && ROUTES[operation].access === 'apiKey')
    return new Response(failure.detail, {
      status: 401,
      headers: { 'Content-Type': 'text/plain; charset=utf-8', ...failure.headers },
    })
  const body = failure.issues
    ? { detail: failure.detail, issues: failure.issues }
    : { detail: failure.detail }
  return Response.json(body, { status: failure.status, headers: failure.headers })
}

function asHttpError(error: unknown): HttpError | null {
  if (error instanceof HttpError) return error
  if (error instanceof ValidationError)
    return new HttpError(422, error.message, { issues: error.issues })
  const detail = storageFailure(error)
  return detail ? new HttpError(503, detail, { headers: { 'Retry-After': '5' } }) : null
}
