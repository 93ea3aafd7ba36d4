import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { base64url } from '../crypto/encoding.ts'
import { type EmbeddedDatabase, openEmbedded } from '../db/embedded.ts'
import { MigrationError, migrate } from '../db/migrate.ts'
import { readMigrations } from '../db/migration-files.ts'
import { claimFolder } from '../db/owner.ts'
import { StartError } from '../start-error.ts'

export interface DataFolder {
  db: EmbeddedDatabase
  /** The secret of this installation, made at its first start. */
  secret(): Promise<string>
  close(): Promise<void>
}

/** Takes a data folder for this process alone, and its database checked and migrated. */
export async function openDataFolder(folder: string, migrations: string): Promise<DataFolder> {
  const path = resolve(folder)
  try {
    await mkdir(path, { recursive: true })
  } catch (error) {
    throw new StartError(`The data folder ${path} cannot be made: ${messageOf(error)}`, error)
  }
  const claim = await claimFolder(path).catch((error: unknown) => {
    throw new StartError(`The data folder ${path} cannot be used: ${messageOf(error)}`, error)
  })
  if (!claim)
    throw new StartError(
      `Another Perigee is already running on the data folder ${path}. Stop it, or choose another folder with PERIGEE_DATA_DIR.`,
    )
  try {
    const db = await openSound(join(path, 'perigee.db'), migrations)
    return {
      db,
      secret: () => keptSecret(join(path, 'secret')),
      async close() {
        await db.close()
        await claim.release()
      },
    }
  } catch (error) {
    await claim.release()
    throw error
  }
}

async function openSound(file: string, migrations: string): Promise<EmbeddedDatabase> {
  const db = await openEmbedded(file).catch((error: unknown) => {
    throw new StartError(`The database ${file} cannot be opened: ${messageOf(error)}`, error)
  })
  try {
    const damage = await db.damage().catch(messageOf)
    if (damage)
      throw new StartError(`The database ${file} is damaged (${damage}). Restore a backup.`)
    await migrate(db, await readMigrations(migrations))
    return db
  } catch (error) {
    await db.close()
    if (error instanceof MigrationError) throw new StartError(error.message, error)
    throw error
  }
}

async function keptSecret(file: string): Promise<string> {
  try {
    return (await readFile(file, 'utf8')).trim()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
  const secret = base64url(crypto.getRandomValues(new Uint8Array(48)))
  await writeFile(file, `${secret}\n`, { mode: 0o600, flag: 'wx' })
  return secret
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
