import type { Allowance } from '../../config.ts'
import { fingerprint } from '../../crypto/seal.ts'
import type { Ports } from '../../ports.ts'
import { throttleRepo } from '../../repo/throttle.ts'

/** Counts one fetch and returns how long FIO is left alone because it was asked often enough, under this name or by all. */
export async function waitForFio(
  { db, clock, config, secrets }: Pick<Ports, 'db' | 'clock' | 'config' | 'secrets'>,
  name: string,
  own: Allowance,
): Promise<number> {
  const now = clock()
  for (const [counted, { limit, windowSeconds }] of [
    [name, own],
    ['fio of all', config.throttle.fio.together],
  ] as const) {
    const key = fingerprint(secrets, counted)
    const { count, resetsAt } = await throttleRepo(db).count(key, now, now + windowSeconds * 1000)
    if (count > limit) return Math.max(1, resetsAt - now)
  }
  return 0
}
