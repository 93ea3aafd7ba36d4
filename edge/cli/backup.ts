import { existsSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { createClient } from '@libsql/client'

// npm run db:backup -- --to FILE: a whole copy of the database in the data folder, also while the server runs on it.
const { values } = parseArgs({ options: { to: { type: 'string' } } })
const database = join(process.env.PERIGEE_DATA_DIR || '.data', 'perigee.db')
if (!values.to) fail('Say where to: npm run db:backup -- --to FILE')
if (!existsSync(database)) fail(`There is no database at ${resolve(database)}.`)
if (existsSync(values.to)) fail(`${values.to} exists already.`)
const client = createClient({ url: pathToFileURL(database).href, concurrency: 1 })
try {
  // `vacuum into` fills an existing empty file, which keeps its mode.
  writeFileSync(values.to, '', { flag: 'wx', mode: 0o600 })
  await client.execute({ sql: 'vacuum into ?', args: [values.to] })
  console.log(`${resolve(database)} is copied to ${resolve(values.to)}.`)
} catch (error) {
  fail(error instanceof Error ? error.message : String(error))
} finally {
  client.close()
}

function fail(message: string): never {
  console.error(message)
  process.exit(1)
}
