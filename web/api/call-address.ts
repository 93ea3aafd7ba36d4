import type { ApiRoute, PathParams } from '../../edge/contract/route.ts'

export const API_BASE = '/api/v1'

/** `/baseplanner/:uuid` with its values filled in, below the API's base. */
export function callAddress<R extends ApiRoute>(
  route: R,
  params: PathParams<R> | undefined,
  query: Readonly<Record<string, string | undefined>> | undefined,
): string {
  const values: Readonly<Record<string, string>> = params ?? {}
  const path = route.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = values[name]
    if (!value) throw new Error(`${route.method} ${route.path} needs a ${name}`)
    return encodeURIComponent(value)
  })
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined) search.set(name, value)
  }
  const text = search.toString()
  return text ? `${API_BASE}${path}?${text}` : API_BASE + path
}
