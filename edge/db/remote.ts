import { createClient } from '@libsql/client/web'
import type { Database } from '../ports.ts'
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
  }
}
