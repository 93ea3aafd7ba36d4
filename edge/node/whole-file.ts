import { open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Readable } from 'node:stream'

/**
 * Writes a file for its owner only, as a whole or not at all, whatever happens: it is written next to its place, synced and
 * moved there.
 */
export async function writeWhole(file: string, content: string | Readable): Promise<void> {
  const draft = `${file}.new`
  try {
    await synced(draft, content)
    await rename(draft, file)
    await syncFolder(dirname(file))
  } catch (error) {
    await rm(draft, { force: true }).catch(() => {})
    throw error
  }
}

async function synced(file: string, content: string | Readable): Promise<void> {
  const handle = await open(file, 'w', 0o600)
  try {
    await handle.writeFile(content)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Without this a power cut may restore the previous content. Windows cannot open folders, and needs no sync. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  await handle.sync().finally(() => handle.close())
}
