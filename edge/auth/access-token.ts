import * as v from 'valibot'
import { base64url, fromBase64url, utf8 } from '../crypto/encoding.ts'
import { isSignature, signature } from '../crypto/signature.ts'
import type { Ports, Secrets } from '../ports.ts'

const ACCESS_TOKEN_MINUTES = 15

const HEADER = base64url(utf8(JSON.stringify({ alg: 'HS256', typ: 'JWT' })))
const Claims = v.object({
  sub: v.pipe(v.number(), v.integer()),
  sid: v.string(),
  iat: v.number(),
  exp: v.number(),
})
export type Claims = v.InferOutput<typeof Claims>

/** A signed JWT (HS256) that names the person and the session it belongs to. */
export function issueAccessToken(
  { secrets, clock }: Pick<Ports, 'secrets' | 'clock'>,
  userId: number,
  sessionId: string,
  /** Two tokens issued in the same second differ, so that a client can tell that a refresh was made. */
  tokenId: string = crypto.randomUUID(),
): string {
  const now = Math.floor(clock() / 1000)
  const claims: Claims = {
    sub: userId,
    sid: sessionId,
    iat: now,
    exp: now + ACCESS_TOKEN_MINUTES * 60,
  }
  const payload = JSON.stringify({ ...claims, jti: tokenId })
  const signed = `${HEADER}.${base64url(utf8(payload))}`
  return `${signed}.${base64url(signature(secrets.tokens, signed))}`
}

/** Returns the claims of a token that we signed, 'expired' if it is too old, and null for any other token. */
export function verifyAccessToken(
  secrets: Secrets,
  now: number,
  token: string,
): Claims | 'expired' | null {
  const [header, payload, signed, ...rest] = token.split('.')
  // Only our own header is accepted, so the algorithm is never the token's choice.
  if (header !== HEADER || !payload || !signed || rest.length > 0) return null
  const bytes = fromBase64url(signed)
  if (!bytes || !isSignature(secrets.tokens, `${header}.${payload}`, bytes)) return null
  const claims = v.parse(Claims, JSON.parse(new TextDecoder().decode(fromBase64url(payload)!)))
  return claims.exp * 1000 > now ? claims : 'expired'
}
