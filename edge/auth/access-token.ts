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

/** Tokens in use that are known to be ours, by the key that signed them. A page sends the same one for 15 minutes. */
const verified = new WeakMap<Secrets['tokens'], Map<string, Claims>>()
const MAX_VERIFIED = 2000

/** Returns the claims of a token that we signed, 'expired' if it is too old, and null for any other token. */
export function verifyAccessToken(
  { tokens }: Pick<Secrets, 'tokens'>,
  now: number,
  token: string,
): Claims | 'expired' | null {
  const known = verified.get(tokens) ?? new Map<string, Claims>()
  verified.set(tokens, known)
  const claims = known.get(token) ?? signedClaims(tokens, token)
  if (!claims) return null
  if (claims.exp * 1000 <= now) {
    known.delete(token)
    return 'expired'
  }
  if (known.size >= MAX_VERIFIED && !known.has(token)) known.clear()
  known.set(token, claims)
  return claims
}

function signedClaims(key: Secrets['tokens'], token: string): Claims | null {
  const [header, payload, signed, ...rest] = token.split('.')
  // Only our own header is accepted, so the algorithm is never the token's choice.
  if (header !== HEADER || !payload || !signed || rest.length > 0) return null
  const bytes = fromBase64url(signed)
  if (!bytes || !isSignature(key, `${header}.${payload}`, bytes)) return null
  return v.parse(Claims, JSON.parse(new TextDecoder().decode(fromBase64url(payload)!)))
}
