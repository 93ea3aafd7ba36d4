import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Bytes, base64url, fromBase64url, textOf, utf8 } from '../../edge/crypto/encoding.ts'

/** Keys of a host for notifications, made for tests. */
export const VAPID = {
  publicKey:
    'BNNI6RwM2oIUzpkWZckOQZ3NnD-BLV5g9A-Yba1DC8QGdq97lgtTp4YW6Laft5-Vd2IhX0qwH4vatwpC5pi7C8w',
  privateKey: 'UVzXnwtU51aOTwHv_ReYuceOExYMqvxMzhnyvy2kpig',
  contact: 'mailto:operator@perigee.test',
}

export interface PushBrowser {
  /** As the page of this browser subscribes. */
  device: { endpoint: string; keys: { p256dh: string; auth: string } }
  /** Opened with the browser's own key, in the order in which they came. */
  messages: unknown[]
  /** What the push service answers next; 201 when empty. */
  answers: { status: number; headers?: Record<string, string> }[]
  /** How often it was called, refused or not. */
  calls: number
}

export interface PushStub {
  url: string
  browser(): Promise<PushBrowser>
  close(): void
}

const CURVE = { name: 'ECDH', namedCurve: 'P-256' } as const

/** Stands in for the push service of a browser, over real HTTP: checks who sends, and opens what came as that browser would. */
export async function startPushStub(): Promise<PushStub> {
  const receivers = new Map<string, (body: Bytes, headers: Headers) => Promise<Response>>()
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const body = new Uint8Array(Buffer.concat(parts)) as Bytes
    const receive = receivers.get(request.url ?? '')
    const answer = receive
      ? await receive(body, new Headers(request.headers as Record<string, string>)).catch(
          (error: unknown) => new Response(String(error), { status: 400 }),
        )
      : new Response(null, { status: 404 })
    response.writeHead(answer.status, Object.fromEntries(answer.headers))
    response.end(await answer.text())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    url,
    async browser() {
      const pair = (await crypto.subtle.generateKey(CURVE, true, ['deriveBits'])) as CryptoKeyPair
      const point = await rawOf(pair.publicKey)
      const auth = crypto.getRandomValues(new Uint8Array(16))
      const path = `/device/${crypto.randomUUID()}`
      const browser: PushBrowser = {
        device: {
          endpoint: url + path,
          keys: { p256dh: base64url(point), auth: base64url(auth) },
        },
        messages: [],
        answers: [],
        calls: 0,
      }
      receivers.set(path, async (body, headers) => {
        browser.calls++
        const { status = 201, headers: more = {} } = browser.answers.shift() ?? {}
        if (status !== 201) return new Response(null, { status, headers: more })
        await checkSender(headers, url)
        browser.messages.push(JSON.parse(await opened(body, pair.privateKey, point, auth)))
        return new Response(null, { status })
      })
      return browser
    },
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** The signature of the host, for this very push service and not for long. */
async function checkSender(headers: Headers, origin: string): Promise<void> {
  const sender = /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/
  const [, head, claims, signed, key] = sender.exec(headers.get('authorization') ?? '') ?? []
  if (key !== VAPID.publicKey) throw new Error('another sender')
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' }
  const point = fromBase64url(key)!
  const verifier = await crypto.subtle.importKey('raw', point, algorithm, false, ['verify'])
  const text = utf8(`${head}.${claims}`)
  if (!(await crypto.subtle.verify(algorithm, verifier, fromBase64url(signed!)!, text)))
    throw new Error('forged')
  const { aud, exp, sub } = JSON.parse(textOf(fromBase64url(claims!)!))
  if (aud !== origin || sub !== VAPID.contact || typeof exp !== 'number') throw new Error(claims)
  for (const [name, value] of [
    ['content-encoding', /^aes128gcm$/],
    ['ttl', /^[1-9]\d*$/],
  ] as const)
    if (!value.test(headers.get(name) ?? '')) throw new Error(name)
}

/** Decryption by the standard, written apart from what encrypts. */
async function opened(body: Bytes, own: CryptoKey, ownPoint: Bytes, auth: Bytes): Promise<string> {
  const salt = body.slice(0, 16)
  const theirs = body.slice(21, 21 + body[20]!)
  const sender = await crypto.subtle.importKey('raw', theirs, CURVE, true, [])
  const secret = await crypto.subtle.deriveBits({ name: 'ECDH', public: sender }, own, 256)
  const hkdf = async (key: BufferSource, of: Bytes, info: Uint8Array, bytes: number) => {
    const base = await crypto.subtle.importKey('raw', key, 'HKDF', false, ['deriveBits'])
    const algorithm = { name: 'HKDF', hash: 'SHA-256', salt: of, info: new Uint8Array(info) }
    return await crypto.subtle.deriveBits(algorithm, base, bytes * 8)
  }
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ownPoint, theirs])
  const source = await hkdf(secret, auth, info, 32)
  const cek = await hkdf(source, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const iv = await hkdf(source, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const key = await crypto.subtle.importKey('raw', cek, 'AES-GCM', false, ['decrypt'])
  const sealed = body.slice(21 + theirs.length)
  const plain = new Uint8Array(await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, sealed))
  const end = plain.lastIndexOf(2)
  return textOf(plain.slice(0, end) as Bytes)
}

const rawOf = async (key: CryptoKey) =>
  new Uint8Array((await crypto.subtle.exportKey('raw', key)) as ArrayBuffer) as Bytes
