import { type Bytes, base64url, fromBase64url, utf8 } from '../crypto/encoding.ts'

/** The identity of this host for push services (RFC 8292): a pair of keys, with which browsers subscribe, and a contact. */
export interface VapidKeys {
  /** Base64url of an uncompressed point of P-256, and of the private number. */
  readonly publicKey: string
  readonly privateKey: string
  /** `mailto:` or `https:`. */
  readonly contact: string
}

/** Push services accept at most a day. */
const HOURS = 12
const HOUR_SECONDS = 3600
const CURVE = { name: 'ECDSA', namedCurve: 'P-256' } as const

/** Returns the header that names the sender, signed for one push service. Throws if the two keys do not belong together. */
export async function vapidHeader(keys: VapidKeys, origin: string, now: number): Promise<string> {
  const part = (value: object) => base64url(utf8(JSON.stringify(value)))
  const claims = {
    aud: origin,
    exp: Math.floor(now / 1000) + HOURS * HOUR_SECONDS,
    sub: keys.contact,
  }
  const text = `${part({ typ: 'JWT', alg: 'ES256' })}.${part(claims)}`
  const key = await signingKey(keys)
  const algorithm = { name: 'ECDSA', hash: 'SHA-256' }
  const signed = await crypto.subtle.sign(algorithm, key, utf8(text))
  return `vapid t=${text}.${base64url(new Uint8Array(signed))}, k=${keys.publicKey}`
}

async function signingKey({ publicKey, privateKey }: VapidKeys): Promise<CryptoKey> {
  const point = fromBase64url(publicKey) ?? (new Uint8Array() as Bytes)
  const [x, y] = [point.slice(1, 33), point.slice(33)].map(base64url)
  const jwk = { kty: 'EC', crv: 'P-256', x: x!, y: y!, d: privateKey }
  return await crypto.subtle.importKey('jwk', jwk, CURVE, false, ['sign'])
}

export async function newVapidPair(): Promise<Pick<VapidKeys, 'publicKey' | 'privateKey'>> {
  const pair = (await crypto.subtle.generateKey(CURVE, true, ['sign'])) as CryptoKeyPair
  const point = await crypto.subtle.exportKey('raw', pair.publicKey)
  const { d } = (await crypto.subtle.exportKey('jwk', pair.privateKey)) as { d?: string }
  return { publicKey: base64url(new Uint8Array(point as ArrayBuffer)), privateKey: d! }
}
