import type { FioSites, FioStorage } from '../../../engine/model/fio.ts'
import { fingerprint } from '../../crypto/seal.ts'
import { HttpError } from '../../errors.ts'
import type { Ports } from '../../ports.ts'
import { bestEffort, orElse } from '../../repo/best-effort.ts'
import { type FioCopy, fioRepo } from '../../repo/fio.ts'
import { usersRepo } from '../../repo/users.ts'
import { waitForFio } from './fetch-limit.ts'
import { toFioSites, toFioStorage } from './player-mapping.ts'
import { UserShips, UserSites, UserStores, UserWarehouses } from './player-schemas.ts'
import { type Patience, UpstreamError, upstream } from './upstream.ts'

/** A copy is served without asking FIO for this long. */
const FRESH_MS = 15 * 60_000
/** After a failure FIO is not asked for this long. */
const COOL_DOWN_MS = 60_000
/** Longer than a fetch takes when every try of it fails late; then the process that claimed it has died. */
const CLAIM_MS = 90_000
/** How often, and for how long, a call looks whether the fetch of another is over. */
const LOOK_MS = 250
const MOST_LOOKS = 40
const AGAIN_MS = 5000
const PATIENCE: Patience = { timeoutMs: 8000, pausesMs: [300], mostBytes: 8 * 1024 ** 2 }

/** What may stand in a header; anything else is no key of FIO's. */
const SENDABLE = /^[\x21-\x7e]+$/

const NO_STORAGE: FioStorage = { planets: {}, warehouses: {}, ships: {}, last_modified: null }
const NO_SITES: FioSites = { planets: {}, ships: {}, last_modified: null }

export type PlayerData = Pick<FioCopy, 'storage' | 'sites'> & {
  readonly isExample?: true
}

/**
 * What a player has in the game: a copy up to 15 minutes old, else fetched with their key, by one call for all of
 * theirs. When FIO fails or was asked often enough, the last copy whatever its age; empty records for a profile
 * without key and name.
 */
export async function playerData(
  ports: Ports,
  userId: number,
  patience: Patience = PATIENCE,
): Promise<PlayerData> {
  const access = await usersRepo(ports.db).fioAccess(userId, ports.secrets)
  if (!access) return { storage: NO_STORAGE, sites: NO_SITES }
  const repo = fioRepo(ports.db)
  const accessHash = fingerprint(ports.secrets, `fio ${access.username} ${access.apiKey}`)
  const seen = await repo.find(userId, accessHash)
  const { copy, retryAt } = seen
  const now = ports.clock()
  if (copy && now - copy.fetchedAt < FRESH_MS) return copy
  if (now < retryAt) return copy ?? unreachable(retryAt - now)
  const claim = repo.claim(userId, accessHash, { now, until: now + CLAIM_MS, seen })
  // Where nothing can be stored just now, nobody else learns of this fetch.
  const isOurs = await orElse(ports, true, claim)
  if (!isOurs)
    return (await othersFetch(ports, userId, accessHash)) ?? copy ?? unreachable(AGAIN_MS)
  try {
    const waitMs = await orElse(
      ports,
      0,
      waitForFio(ports, `fio of user ${userId}`, ports.config.throttle.fio.perAccount),
    )
    if (waitMs > 0) return copy ?? unreachable(waitMs)
    const fetched = await fetchPlayer(ports, access, patience)
    await bestEffort(ports, repo.keep(userId, accessHash, fetched))
    return fetched
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error
    ports.log.warn('fio', { user: userId, kind: error.kind, problem: error.message })
    if (error.kind === 'refused')
      throw new HttpError(
        403,
        'FIO does not accept the FIO key and game name of your profile. Please check both.',
      )
    await bestEffort(ports, repo.failed(userId, accessHash, now + COOL_DOWN_MS))
    return copy ?? unreachable(COOL_DOWN_MS)
  } finally {
    await bestEffort(ports, repo.release(userId, accessHash))
  }
}

/** What another call of this player is fetching; null when that fails or takes too long. */
async function othersFetch(
  { db, clock }: Ports,
  userId: number,
  accessHash: string,
): Promise<FioCopy | null> {
  for (let look = 0; look < MOST_LOOKS; look++) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
    const { copy, claimedUntil } = await fioRepo(db).find(userId, accessHash)
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

async function fetchPlayer(
  ports: Ports,
  { apiKey, username }: { apiKey: string; username: string },
  patience: Patience,
): Promise<FioCopy> {
  // A path of dots would lead to another call, encoded or not.
  if (/^\.+$/.test(username)) throw new UpstreamError('refused', 'The game name is no name')
  if (!SENDABLE.test(apiKey)) throw new UpstreamError('refused', 'The FIO key cannot be sent')
  const fio = upstream(ports, patience)
  const headers = { Authorization: apiKey }
  const name = encodeURIComponent(username)
  // One after the other: FIO asks for few requests at a time, and a refused key shows at the first.
  const stores = await fio.list('your stores', `/storage/${name}`, UserStores, headers)
  const sites = await fio.list('your bases', `/sites/${name}`, UserSites, headers)
  const warehouses = await fio.list(
    'your warehouses',
    `/sites/warehouses/${name}`,
    UserWarehouses,
    headers,
  )
  const ships = await fio.list('your ships', `/ship/ships/${name}`, UserShips, headers)
  const fetchedAt = ports.clock()
  return {
    storage: toFioStorage({ stores, sites, warehouses, ships }, fetchedAt),
    sites: toFioSites({ sites, warehouses, ships }, fetchedAt),
    fetchedAt,
  }
}
