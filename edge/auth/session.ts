import { DAY_MS } from '../../engine/model/time.ts'
import { base64url } from '../crypto/encoding.ts'
import { digest } from '../crypto/seal.ts'
import { HttpError } from '../errors.ts'
import type { Ports } from '../ports.ts'
import { sessionsRepo } from '../repo/sessions.ts'
import { issueAccessToken } from './access-token.ts'

const REFRESH_TOKEN_BYTES = 96
/** Counted from the last refresh: who stays away longer logs in again. */
const SESSION_DAYS = 30

interface Tokens {
  access_token: string
  refresh_token: string
}

export async function startSession(ports: Ports, userId: number): Promise<Tokens> {
  const { db, clock, random } = ports
  const id = crypto.randomUUID()
  const refreshToken = base64url(random(REFRESH_TOKEN_BYTES))
  const now = clock()
  const expiresAt = now + SESSION_DAYS * DAY_MS
  await sessionsRepo(db).start({
    id,
    userId,
    tokenHash: await digest(refreshToken),
    now,
    expiresAt,
  })
  return {
    access_token: await issueAccessToken(ports, userId, id),
    refresh_token: refreshToken,
  }
}

/** Clients that exist send several refreshes of one token at once, one for each call that failed. */
const LEEWAY_MS = 30_000
const MOST_REUSES = 10

/**
 * The next pair for a refresh token. One that was spent just now is in the hands of a client with several calls under
 * way, and returns a pair of the same session. One that was spent before is in two hands, of which one stole
 * it: nobody can tell which, so the whole session ends.
 */
export async function refreshSession(ports: Ports, refreshToken: string): Promise<Tokens> {
  const { db, clock, random, log } = ports
  const next = base64url(random(REFRESH_TOKEN_BYTES))
  const now = clock()
  const { session, endedForReuse } = await sessionsRepo(db).rotate(
    await digest(refreshToken),
    await digest(next),
    { now, expiresAt: now + SESSION_DAYS * DAY_MS, leewayMs: LEEWAY_MS, mostReuses: MOST_REUSES },
  )
  if (endedForReuse !== null)
    log.warn('refresh token reused, session ended', { user: endedForReuse })
  if (!session) throw new HttpError(401, 'The session has ended.')
  return {
    access_token: await issueAccessToken(ports, session.userId, session.id),
    refresh_token: next,
  }
}
