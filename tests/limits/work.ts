import { join } from 'node:path'
import type { ServerProcess } from '../../scripts/stage/server-process.ts'

/** Loaded before a server, it counts the work of the server. */
export const WORK_PROBE = join(import.meta.dirname, 'work-probe.mjs')

export const KIB = 1024
export const MIB = 1024 * KIB

/** In characters of text: what is read or written as JSON, decoded, encoded, or comes from the database. */
export interface Work {
  /** What the turn of the event loop with most of it did. Nobody else is answered meanwhile. */
  turn: number
  /** What came from the database in all turns. */
  stored: number
  /** What was read as JSON in all turns. */
  parsed: number
}

export async function workOf(
  server: Pick<ServerProcess, 'told'>,
  act: () => Promise<unknown>,
): Promise<Work> {
  await server.told()
  await act()
  return (await server.told()) as Work
}
