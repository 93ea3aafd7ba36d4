import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createClient } from '@libsql/client'

export interface Claim {
  release(): Promise<void>
}

/**
 * Claims a data folder for this process by holding a write transaction on a separate file. The system releases it however the
 * process ends. Returns null if another process holds it.
 */
export async function claimFolder(folder: string): Promise<Claim | null> {
  const url = pathToFileURL(join(folder, 'owner.lock')).href
  const client = createClient({ url, concurrency: 1, timeout: 0 })
  try {
    const held = await client.transaction('write')
    return {
      async release() {
        await held.rollback()
        client.close()
      },
    }
  } catch (error) {
    client.close()
    if (/^SQLITE_BUSY/.test(String((error as { code?: unknown }).code))) return null
    throw error
  }
}
