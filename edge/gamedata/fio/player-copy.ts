import { COMPANY_LISTS, type Company } from '../../../engine/game/company.ts'
import type { FioSites, FioStorage } from '../../../engine/game/fio.ts'
import { fingerprint } from '../../crypto/seal.ts'
import { HttpError } from '../../errors.ts'
import type { Ports } from '../../ports.ts'
import { bestEffort, orElse } from '../../repo/best-effort.ts'
import { type CopyPart, FETCHED, type Fetched, fioRepo, type PlayerCopy } from '../../repo/fio.ts'
import { usersRepo } from '../../repo/users.ts'
import { NEVER } from './company-lists.ts'
import { type FioAsker, waitForOwnData } from './fetch-limit.ts'
import { fetchPlayer } from './fetch-player.ts'
import { playerFio, playerPatience } from './player-fio.ts'
import { type Patience, UpstreamError } from './upstream.ts'

/** A copy is served without asking FIO for this long. */
const FRESH_MS = 15 * 60_000
/** After a failure FIO is not asked for this long, counted from its end. */
const COOL_DOWN_MS = 60_000
/** Longer than a fetch may take. After it, the process that claimed the fetch has died. */
const CLAIM_MS = 30_000
/** How often and how many times a call looks whether another call's fetch is over. */
const LOOK_MS = 250
const MAX_LOOKS = 34
const AGAIN_MS = 5000

/** The documented calls, each of which needs some parts of the copy. */
const VIEWS = {
  storage: ['storage'],
  sites: ['sites'],
  company: ['ships', ...COMPANY_LISTS],
} as const satisfies Record<string, readonly CopyPart[]>
export type PlayerView = keyof typeof VIEWS
export interface ViewTypes {
  storage: FioStorage
  sites: FioSites
  company: Company
}

export const NO_STORAGE: FioStorage = {
  planets: {},
  warehouses: {},
  ships: {},
  last_modified: null,
}
export const NO_SITES: FioSites = { planets: {}, ships: {}, last_modified: null }
export const NO_COMPANY: Company = {
  ...{ ships: [], lines: [], flights: [], workforce: [], orders: [], contracts: [], cash: [] },
  sources: Object.fromEntries(COMPANY_LISTS.map((list) => [list, NEVER])) as Company['sources'],
}
const NOTHING: ViewTypes = { storage: NO_STORAGE, sites: NO_SITES, company: NO_COMPANY }

/**
 * Returns a view of what FIO knows of a player as JSON: of a copy up to 15 minutes old, otherwise of one fetched with the
 * player's key by one call for all of theirs. If FIO fails or was asked often enough, the last copy of any age is used. A
 * profile without key and name has nothing.
 */
export async function playerView(
  ports: Ports,
  asker: FioAsker,
  view: PlayerView,
  patience: Patience = playerPatience(ports),
): Promise<string> {
  const { userId } = asker
  const access = await usersRepo(ports.db).fioAccess(userId, ports.secrets)
  if (!access) return JSON.stringify(NOTHING[view])
  const accessHash = fingerprint(ports.secrets, `fio ${access.username} ${access.apiKey}`)
  const find = () => fioRepo(ports.db).find(userId, accessHash, VIEWS[view])
  const seen = await find()
  const copy = await fresh(ports, asker, { accessHash, access, seen, find }, patience)
  return viewJson(view, copy) ?? unreachable(Math.max(copy.retryAt - ports.clock(), AGAIN_MS))
}

/** Null if FIO never sent what the view needs. */
function viewJson(view: PlayerView, { texts, sources }: PlayerCopy): string | null {
  if (view !== 'company') return texts[view] ?? null
  if (!sources) return null
  const fields = VIEWS.company.map((part) => `"${part}":${texts[part] ?? '[]'}`)
  const states = COMPANY_LISTS.map((list) => {
    const { sent, ...source } = sources[list]
    return [list, source]
  })
  return `{${fields.join()},"sources":${JSON.stringify(Object.fromEntries(states))}}`
}

/** The lists that FIO is to be asked for now. */
function dueLists({ sources, fetchedAt, retryAt }: PlayerCopy, now: number): readonly Fetched[] {
  if (now < retryAt) return []
  if (!sources || fetchedAt === null || now - fetchedAt >= FRESH_MS) return FETCHED
  return FETCHED.filter((list) => sources[list].state === 'failed')
}

interface Access {
  access: { apiKey: string; username: string }
  accessHash: string
  seen: PlayerCopy
  find: () => Promise<PlayerCopy>
}

async function fresh(
  ports: Ports,
  asker: FioAsker,
  { access, accessHash, seen, find }: Access,
  patience: Patience,
): Promise<PlayerCopy> {
  const { userId } = asker
  const { clock } = ports
  const copies = fioRepo(ports.db)
  const now = clock()
  const due = dueLists(seen, now)
  if (due.length === 0) return seen
  const claim = copies.claim(userId, accessHash, { now, until: now + CLAIM_MS, seen })
  // If nothing can be stored at the moment, no other call learns of this fetch.
  if (!(await orElse(ports, true, claim))) return (await othersFetch(ports, find)) ?? seen
  try {
    const waitMs = await orElse(ports, 0, waitForOwnData(ports, asker))
    if (waitMs > 0) return { ...seen, retryAt: now + waitMs }
    const player = playerFio(ports, access, patience)
    const fetched = await fetchPlayer(ports, userId, player, { due, last: seen.sources })
    const copy = {
      texts: { ...seen.texts, ...fetched.texts },
      sources: fetched.sources,
      fetchedAt: due.length === FETCHED.length ? clock() : seen.fetchedAt,
      retryAt: fetched.hasFailed ? clock() + COOL_DOWN_MS : 0,
      claimedUntil: 0,
    }
    await bestEffort(ports, copies.keep(userId, accessHash, { ...copy, texts: fetched.texts }))
    return copy
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error
    ports.log.warn('fio', { user: userId, kind: error.kind, problem: error.message })
    if (error.kind === 'refused')
      throw new HttpError(
        403,
        'FIO does not accept the FIO key and game name of your profile. Please check both.',
      )
    const retryAt = clock() + COOL_DOWN_MS
    await bestEffort(ports, copies.failed(userId, accessHash, retryAt))
    return { ...seen, retryAt }
  } finally {
    await bestEffort(ports, copies.release(userId, accessHash))
  }
}

/** Waits for what another call of this player fetches. Null if that takes too long. */
async function othersFetch({ clock }: Ports, find: Access['find']): Promise<PlayerCopy | null> {
  for (let look = 0; look < MAX_LOOKS; look++) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
    const copy = await find()
    if (copy.claimedUntil <= clock()) return copy
  }
  return null
}

function unreachable(waitMs: number): never {
  throw new HttpError(503, 'Your game data could not be fetched from FIO. Please try again soon.', {
    headers: { 'Retry-After': String(Math.ceil(waitMs / 1000)) },
  })
}
