import type { Ports } from '../ports.ts'
import { storageFailure } from './storage-failure.ts'

/** Does work that a response does not depend on. If the disk is full or read-only, the work is skipped. */
export async function bestEffort(ports: Pick<Ports, 'log'>, work: Promise<unknown>) {
  await orElse<unknown>(ports, undefined, work)
}

/** Returns the result of such work, or another value if it is skipped. */
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
