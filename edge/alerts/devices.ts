import * as v from 'valibot'
import { fingerprint, seal, unseal } from '../crypto/seal.ts'
import type { Ports, PushDevice } from '../ports.ts'
import { pushDevicesRepo, type StoredDevice } from '../repo/push-devices.ts'

const owner = (userId: number) => `push device of user ${userId}`

const Stored = v.object({
  endpoint: v.string(),
  keys: v.object({ p256dh: v.string(), auth: v.string() }),
})

export const deviceLookup = ({ secrets }: Pick<Ports, 'secrets'>, endpoint: string): string =>
  fingerprint(secrets, `push ${endpoint}`)

/** The address of a browser is as good as a key to it, so it is stored sealed. */
export async function keepDevice(
  ports: Pick<Ports, 'db' | 'secrets' | 'random' | 'clock'>,
  userId: number,
  device: PushDevice,
): Promise<void> {
  const { db, secrets, random, clock } = ports
  await pushDevicesRepo(db).add({
    userId,
    lookup: deviceLookup(ports, device.endpoint),
    sealed: await seal(secrets, random, owner(userId), JSON.stringify(device)),
    now: clock(),
  })
}

/** Null where it was sealed with a secret that was replaced since. */
export async function openDevice(
  { secrets }: Pick<Ports, 'secrets'>,
  userId: number,
  { sealed }: StoredDevice,
): Promise<PushDevice | null> {
  const text = await unseal(secrets, owner(userId), sealed)
  return text === null ? null : v.parse(Stored, JSON.parse(text))
}
