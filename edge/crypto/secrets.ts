import type { Secrets } from '../ports.ts'
import { StartError } from '../start-error.ts'
import { utf8 } from './encoding.ts'

export const MIN_SECRET_LENGTH = 32
const KEY_BITS = 256

/**
 * Derives three independent keys from one secret of the deployment (HKDF), so that a leak of one tells nothing about the
 * others.
 */
export async function deriveSecrets(secret: string): Promise<Secrets> {
  if (secret.length < MIN_SECRET_LENGTH)
    throw new StartError(`PERIGEE_SECRET must have at least ${MIN_SECRET_LENGTH} characters.`)
  const master = await crypto.subtle.importKey('raw', utf8(secret), 'HKDF', false, [
    'deriveBits',
    'deriveKey',
  ])
  const source = (purpose: string) => ({
    name: 'HKDF',
    hash: 'SHA-256',
    salt: new Uint8Array(),
    info: utf8(`perigee ${purpose}`),
  })
  const aes = { name: 'AES-GCM', length: KEY_BITS }
  const { subtle } = crypto
  const [tokens, lookup, sealing] = await Promise.all([
    subtle.deriveBits(source('access tokens'), master, KEY_BITS),
    subtle.deriveBits(source('lookup'), master, KEY_BITS),
    subtle.deriveKey(source('sealing'), master, aes, false, ['encrypt', 'decrypt']),
  ])
  return { tokens: new Uint8Array(tokens), lookup: new Uint8Array(lookup), sealing }
}
