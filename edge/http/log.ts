import type { MiddlewareHandler } from 'hono'
import { base64url } from '../crypto/encoding.ts'
import type { Ports } from '../ports.ts'
import type { AppEnv } from './handle.ts'

/** Adds a request id to response and log, and writes one line per request. */
export function requestLog({ log, clock, random }: Ports): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const started = clock()
    const requestId = base64url(random(9))
    c.set('requestId', requestId)
    await next()
    c.res.headers.set('X-Request-Id', requestId)
    log.info('request', {
      request: requestId,
      method: c.req.method,
      // Logs the operation and not the path, because paths can contain keys and codes.
      route: c.get('route') ?? null,
      status: c.res.status,
      ms: clock() - started,
      user: c.get('user')?.id ?? null,
    })
  }
}
