import { digest } from '../crypto/seal.ts'
import type { Database, Statement } from '../ports.ts'
import { statementsOf } from './statements.ts'

export interface Migration {
  name: string
  sql: string
}

export class MigrationError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'MigrationError'
  }
}

/**
 * Brings the database to the newest version, forward only, and returns the names of the applied migrations. Each file is one
 * transaction together with its own record, so a failed one leaves no trace and two processes at once cannot apply it twice.
 */
export async function migrate(db: Database, migrations: readonly Migration[]): Promise<string[]> {
  const inOrder = [...migrations].sort((a, b) => (a.name < b.name ? -1 : 1))
  const checksums = new Map<string, string>()
  for (const { name, sql } of inOrder) checksums.set(name, digest(sql.replaceAll('\r\n', '\n')))
  const applied = await appliedMigrations(db)
  for (const [name, checksum] of applied) {
    const expected = checksums.get(name)
    if (!expected)
      throw new MigrationError(`The database is newer than this Perigee: it has ${name}.`)
    if (expected !== checksum)
      throw new MigrationError(`${name} was changed after this database had applied it.`)
  }
  const pending = inOrder.filter(({ name }) => !applied.has(name))
  const newest = [...applied.keys()].at(-1)
  const late = pending.find(({ name }) => newest !== undefined && name < newest)
  if (late)
    throw new MigrationError(`${late.name} comes before ${newest}, which is already applied.`)
  for (const { name, sql } of pending) await apply(db, name, sql, checksums.get(name)!)
  return pending.map(({ name }) => name)
}

async function appliedMigrations(db: Database): Promise<Map<string, string>> {
  await db.execute(`create table if not exists schema_migrations (
    name text primary key,
    checksum text not null,
    applied_at text not null default (datetime('now'))
  ) strict`)
  const { rows } = await db.execute('select name, checksum from schema_migrations order by name')
  return new Map(rows.map((row) => [String(row.name), String(row.checksum)]))
}

async function apply(db: Database, name: string, sql: string, checksum: string): Promise<void> {
  const record: Statement = {
    sql: 'insert into schema_migrations (name, checksum) values (?, ?)',
    args: [name, checksum],
  }
  try {
    await db.batch([...statementsOf(sql), record])
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new MigrationError(`${name} failed, the database is as it was before it: ${why}`, error)
  }
}
