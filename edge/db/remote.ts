import { createClient } from '@libsql/client/web'
import type { Database } from '../ports.ts'
import { firstRow, questionBytes } from './hrana-row.ts'
import { modeOf } from './mode.ts'

const PAGE_BYTES = 1024 * 1024

/**
 * libSQL over HTTP. A client costs nothing to make and keeps no connection, so each call makes its own:
 * in a Worker no two requests may share one.
 */
export function remoteDatabase(url: string, authToken?: string): Database {
  const client = () => createClient(authToken ? { url, authToken } : { url })
  return {
    pageBytes: PAGE_BYTES,
    execute: (statement) => client().execute(statement),
    batch: (statements) => client().batch(statements, modeOf(statements)),
    longRow: longRowOf(url, authToken),
  }
}

/**
 * The client speaks JSON, which doubles a long text and has to be read character by character. Protobuf carries it as it is.
 * Null where that fails for whatever reason: the client asks again, and knows how to fail.
 */
function longRowOf(url: string, authToken?: string): NonNullable<Database['longRow']> {
  const address = pipelineOf(url)
  let isSpoken = address !== null
  return async (question) => {
    if (!isSpoken) return null
    try {
      const answer = await fetch(address!, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/x-protobuf',
          ...(authToken && { Authorization: `Bearer ${authToken}` }),
        },
        body: questionBytes(question),
      })
      if (answer.status === 404) isSpoken = false
      return answer.ok ? firstRow(new Uint8Array(await answer.arrayBuffer())) : null
    } catch {
      return null
    }
  }
}

/** Null for an address that says more than where the server is: that is for the client to understand. */
function pipelineOf(url: string): string | null {
  const { protocol, search } = new URL(url)
  if (search || !/^(https?|libsql):$/.test(protocol)) return null
  return new URL('v3-protobuf/pipeline', `${url.replace(/^libsql:/, 'https:')}/`).href
}
