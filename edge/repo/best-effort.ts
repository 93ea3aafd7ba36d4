import type { Ports } from '../ports.ts'
import { storageFailure } from './storage-failure.ts'

/** Work that an answer does not depend on: a disk that is full or read-only leaves it undone. */
export async function bestEffort(ports: Pick<Ports, 'log'>, work: Promise<unknown>) {
  await orElse<unknown>(ports, undefined, work)
}

/** What such work comes to; something else where it is left undone. */
export async function orElse<T>(
  { log }: Pick<Ports, 'log'>,
  otherwise: T,
  work: Promise<T>,
): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (!storageFailure(error)) throw error
    log.warn('left undone', { error: String(error) })
    return otherwise
  }
}
