import { vi } from 'vitest'

export interface Asked {
  method: string
  /** Below the API's base. */
  path: string
  headers: Headers
  body: unknown
}

export type Reply = (asked: Asked) => Response | Promise<Response>

export function fakeServer(replies: Readonly<Record<string, Reply>>) {
  const server = { asked: [] as Asked[], isReachable: true }
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    if (!server.isReachable) throw new TypeError('Failed to fetch')
    const request = new Request(new URL(address, 'http://perigee.test'), init)
    const path = new URL(request.url).pathname.replace('/api/v1', '')
    const isForm = request.headers.get('content-type')?.startsWith('multipart/')
    const text = isForm ? '' : await request.text()
    const body = isForm ? Object.fromEntries(await request.formData()) : text && JSON.parse(text)
    const asked = { method: request.method, path, headers: request.headers, body }
    server.asked.push(asked)
    const reply = replies[`${request.method} ${path}`]
    return reply ? reply(asked) : Response.json({ detail: `No ${path}` }, { status: 404 })
  })
  return server
}

export function tagged(list: () => { etag: string; records: unknown }): Reply {
  return ({ headers }) => {
    const { etag, records } = list()
    return headers.get('if-none-match') === etag
      ? new Response(null, { status: 304 })
      : Response.json(records, { headers: { etag } })
  }
}
