import type { Access } from '../contract/route.ts'
import { fingerprint } from '../crypto/seal.ts'
import { HttpError } from '../errors.ts'
import type { Ports } from '../ports.ts'
import { apiKeysRepo } from '../repo/api-keys.ts'
import { bestEffort } from '../repo/best-effort.ts'
import { loginSessionsRepo } from '../repo/login-sessions.ts'
import { usersRepo } from '../repo/users.ts'
import { verifyAccessToken } from './access-token.ts'

export interface SignedIn {
  id: number
  username: string
  /** The session of the access token; null for an API key. */
  session: string | null
}

/** The precision of `last_action`. An exact time is not worth a write for every request. */
const LAST_ACTION_STEP = 5 * 60_000

/** Returns who calls. Throws 401 if the route requires a caller and there is none. */
export async function authenticate(
  access: Access,
  request: Request,
  ports: Ports,
  defer: (work: Promise<unknown>) => void,
): Promise<SignedIn | null> {
  const bearer = bearerIn(request.headers.get('authorization'))
  if (access === 'apiKey') {
    const key = new URL(request.url).searchParams.get('api_key') ?? bearer
    // Addresses end up in logs. An access token opens more than sheets, so it is not accepted there.
    const user = key && (await byApiKey(key, ports))
    if (!user) throw new HttpError(401, 'A valid API key is needed.')
    return user
  }
  const user = bearer ? await byAccessToken(bearer, ports, defer) : null
  if (user && user !== 'expired') return user
  if (access !== 'user') return null
  const why = user === 'expired' ? 'The access token has expired.' : 'The session has ended.'
  throw new HttpError(401, bearer ? why : 'Please log in.', {
    headers: { 'WWW-Authenticate': bearer ? 'Bearer error="invalid_token"' : 'Bearer' },
  })
}

/** The account that the token names. Does not check whether its session is still valid. */
export function claimedAccount(
  authorization: string | null | undefined,
  ports: Pick<Ports, 'secrets' | 'clock'>,
): number | undefined {
  const bearer = bearerIn(authorization)
  const claims = bearer && verifyAccessToken(ports.secrets, ports.clock(), bearer)
  return typeof claims === 'object' ? claims?.sub : undefined
}

function bearerIn(authorization: string | null | undefined): string | undefined {
  return /^Bearer +(\S+) *$/i.exec(authorization ?? '')?.[1]
}

async function byAccessToken(
  token: string,
  ports: Ports,
  defer: (work: Promise<unknown>) => void,
): Promise<SignedIn | 'expired' | null> {
  const { db, secrets, clock } = ports
  const now = clock()
  const claims = verifyAccessToken(secrets, now, token)
  if (claims === null || claims === 'expired') return claims
  // Looking up the session makes log-out, theft and a password change take effect at once, not after 15 minutes.
  const user = await loginSessionsRepo(db).userOf(claims.sid, claims.sub)
  if (!user) return null
  if (now - (user.lastAction ?? 0) > LAST_ACTION_STEP)
    defer(bestEffort(ports, usersRepo(db).touch(user.id, now)))
  return { id: user.id, username: user.username, session: claims.sid }
}

async function byApiKey(key: string, ports: Ports): Promise<SignedIn | null> {
  const keys = apiKeysRepo(ports.db)
  const lookup = fingerprint(ports.secrets, key)
  const user = await keys.ownerOf(lookup)
  if (user) await bestEffort(ports, keys.noteUse(lookup, ports.clock()))
  return user ? { ...user, session: null } : null
}
