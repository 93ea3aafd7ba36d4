import { readFile } from 'node:fs/promises'
import { base64url } from '../crypto/encoding.ts'
import { MIN_SECRET_LENGTH } from '../crypto/secrets.ts'
import { StartError } from '../start-error.ts'
import { writeWhole } from './whole-file.ts'

/** Returns the secret of this installation. It is created if there is none, unless accounts were made with one. */
export async function loadSecret(file: string, mayMake: boolean): Promise<string> {
  const secret = await readSecret(file)
  if (secret === null && !mayMake)
    throw new StartError(
      `The secret ${file} is missing, but the database beside it has accounts. Restore it from a backup, or start with a new one: PERIGEE_START_ANEW=yes npm start. Then everybody logs in again, and stored keys have to be entered again.`,
    )
  if (secret === null) return await makeSecret(file)
  if (secret.length >= MIN_SECRET_LENGTH) return secret
  const what = secret === '' ? 'is empty' : `has fewer than ${MIN_SECRET_LENGTH} characters`
  throw new StartError(
    `The secret in ${file} ${what}. Restore it from a backup, or delete the file and start once with PERIGEE_START_ANEW=yes: then a new one is made, everybody logs in again, and stored keys have to be entered again.`,
  )
}

async function readSecret(file: string): Promise<string | null> {
  try {
    return (await readFile(file, 'utf8')).trim()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw new StartError(`The secret in ${file} cannot be read: ${String(error)}`, error)
  }
}

async function makeSecret(file: string): Promise<string> {
  const secret = base64url(crypto.getRandomValues(new Uint8Array(48)))
  try {
    await writeWhole(file, `${secret}\n`)
  } catch (error) {
    throw new StartError(`The secret cannot be stored in ${file}: ${String(error)}`, error)
  }
  return secret
}
