import { formatCount, formatSigned, formatWhole } from '../../../engine/game/number-format.ts'
import { digest } from '../../crypto/seal.ts'
import type { Call } from '../../http/handle.ts'
import type { Database } from '../../ports.ts'
import { gamedataRepo } from '../../repo/gamedata.ts'
import { keepNewest } from '../../repo/memory.ts'
import { answerPreview, clean, type SharedPagePreview } from '../sharing/page-handler.ts'
import { evaluateSharedPlans } from './evaluations.ts'
import { type SharedHead, sharedEmpiresRepo } from './repo.ts'

/** Previews of the most recent links. Each is made once for each save and each version of the game data. */
const previews = keepNewest<SharedPagePreview>(300)

/** `GET /shared/empire/{uuid}` at the origin: returns the app, with a head that names the empire and its profit. */
export async function answerSharedEmpirePage(
  { ports, schedule }: Pick<Call, 'ports' | 'schedule'>,
  sharedUuid: string,
  appHtml: string,
): Promise<Response> {
  const { db } = ports
  const head = await sharedEmpiresRepo(db).head(sharedUuid)
  if (!head) return answerPreview(appHtml, null)
  const version = await digest(`${head.version} ${await gamedataRepo(db).version()}`)
  const preview = await previews(sharedUuid, version, () =>
    schedule(() => previews(sharedUuid, version, () => empirePreview(db, sharedUuid, head))),
  )
  const path = `/shared/empire/${sharedUuid.toLowerCase()}`
  return answerPreview(appHtml, { ...preview, path, origin: ports.config.origin })
}

/** Plans that cannot be calculated count as bases, but not in the profit. */
async function empirePreview(
  db: Database,
  sharedUuid: string,
  head: SharedHead,
): Promise<SharedPagePreview> {
  let bases = 0
  let profit = 0
  for await (const { result } of evaluateSharedPlans(db, sharedUuid, head)) {
    bases += 1
    profit += result?.profit ?? 0
  }
  const name = clean(head.name) || 'Empire'
  const sum = bases > 0 ? `, ${formatSigned(profit, formatWhole)} $ a day` : ''
  return {
    title: `${name} · ${formatCount(bases, 'base')} · Perigee`,
    description: `Empire ${name}: ${formatCount(bases, 'base')}${sum}. Who makes what, who uses it, and what is missing.`,
  }
}
