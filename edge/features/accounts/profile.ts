import { unseal } from '../../crypto/seal.ts'
import { HttpError } from '../../errors.ts'
import type { Ports } from '../../ports.ts'
import { storedBytes } from '../../repo/quota.ts'
import { fioKeyOwner, type User } from '../../repo/users.ts'
import type { Profile } from './contract.ts'

/** The account as its owner sees it. */
export async function profileOf({ db, secrets, config }: Ports, user: User): Promise<Profile> {
  return {
    user_id: user.id,
    username: user.username,
    email: user.email,
    email_verified: user.emailVerified,
    fio_apikey: user.fioKey && (await unseal(secrets, fioKeyOwner(user.id), user.fioKey)),
    prun_username: user.prunUsername,
    last_login: isoDate(user.lastLogin) ?? undefined,
    last_action: isoDate(user.lastAction) ?? undefined,
    is_guest: user.isGuest || undefined,
    has_example_fio: user.hasExample || undefined,
    stored_bytes: await storedBytes(db, user.id),
    stored_bytes_quota: config.storedBytesPerUser,
  }
}

export function isoDate(milliseconds: number | null): string | null {
  return milliseconds === null ? null : new Date(milliseconds).toISOString()
}

/** The failure for a name or address that somebody else has. */
export function conflict(taken: 'username taken' | 'email taken'): HttpError {
  return new HttpError(
    409,
    taken === 'username taken'
      ? 'This username is taken.'
      : 'This email address belongs to another account.',
  )
}
