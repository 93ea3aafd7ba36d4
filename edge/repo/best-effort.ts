import type { Ports } from '../ports.ts'
import { storageFailure } from './storage-failure.ts'

/** Work that an answer does not depend on: a disk that is full or read-only leaves it undone. */
export async function bestEffort({ log }: Pick<Ports, 'log'>, work: Promise<unknown>) {
  try {
    await work
  } catch (error) {
    if (!storageFailure(error)) throw error
    log.warn('left undone', { error: String(error) })
  }
}
