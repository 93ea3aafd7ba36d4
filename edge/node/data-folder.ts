import { createHash } from 'node:crypto'
import { constants, statSync } from 'node:fs'
import {
  access,
  chmod,
  copyFile,
  mkdir,
  mkdtemp,
  open,
  readdir,
  realpath,
  rm,
  stat,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { MIN_SECRET_LENGTH } from '../crypto/secrets.ts'
import { type EmbeddedDatabase, openEmbedded } from '../db/embedded.ts'
import { MigrationError, migrate } from '../db/migrate.ts'
import { readMigrations } from '../db/migration-files.ts'
import { type Claim, claimFolder } from '../db/owner.ts'
import { StartError } from '../start-error.ts'
import { hasDatabase, placeFirstDatabase } from './first-database.ts'
import { loadSecret } from './secret-file.ts'

export interface DataFolder {
  db: EmbeddedDatabase
  secret(): Promise<string>
  close(): Promise<void>
}

interface Beginning {
  /** The database that the build made for folders without one. */
  firstDatabase?: string | null
  /** Whether half an installation (a secret or a database without the other) may be started as a new one. */
  startAnew?: boolean
}

/** Claims a data folder for this process only, then checks and migrates its database. */
export async function openDataFolder(
  folder: string,
  migrations: string,
  { firstDatabase = null, startAnew = false }: Beginning = {},
): Promise<DataFolder> {
  const path = resolve(folder)
  await makeFolder(path)
  const isReadOnly = await cannotWrite(path)
  if (!startAnew) refuseSecretAlone(path)
  const claims = await claimAll(path, isReadOnly)
  const release = async () => {
    for (const claim of claims) await claim.release()
  }
  try {
    const copy = isReadOnly ? await copyDatabase(path) : null
    const isFirst = !isReadOnly && (await placeFirstDatabase(path, firstDatabase))
    const db = await openSound(join(copy?.path ?? path, 'perigee.db'), migrations)
    if (isFirst) await db.execute("update schema_migrations set applied_at = datetime('now')")
    if (copy) db.refuseWrites(`The data folder ${path} is read-only.`)
    return {
      db,
      async secret() {
        const { rows } = await db.execute('select exists (select 1 from users) as inUse')
        const mayMake = startAnew || rows[0]!.inUse === 0
        return await loadSecret(join(path, 'secret'), mayMake)
      },
      async close() {
        await db.close()
        await copy?.remove()
        await release()
      },
    }
  } catch (error) {
    await release()
    throw error
  }
}

/** The secret is made last, so a secret without a database means that the database was lost. */
function refuseSecretAlone(path: string): void {
  const secret = statSync(join(path, 'secret'), { throwIfNoEntry: false })
  if (hasDatabase(path) || (secret?.size ?? 0) < MIN_SECRET_LENGTH) return
  throw new StartError(
    `The data folder ${path} holds a secret but no database. Restore perigee.db from a backup, or start without any accounts: PERIGEE_START_ANEW=yes npm start.`,
  )
}

async function makeFolder(path: string): Promise<void> {
  try {
    await mkdir(path, { recursive: true, mode: 0o700 })
  } catch (error) {
    throw new StartError(`The data folder ${path} cannot be made: ${messageOf(error)}`, error)
  }
}

async function cannotWrite(path: string): Promise<boolean> {
  return await access(path, constants.W_OK).then(
    () => false,
    () => true,
  )
}

/**
 * Claims the folder for this process only. A lock in the folder needs a writable folder. A second lock in the system's folder
 * for temporary files also keeps two processes apart that only read.
 */
async function claimAll(path: string, isReadOnly: boolean): Promise<Claim[]> {
  const name = createHash('sha256')
    .update(await realpath(path))
    .digest('hex')
    .slice(0, 16)
  const beside = join(tmpdir(), `perigee-${process.getuid?.() ?? 'user'}-${name}`)
  await mkdir(beside, { recursive: true, mode: 0o700 })
  const claims: Claim[] = []
  for (const folder of isReadOnly ? [beside] : [beside, path]) {
    if (folder === path) await forOwnerOnly(path)
    const claim = await claimFolder(folder).catch((error: unknown) => {
      throw new StartError(`The data folder ${path} cannot be used: ${messageOf(error)}`, error)
    })
    if (claim) {
      claims.push(claim)
      continue
    }
    for (const held of claims) await held.release()
    throw new StartError(
      `Another Perigee is already running on the data folder ${path}. Stop it, or choose another folder with PERIGEE_DATA_DIR.`,
    )
  }
  return claims
}

/** The folder holds passwords and keys. SQLite gives its further files the mode of the database. */
async function forOwnerOnly(path: string): Promise<void> {
  try {
    const { uid, mode } = await stat(path)
    const isShared = (mode & 0o1000) !== 0 || uid !== process.getuid?.()
    if (!isShared) await chmod(path, 0o700)
    for (const name of OWN_FILES) {
      const file = await open(join(path, name), 'a', 0o600)
      await file.chmod(0o600).finally(() => file.close())
    }
    for (const name of await readdir(path))
      if (/^(perigee\.db|owner\.lock|secret)/.test(name)) await chmodUnlessGone(join(path, name))
  } catch (error) {
    throw new StartError(`The data folder ${path} cannot be used: ${messageOf(error)}`, error)
  }
}
const OWN_FILES = ['owner.lock', 'perigee.db']

/** A server that is stopping may delete the further files of the database at any moment. */
async function chmodUnlessGone(path: string): Promise<void> {
  try {
    await chmod(path, 0o600)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
}

/** A database needs further files even to be read, so one on a read-only disk is read from a copy. */
async function copyDatabase(path: string): Promise<{ path: string; remove(): Promise<void> }> {
  const names = (await readdir(path)).filter((name) => /^perigee\.db(-wal)?$/.test(name))
  if (!names.includes('perigee.db'))
    throw new StartError(`The data folder ${path} is read-only and holds no database.`)
  const copy = await mkdtemp(join(tmpdir(), 'perigee-copy-'))
  for (const name of names) {
    await copyFile(join(path, name), join(copy, name))
    await chmod(join(copy, name), 0o600)
  }
  return { path: copy, remove: () => rm(copy, { recursive: true, force: true }) }
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

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
