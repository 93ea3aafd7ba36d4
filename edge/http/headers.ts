import type { MiddlewareHandler } from 'hono'
import type { Config } from '../config.ts'
import type { AppEnv } from './handle.ts'
import { pageHeaders, STRICT_TRANSPORT } from './page-headers.ts'

/**
 * Headers of every API response. Responses are private unless a handler says otherwise. Pages of any origin may read what
 * `isOpen` says; all other calls are for configured origins.
 */
export function apiHeaders(
  config: Config,
  isOpen: (pathname: string) => boolean,
): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const { method, path } = c.req
    const origin = c.req.header('origin')
    const isKnown = origin !== undefined && config.corsOrigins.includes(origin)
    const isReading = ['GET', 'HEAD', 'OPTIONS'].includes(method) && isOpen(path)
    const allowed = isKnown ? EVERY_METHOD : isReading ? READING : undefined
    if (allowed && method === 'OPTIONS') c.res = new Response(null, { status: 204 })
    else await next()
    const headers = c.res.headers
    if (allowed) allowOrigin(headers, isKnown ? origin : '*', allowed)
    if (config.corsOrigins.length > 0) headers.append('Vary', 'Origin')
    if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store')
    headers.set('X-Content-Type-Options', 'nosniff')
    headers.set('Referrer-Policy', 'same-origin')
    headers.set('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'")
    if (isHttps(config, c.req.raw)) headers.set('Strict-Transport-Security', STRICT_TRANSPORT)
  }
}

/** Headers of every page that the app itself returns, including failures. */
export function pageHeadersOf(config: Config): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    await next()
    setPageHeaders(c.res.headers, c.req.path, isHttps(config, c.req.raw))
  }
}

export function setPageHeaders(headers: Headers, pathname: string, https: boolean): void {
  for (const [name, value] of Object.entries(pageHeaders(pathname, https))) headers.set(name, value)
}

const EVERY_METHOD = {
  methods: 'GET, POST, PUT, PATCH, DELETE',
  headers: 'Authorization, Content-Type, If-Match, If-None-Match',
}
const READING = { methods: 'GET', headers: 'Authorization, If-None-Match' }

function allowOrigin(headers: Headers, origin: string, allowed: typeof READING): void {
  headers.set('Access-Control-Allow-Origin', origin)
  headers.set('Access-Control-Allow-Methods', allowed.methods)
  headers.set('Access-Control-Allow-Headers', allowed.headers)
  headers.set('Access-Control-Expose-Headers', 'ETag, Retry-After, X-Request-Id')
  headers.set('Access-Control-Max-Age', '3600')
}

/** Behind a proxy the request itself comes over plain http, so the configured origin counts as well. */
export function isHttps({ origin }: Config, request: Request): boolean {
  return origin.startsWith('https:') || request.url.startsWith('https:')
}

/** Set if a response, or a part of it, is made up because no fact is known. */
export const SYNTHETIC = 'X-Synthetic'
/** Set in addition if the response contains facts too: the beginnings of the names of simulated fields. */
export const SYNTHETIC_FIELDS = 'X-Synthetic-Fields'
