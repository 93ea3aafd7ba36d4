import { expect, test } from 'vitest'
import { type Bytes, base64url, fromBase64url } from '../crypto/encoding.ts'
import { encryptPush } from './encrypt.ts'

const bytes = (text: string) => fromBase64url(text) as Bytes

const OWN = {
  private: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  public: bytes(
    'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8',
  ),
}
const DEVICE = {
  p256dh: bytes(
    'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  ),
  auth: bytes('BTBZMqHH6r4Tts7J_aSIgg'),
}

async function examplePair(): Promise<CryptoKeyPair> {
  const curve = { name: 'ECDH', namedCurve: 'P-256' }
  const [x, y] = [OWN.public.slice(1, 33), OWN.public.slice(33)].map(base64url)
  const jwk = { kty: 'EC', crv: 'P-256', x: x!, y: y!, d: OWN.private }
  return {
    publicKey: await crypto.subtle.importKey('raw', OWN.public, curve, true, []),
    privateKey: await crypto.subtle.importKey('jwk', jwk, curve, true, ['deriveBits']),
  }
}

test('the example of the standard comes out as it stands there', async () => {
  const sent = await encryptPush('When I grow up, I want to be a watermelon', DEVICE, {
    salt: bytes('DGv6ra1nlYgDCS1FRnbzlw'),
    pair: await examplePair(),
  })
  expect(base64url(sent)).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  )
})

test('the same message never looks the same twice, and a long one is refused', async () => {
  const once = async () => base64url(await encryptPush('RAT', DEVICE))
  expect(await once()).not.toBe(await once())
  expect(await encryptPush('x'.repeat(3993), DEVICE)).toHaveLength(4096)
  await expect(encryptPush('x'.repeat(3994), DEVICE)).rejects.toThrow('at most 3993 bytes')
})

test('a key that is no point of the curve is refused', async () => {
  await expect(encryptPush('RAT', { ...DEVICE, p256dh: new Uint8Array(65) })).rejects.toThrow()
})
