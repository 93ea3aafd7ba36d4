import type { ApiRoute } from '../../contract/route.ts'
import { type Bytes, utf8 } from '../../crypto/encoding.ts'
import { digest } from '../../crypto/seal.ts'
import { sharedResponse } from '../../http/answer-bytes.ts'
import { isFresh } from '../../http/etag.ts'
import type { Handlers } from '../../http/handle.ts'
import { openApiDocument } from './openapi-document.ts'

interface Written {
  json: Bytes
  etag: string
}

/**
 * Answers the description of these calls. It is written at the first request, since the calls do not change while a process
 * lives.
 */
export function openapiHandlersOf(routes: Readonly<Record<string, ApiRoute>>) {
  // Keeps the value and not its promise: in a Worker no request may wait for what another one began.
  let written: Written | undefined
  const write = (version: string): Written => {
    const json = JSON.stringify(openApiDocument(routes, version))
    return { json: utf8(json), etag: `"${digest(json)}"` }
  }
  return {
    async openapi({ ports, request }) {
      written ??= write(ports.config.version)
      const { json, etag } = written
      const headers = { ETag: etag, 'Cache-Control': 'public, max-age=300' }
      if (isFresh(request, etag)) return new Response(null, { status: 304, headers })
      return sharedResponse(json, { headers: { ...headers, 'Content-Type': 'application/json' } })
    },
  } satisfies Handlers
}
