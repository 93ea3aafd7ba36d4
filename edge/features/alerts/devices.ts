import * as v from 'valibot'
import { fingerprint, seal, unseal } from '../../crypto/seal.ts'
import type { Ports, PushDevice } from '../../ports.ts'
import { pushDevicesRepo, type StoredDevice } from './push-devices.ts'

const owner = (userId: number) => `push device of user ${userId}`

const Stored = v.object({
  endpoint: v.string(),
  keys: v.object({ p256dh: v.string(), auth: v.string() }),
})

export const deviceLookup = ({ secrets }: Pick<Ports, 'secrets'>, endpoint: string): string =>
  fingerprint(secrets, `push ${endpoint}`)

/**
 * Stores a browser. Its address is sealed, because whoever has it can send to the browser. Returns false if the browser belongs
 * to another account and the keys differ: knowing its address is not enough to take it over.
 */
export async function keepDevice(
  ports: Pick<Ports, 'db' | 'secrets' | 'random' | 'clock'> & Partial<Pick<Ports, 'log'>>,
  userId: number,
  device: PushDevice,
): Promise<boolean> {
  const { db, secrets, random, clock } = ports
  const held = await pushDevicesRepo(db).find(deviceLookup(ports, device.endpoint))
  if (held && held.userId !== userId) {
    const theirs = await openDevice(ports, held.userId, held)
    const { p256dh, auth } = device.keys
    if (theirs && (theirs.keys.p256dh !== p256dh || theirs.keys.auth !== auth)) return false
    ports.log?.warn('a browser shows the notifications of another account now', {
      user: userId,
      before: held.userId,
    })
  }
  await pushDevicesRepo(db).add({
    userId,
    lookup: deviceLookup(ports, device.endpoint),
    sealed: await seal(secrets, random, owner(userId), JSON.stringify(device)),
    now: clock(),
  })
  return true
}

/** Returns null if it was sealed with a secret that has been replaced. */
export async function openDevice(
  { secrets }: Pick<Ports, 'secrets'>,
  userId: number,
  { sealed }: Pick<StoredDevice, 'sealed'>,
): Promise<PushDevice | null> {
  const text = await unseal(secrets, owner(userId), sealed)
  return text === null ? null : v.parse(Stored, JSON.parse(text))
}
