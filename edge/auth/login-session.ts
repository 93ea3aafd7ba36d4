import { DAY_MS } from '../../engine/game/time.ts'
import { base64url, concatBytes } from '../crypto/encoding.ts'
import { digest } from '../crypto/seal.ts'
import { signature } from '../crypto/signature.ts'
import { HttpError } from '../errors.ts'
import type { Ports } from '../ports.ts'
import { loginSessionsRepo, type SpentToken } from '../repo/login-sessions.ts'
import { issueAccessToken } from './access-token.ts'

const REFRESH_TOKEN_BYTES = 96
/** Counted from the last refresh; after that a player logs in again. */
const SESSION_DAYS = 30

interface Tokens {
  access_token: string
  refresh_token: string
}

export async function startLoginSession(
  ports: Ports,
  userId: number,
  device: string,
): Promise<Tokens> {
  const { db, clock, random } = ports
  const id = crypto.randomUUID()
  const refreshToken = base64url(random(REFRESH_TOKEN_BYTES))
  const now = clock()
  const expiresAt = now + SESSION_DAYS * DAY_MS
  const tokenHash = digest(refreshToken)
  await loginSessionsRepo(db).start({ id, userId, device, tokenHash, now, expiresAt })
  return {
    access_token: issueAccessToken(ports, userId, id),
    refresh_token: refreshToken,
  }
}

/** Existing clients send several refreshes of one token at once, one for each call that failed. */
const LEEWAY_MS = 30_000
/** Other clients keep a copy of the token in every tab, and use it long after it was spent. */
const MAX_LINES = 8

/**
 * Returns the next pair of tokens for a refresh token. A token spent just now returns the pair that it was spent for. A token
 * spent earlier is a copy: the device where the session began continues with it in a separate line of tokens, and from any
 * other device it counts as stolen and the whole session ends.
 */
export async function refreshLoginSession(
  ports: Ports,
  refreshToken: string,
  device: string,
): Promise<Tokens> {
  const { db, clock, log } = ports
  const sessions = loginSessionsRepo(db)
  const spent = digest(refreshToken)
  const now = clock()
  const expiresAt = now + SESSION_DAYS * DAY_MS
  const isNew = (token: SpentToken) => token.spentAt !== null && now - token.spentAt < LEEWAY_MS
  let token = await sessions.find(spent, now)
  if (token && !isNew(token)) {
    const isCopy = token.spentAt !== null
    if (isCopy && token.device !== device) {
      await sessions.end(token.session, token.userId)
      log.warn('refresh token reused, session ended', { user: token.userId })
      throw sessionEnded()
    }
    const line = token.line + (isCopy ? 1 : 0)
    const next = digest(successorOf(ports, refreshToken, line))
    await sessions.spend({ ...token, line }, { spent, next, now, expiresAt, mostLines: MAX_LINES })
    // Another call may have been faster. Both get what is stored now.
    token = await sessions.find(spent, now)
  }
  if (!token || !isNew(token)) throw sessionEnded()
  const next = successorOf(ports, refreshToken, token.line)
  const hash = digest(next)
  if (token.successor !== hash) throw sessionEnded()
  const spentThen = { secrets: ports.secrets, clock: () => token.spentAt! }
  return {
    access_token: issueAccessToken(spentThen, token.userId, token.session, hash),
    refresh_token: next,
  }
}

const sessionEnded = () => new HttpError(401, 'The session has ended.')

/** Derived from a token and the server's secret, so that a token has one successor in each line, however often it is sent. */
function successorOf({ secrets }: Ports, token: string, line: number): string {
  const part = (n: number) => signature(secrets.tokens, `refresh ${n} ${line} ${token}`)
  return base64url(concatBytes([part(1), part(2), part(3)]))
}
