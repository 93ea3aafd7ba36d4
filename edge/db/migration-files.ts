import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Migration } from './migrate.ts'

export async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => /^\d{4}_.+\.sql$/.test(name))
  return Promise.all(
    names.map(async (name) => ({ name, sql: await readFile(join(folder, name), 'utf8') })),
  )
}
