import type { ApiRoute } from '../contract/route.ts'

/** Returns the methods that a path supports, for a 405 that names them. */
export function methodsOf(routes: readonly ApiRoute[]): (pathname: string) => string[] {
  const known = routes.map(({ method, path }) => ({
    method,
    pattern: new RegExp(`^/api/v1${path.replace(/\/$/, '').replace(/:[^/]+/g, '[^/]+')}/?$`),
  }))
  return (pathname) => {
    const methods = known.filter((r) => r.pattern.test(pathname)).map((r) => r.method as string)
    if (methods.includes('GET')) methods.push('HEAD')
    return [...new Set(methods)].sort()
  }
}

/**
 * Whether the API answers a path, or it is the page of a shared plan. Every other path belongs to the web app,
 * `/api` and `/shared` too.
 */
export function isAppPath(pathname: string): boolean {
  return /^\/api\/v1(\/|$)|^\/shared\/[^/]+\/?$/.test(pathname)
}
