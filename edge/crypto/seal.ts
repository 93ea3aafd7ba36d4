import { createHash } from 'node:crypto'
import type { Secrets } from '../ports.ts'
import { base64url, fromBase64url, utf8 } from './encoding.ts'
import { signature } from './signature.ts'

const NONCE_BYTES = 12

/**
 * Encrypts a key for the database (AES-256-GCM). `owner` is bound in, so that a sealed value copied into
 * another person's row does not open.
 */
export async function seal(
  secrets: Secrets,
  random: (bytes: number) => Uint8Array<ArrayBuffer>,
  owner: string,
  text: string,
): Promise<string> {
  const iv = random(NONCE_BYTES)
  const algorithm = { name: 'AES-GCM', iv, additionalData: utf8(owner) }
  const sealed = await crypto.subtle.encrypt(algorithm, secrets.sealing, utf8(text))
  return `1.${base64url(iv)}.${base64url(new Uint8Array(sealed))}`
}

/** Returns null if the value was sealed with another secret or for another owner. */
export async function unseal(
  secrets: Secrets,
  owner: string,
  sealed: string,
): Promise<string | null> {
  const [version, nonce, body] = sealed.split('.')
  const iv = fromBase64url(nonce ?? '')
  const bytes = fromBase64url(body ?? '')
  if (version !== '1' || !iv || !bytes) return null
  try {
    const algorithm = { name: 'AES-GCM', iv, additionalData: utf8(owner) }
    return new TextDecoder().decode(await crypto.subtle.decrypt(algorithm, secrets.sealing, bytes))
  } catch {
    return null
  }
}

/**
 * Hash of a long random value, such as a refresh token or a code. Nobody can guess the value, so the hash needs no key and need
 * not be slow.
 */
export function digest(value: string): string {
  return createHash('sha256').update(value).digest('base64url')
}

/** Keyed hash, which finds a value without storing it. Without the key nobody can test guesses against the database. */
export function fingerprint(secrets: Secrets, value: string): string {
  return base64url(signature(secrets.lookup, value))
}
