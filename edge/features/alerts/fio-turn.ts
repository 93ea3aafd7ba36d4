import { fingerprint } from '../../crypto/seal.ts'
import { pauseUnless } from '../../deadline.ts'
import type { Ports } from '../../ports.ts'
import { throttleRepo } from '../../repo/throttle.ts'

/**
 * Rules of players who are away leave half of the FIO fetches to players who are here: after so many in a minute they
 * wait for the next.
 */
export async function fioTurn({ db, clock, config, secrets, stopping }: Ports): Promise<void> {
  const key = fingerprint(secrets, 'fio for rules')
  const waitMs = await throttleRepo(db).take(key, clock(), config.throttle.alerts.fio)
  if (waitMs > 0) await pauseUnless(stopping, waitMs)
}
