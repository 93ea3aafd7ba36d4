import { fingerprint } from '../../crypto/seal.ts'
import { HttpError } from '../../errors.ts'
import { usersRepo } from '../../features/accounts/repo.ts'
import type { Ports } from '../../ports.ts'
import { bestEffort, orElse } from '../../repo/best-effort.ts'
import type { CopiesRepo } from '../../repo/fio.ts'
import { type FioAsker, waitForOwnData } from './fetch-limit.ts'
import { type Patience, UpstreamError, upstream } from './upstream.ts'

/** A copy is served without asking FIO for this long. */
const FRESH_MS = 15 * 60_000
/** After a failure FIO is not asked for this long. */
const COOL_DOWN_MS = 60_000
/** How often and how many times a call looks whether another call's fetch is over. */
const LOOK_MS = 250
const MAX_LOOKS = 40
const AGAIN_MS = 5000
export const PLAYER_PATIENCE: Patience = {
  timeoutMs: 8000,
  pausesMs: [300],
  mostBytes: 8 * 1024 ** 2,
}

/** Characters that a header may contain. Anything else is not a key of FIO. */
const SENDABLE = /^[\x21-\x7e]+$/

/** FIO on behalf of one player. */
export interface PlayerFio {
  readonly fio: ReturnType<typeof upstream>
  /** Encoded for a path. */
  readonly name: string
  readonly headers: Record<string, string>
}

interface Copied<Copy> {
  /** The name under which fetches are counted. */
  readonly what: string
  readonly copies: CopiesRepo<Copy>
  /** Longer than a fetch of which every try fails late. After it, the process that claimed the fetch has died. */
  readonly claimMs: number
  readonly fetchAll: (
    player: PlayerFio,
    last: (Copy & { fetchedAt: number }) | null,
  ) => Promise<Copy & { fetchedAt: number }>
}

/**
 * Returns what FIO knows of a player: a copy up to 15 minutes old, otherwise data fetched with the player's key by one call for
 * all of theirs. If FIO fails or was asked often enough, the last copy of any age is returned. Null for a profile without key
 * and name.
 */
export async function freshCopy<Copy>(
  ports: Ports,
  asker: FioAsker,
  { what, copies, claimMs, fetchAll }: Copied<Copy>,
  patience: Patience = PLAYER_PATIENCE,
): Promise<(Copy & { fetchedAt: number }) | null> {
  const { userId } = asker
  const access = await usersRepo(ports.db).fioAccess(userId, ports.secrets)
  if (!access) return null
  const accessHash = fingerprint(ports.secrets, `fio ${access.username} ${access.apiKey}`)
  const seen = await copies.find(userId, accessHash)
  const { copy, retryAt } = seen
  const now = ports.clock()
  if (copy && now - copy.fetchedAt < FRESH_MS) return copy
  if (now < retryAt) return copy ?? unreachable(retryAt - now)
  const claim = copies.claim(userId, accessHash, { now, until: now + claimMs, seen })
  // If nothing can be stored at the moment, no other call learns of this fetch.
  const isOurs = await orElse(ports, true, claim)
  if (!isOurs)
    return (
      (await othersFetch(ports, () => copies.find(userId, accessHash))) ??
      copy ??
      unreachable(AGAIN_MS)
    )
  try {
    const waitMs = await orElse(ports, 0, waitForOwnData(ports, what, asker))
    if (waitMs > 0) return copy ?? unreachable(waitMs)
    const fetched = await fetchAll(playerFio(ports, access, patience), copy)
    await bestEffort(ports, copies.keep(userId, accessHash, fetched))
    return fetched
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error
    ports.log.warn('fio', { user: userId, kind: error.kind, problem: error.message })
    if (error.kind === 'refused')
      throw new HttpError(
        403,
        'FIO does not accept the FIO key and game name of your profile. Please check both.',
      )
    await bestEffort(ports, copies.failed(userId, accessHash, now + COOL_DOWN_MS))
    return copy ?? unreachable(COOL_DOWN_MS)
  } finally {
    await bestEffort(ports, copies.release(userId, accessHash))
  }
}

/** Waits for what another call of this player fetches. Null if that fails or takes too long. */
async function othersFetch<Copy>(
  { clock }: Ports,
  find: CopiesRepo<Copy>['find'] extends (...args: never) => infer R ? () => R : never,
) {
  for (let look = 0; look < MAX_LOOKS; look++) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
    const { copy, claimedUntil } = await find()
    if (copy && clock() - copy.fetchedAt < FRESH_MS) return copy
    if (claimedUntil <= clock()) return null
  }
  return null
}

function unreachable(waitMs: number): never {
  throw new HttpError(503, 'Your game data could not be fetched from FIO. Please try again soon.', {
    headers: { 'Retry-After': String(Math.ceil(waitMs / 1000)) },
  })
}

function playerFio(
  ports: Ports,
  { apiKey, username }: { apiKey: string; username: string },
  patience: Patience,
): PlayerFio {
  // A path of dots would lead to another call, whether it is encoded or not.
  if (/^\.+$/.test(username)) throw new UpstreamError('refused', 'The game name is no name')
  if (!SENDABLE.test(apiKey)) throw new UpstreamError('refused', 'The FIO key cannot be sent')
  return {
    fio: upstream(ports, patience),
    name: encodeURIComponent(username),
    headers: { Authorization: apiKey },
  }
}
