import { ROUTES } from '../contract/routes.ts'
import { digest } from '../crypto/seal.ts'
import { isFresh } from '../http/etag.ts'
import type { Handlers } from '../http/handle.ts'
import { openApiDocument } from '../openapi/document.ts'

interface Written {
  json: string
  etag: string
}

// The contract does not change while a process lives: written once, at the first question.
let written: Promise<Written> | undefined

export const openapiHandlers = {
  async openapi({ ports, request }) {
    written ??= write(ports.config.version)
    const { json, etag } = await written
    const headers = { ETag: etag, 'Cache-Control': 'public, max-age=300' }
    if (isFresh(request, etag)) return new Response(null, { status: 304, headers })
    return new Response(json, { headers: { ...headers, 'Content-Type': 'application/json' } })
  },
} satisfies Handlers

async function write(version: string): Promise<Written> {
  const json = JSON.stringify(openApiDocument(ROUTES, version))
  return { json, etag: `"${await digest(json)}"` }
}
