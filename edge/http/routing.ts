import type { ApiRoute } from '../contract/route.ts'

/** Returns the methods that a path supports, for a 405 that names them. */
export function methodsOf(routes: readonly ApiRoute[]): (pathname: string) => string[] {
  const known = routes.map(({ method, path }) => ({
    method,
    pattern: patternOf(path),
  }))
  return (pathname) => {
    const methods = known.filter((r) => r.pattern.test(pathname)).map((r) => r.method as string)
    if (methods.includes('GET')) methods.push('HEAD')
    return [...new Set(methods)].sort()
  }
}

/**
 * Whether pages of any origin may read a path: what is open to anybody, and sheets, which need a key. The first route that
 * fits a path is the one that answers it.
 */
export function isReadableAnywhere(routes: readonly ApiRoute[]): (pathname: string) => boolean {
  const known = routes
    .filter(({ method }) => method === 'GET')
    .map(({ path, access }) => ({ pattern: patternOf(path), isOpen: access !== 'user' }))
  return (pathname) => known.find(({ pattern }) => pattern.test(pathname))?.isOpen ?? false
}

const patternOf = (path: string) =>
  new RegExp(`^/api/v1${path.replace(/\/$/, '').replace(/:[^/]+/g, '[^/]+')}/?$`)

/**
 * Whether the API answers a path, or it is the page of a shared plan or empire. Every other path belongs to the web app,
 * `/api` and `/shared` too.
 */
export function isAppPath(pathname: string): boolean {
  return /^\/api\/v1(\/|$)|^\/shared\/(empire\/)?[^/]+\/?$/.test(pathname)
}
