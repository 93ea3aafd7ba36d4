import { createReadStream, statSync } from 'node:fs'
import { join } from 'node:path'
import { StartError } from '../start-error.ts'
import { writeWhole } from './whole-file.ts'

/**
 * Copies the database of the build (migrated, with the starter universe) into a folder without one, which takes a third of the
 * time of making it. Returns true if it did.
 */
export async function placeFirstDatabase(folder: string, made: string | null): Promise<boolean> {
  if (!made || sizeOf(made) === 0 || !isUnused(folder)) return false
  try {
    await writeWhole(join(folder, 'perigee.db'), createReadStream(made))
  } catch (error) {
    const isFull = (error as NodeJS.ErrnoException).code === 'ENOSPC'
    const why = isFull ? 'The disk is full.' : String(error)
    throw new StartError(`The data folder ${folder} cannot be filled: ${why}`, error)
  }
  return true
}

/** An empty file with a log counts as a database: its first pages are still in the log. */
export function hasDatabase(folder: string): boolean {
  return (
    statSync(join(folder, 'perigee.db'), { throwIfNoEntry: false }) !== undefined &&
    !isUnused(folder)
  )
}

function isUnused(folder: string): boolean {
  const names = ['perigee.db', 'perigee.db-wal', 'perigee.db-journal']
  return names.every((name) => sizeOf(join(folder, name)) === 0)
}

function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0
}
