import { open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Readable } from 'node:stream'

/**
 * A file for its owner only that is there whole or not at all, whatever happens meanwhile: written beside its place,
 * synced, and moved there.
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

/** Else a power cut may bring back what stood in that place before. Windows opens no folder, and needs none. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  await handle.sync().finally(() => handle.close())
}
