import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { createClient } from '@libsql/client'
import { remoteDatabase } from '../db/remote.ts'
import type { Database } from '../ports.ts'
import { clientErrorsRepo } from '../repo/client-errors.ts'
import { storedMaps } from './stored-maps.ts'

// npm run errors: prints the error reports of pages, latest first, one line each, also while the server runs. --maps DIR reads
// the source maps of an older build as well.
const { values } = parseArgs({ options: { maps: { type: 'string', multiple: true } } })
const mapped = storedMaps([...(values.maps ?? []), join(import.meta.dirname, '../../dist/maps')])
const FRAMES_SHOWN = 4

const errors = await clientErrorsRepo(openDatabase()).list()
if (errors.length === 0) console.log('No page has told of an error.')
for (const { lastAt, times, build, route, message, stack } of errors) {
  const frames = await Promise.all(stack.slice(0, FRAMES_SHOWN).map(mapped))
  const at = new Date(lastAt).toISOString().slice(0, 16).replace('T', ' ')
  console.log([at, `${times}×`, build, route, message, frames.join(' < ')].join(' | '))
}

/** Opened read-only, so that a server can use it at the same time. */
function openDatabase(): Pick<Database, 'execute' | 'batch'> {
  const { LIBSQL_URL, LIBSQL_AUTH_TOKEN, PERIGEE_DATA_DIR } = process.env
  if (LIBSQL_URL) return remoteDatabase(LIBSQL_URL, LIBSQL_AUTH_TOKEN)
  const file = join(PERIGEE_DATA_DIR || '.data', 'perigee.db')
  if (!existsSync(file)) {
    console.error(`There is no database at ${resolve(file)}.`)
    process.exit(1)
  }
  const client = createClient({ url: pathToFileURL(file).href, concurrency: 1 })
  return {
    execute: (statement) => client.execute(statement),
    batch: (statements) => client.batch(statements, 'read'),
  }
}
