import { sendVerification } from '../../auth/codes.ts'
import { startLoginSession } from '../../auth/login-session.ts'
import { countVerification } from '../../auth/mail-limits.ts'
import { passwordsOf } from '../../auth/passwords.ts'
import { base64url } from '../../crypto/encoding.ts'
import { nobodysPassword } from '../../crypto/password.ts'
import { HttpError } from '../../errors.ts'
import { deviceOf } from '../../http/device.ts'
import type { Handlers } from '../../http/handle.ts'
import { throttleGuests } from '../../http/throttle.ts'
import { usersRepo } from '../../repo/users.ts'
import { conflict, profileOf } from '../accounts/profile.ts'
import { EXAMPLE_ECONOMY } from './example-economy.ts'
import { guestsRepo } from './repo.ts'

const NAME_BYTES = 9

export const guestHandlers = {
  async openGuest(call) {
    const { ports } = call
    const { config, db, clock, random } = ports
    if (!config.guests.areWelcome) throw new HttpError(403, 'This server offers no guest accounts.')
    await throttleGuests(ports, call.ip)
    const id = await guestsRepo(db).open({
      username: `guest-${base64url(random(NAME_BYTES))}`,
      password: nobodysPassword(config.passwordCost),
      now: clock(),
      most: config.guests.most,
      holdings: EXAMPLE_ECONOMY,
    })
    if (id === null)
      throw new HttpError(429, 'There are too many guests at the moment. Please try again later.', {
        headers: { 'Retry-After': '3600' },
      })
    return await startLoginSession(ports, id, await deviceOf(call))
  },

  async keepGuest({ user, body, ports, ip, defer }) {
    const { username, email = null } = body
    const users = usersRepo(ports.db)
    const giveBack = email ? await countVerification(ports, { to: email, ip }) : null
    const password = await passwordsOf(ports, ip, user.username).hash(body.password)
    const kept = await users.keepGuest(user.id, { username, password, email })
    if (typeof kept === 'string') await giveBack?.()
    if (kept === 'no guest') throw new HttpError(409, 'This account is not a guest account.')
    if (typeof kept === 'string') throw conflict(kept)
    if (email) defer(sendVerification(ports, { id: user.id, email }))
    return await profileOf(ports, kept)
  },
} satisfies Handlers
