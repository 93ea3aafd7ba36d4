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
  const take = (counted: string, allowance: Allowance) =>
    throttleRepo(db).take(fingerprint(secrets, counted), now, allowance)
  return (await take(name, own)) || (await take('fio of all', config.throttle.fio.together))
}
