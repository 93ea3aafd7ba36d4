import { base64url, fromBase64url } from '../../crypto/encoding.ts'
import { isSignature, signature } from '../../crypto/signature.ts'
import type { Secrets } from '../../ports.ts'

const said = (userId: number) => `no mail of alerts for user ${userId}`

/**
 * A token with which the reader of a mail can stop alert mails without logging in, and do nothing else. It does not expire, so
 * that old mails work too.
 */
export const mailStopToken = ({ lookup }: Secrets, userId: number): string =>
  `${userId}.${base64url(signature(lookup, said(userId)))}`

/** Returns the user whose mails the token stops, or null if this host did not write it. */
export function readMailStop({ lookup }: Secrets, token: string): number | null {
  const [id = '', signed = ''] = token.split('.')
  const userId = /^[1-9]\d{0,14}$/.test(id) ? Number(id) : null
  const bytes = fromBase64url(signed)
  return userId !== null && bytes && isSignature(lookup, said(userId), bytes) ? userId : null
}
