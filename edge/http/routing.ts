import type { Route } from '../contract/route.ts'

/** Which methods the given path knows, for a 405 that says so. */
export function methodsOf(routes: readonly Route[]): (pathname: string) => string[] {
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

/** What the API answers, and the page and pictures of one shared plan; every other path is the web app's, `/api` and `/shared` too. */
export function isAppPath(pathname: string): boolean {
  return /^\/api\/v1(\/|$)|^\/shared\/[^/]+(\/|\/picture\.(?:png|svg))?$/.test(pathname)
}
