import { type Bytes, concatBytes, utf8 } from '../crypto/encoding.ts'

/** The address of a browser at its push service, and its keys, with which only it can read messages. */
export interface PushKeys {
  readonly p256dh: Bytes
  readonly auth: Bytes
}

const SALT_BYTES = 16
/** One record holds the whole message. */
const RECORD_BYTES = 4096
/** The room in a record besides its header (86), end mark (1) and authentication tag (16). */
const MAX_BYTES = RECORD_BYTES - 103
const END = new Uint8Array([2]) as Bytes

const CURVE = { name: 'ECDH', namedCurve: 'P-256' } as const

interface Chance {
  salt: Bytes
  pair: CryptoKeyPair
}

/** Encrypts a message by RFC 8291 (aes128gcm). Its push service passes it on and cannot read it. */
export async function encryptPush(
  text: string,
  { p256dh, auth }: PushKeys,
  chance?: Chance,
): Promise<Bytes> {
  const plain = utf8(text)
  if (plain.length > MAX_BYTES) throw new RangeError(`A message has at most ${MAX_BYTES} bytes`)
  const { salt, pair } = chance ?? (await newChance())
  const theirs = await importPoint(p256dh)
  const point = (await crypto.subtle.exportKey('raw', pair.publicKey)) as ArrayBuffer
  const own = new Uint8Array(point) as Bytes
  const secret = await crypto.subtle.deriveBits(sharedWith(theirs), pair.privateKey, 256)
  const info = concatBytes([utf8('WebPush: info\0'), p256dh, own])
  const source = await derived(new Uint8Array(secret) as Bytes, auth, info, 32)
  const key = await derived(source, salt, utf8('Content-Encoding: aes128gcm\0'), 16)
  const nonce = await derived(source, salt, utf8('Content-Encoding: nonce\0'), 12)
  const aes = await crypto.subtle.importKey('raw', key, 'AES-GCM', false, ['encrypt'])
  const sealed = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv: nonce },
    aes,
    concatBytes([plain, END]),
  )
  const size = new Uint8Array(5) as Bytes
  new DataView(size.buffer).setUint32(0, RECORD_BYTES)
  size[4] = own.length
  return concatBytes([salt, size, own, new Uint8Array(sealed) as Bytes])
}

/** Throws if the bytes are no point of the curve. */
export const importPoint = (point: Bytes): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', point, CURVE, true, [])

async function newChance(): Promise<Chance> {
  const pair = (await crypto.subtle.generateKey(CURVE, true, ['deriveBits'])) as CryptoKeyPair
  return { salt: crypto.getRandomValues(new Uint8Array(SALT_BYTES)), pair }
}

/** Cloudflare's types call the field `$public`, which its runtime does not. */
const sharedWith = (key: CryptoKey) =>
  ({ name: 'ECDH', public: key }) as unknown as Parameters<typeof crypto.subtle.deriveBits>[0]

async function derived(secret: Bytes, salt: Bytes, info: Bytes, bytes: number): Promise<Bytes> {
  const key = await crypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveBits'])
  const algorithm = { name: 'HKDF', hash: 'SHA-256', salt, info }
  return new Uint8Array(await crypto.subtle.deriveBits(algorithm, key, bytes * 8)) as Bytes
}
