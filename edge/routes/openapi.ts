import { ROUTES } from '../contract/routes.ts'
import { digest } from '../crypto/seal.ts'
import { isFresh } from '../http/etag.ts'
import type { Handlers } from '../http/handle.ts'
import { openApiDocument } from '../openapi/document.ts'

interface Written {
  json: string
  etag: string
}

// The contract does not change while a process lives: written once, at the first question. The value is kept and not
// its promise: in a Worker no request may wait for what another one began.
let written: Written | undefined

export const openapiHandlers = {
  async openapi({ ports, request }) {
    written ??= await write(ports.config.version)
    const { json, etag } = written
    const headers = { ETag: etag, 'Cache-Control': 'public, max-age=300' }
    if (isFresh(request, etag)) return new Response(null, { status: 304, headers })
    return new Response(json, { headers: { ...headers, 'Content-Type': 'application/json' } })
  },
} satisfies Handlers

async function write(version: string): Promise<Written> {
  const json = JSON.stringify(openApiDocument(ROUTES, version))
  return { json, etag: `"${digest(json)}"` }
}
