import { sendReset, sendVerification } from '../../auth/codes.ts'
import { refreshLoginSession, startLoginSession } from '../../auth/login-session.ts'
import { countReset, countVerification } from '../../auth/mail-limits.ts'
import { passwordsOf } from '../../auth/passwords.ts'
import { mailAddress } from '../../contract/account-names.ts'
import { nobodysPassword } from '../../crypto/password.ts'
import { digest, seal } from '../../crypto/seal.ts'
import { HttpError } from '../../errors.ts'
import { deviceOf } from '../../http/device.ts'
import type { Handlers } from '../../http/handle.ts'
import {
  forgetGuesses,
  forgiveLogin,
  giveBackLogin,
  throttleAccount,
  throttleLogin,
} from '../../http/throttle.ts'
import type { Ports } from '../../ports.ts'
import { codesRepo } from '../../repo/codes.ts'
import { gamedataRepo } from '../../repo/gamedata.ts'
import { loginSessionsRepo } from '../../repo/login-sessions.ts'
import { fioKeyOwner, usersRepo } from '../../repo/users.ts'
import { conflict, profileOf } from './profile.ts'

export const userHandlers = {
  async login(call) {
    const { body, ports, ip, defer } = call
    const { username, password } = body
    await throttleLogin(ports, username, ip)
    const users = usersRepo(ports.db)
    const passwords = passwordsOf(ports, ip, username)
    const user = await users.byUsername(username)
    const stored = user?.password ?? nobodysPassword(ports.config.passwordCost)
    const verdict = await passwords.check(password, stored).catch(async (error: unknown) => {
      if (error instanceof HttpError) await giveBackLogin(ports, username, ip)
      throw error
    })
    if (!user || verdict === 'wrong') throw new HttpError(401, 'Wrong username or password.')
    if (verdict === 'stale') {
      const { id, password: old } = user
      defer(passwords.hash(password).then((hash) => users.rehash(id, old, hash)))
    }
    await forgiveLogin(ports, username, ip)
    return await startLoginSession(ports, user.id, await deviceOf(call))
  },

  async refresh(call) {
    return await refreshLoginSession(call.ports, call.body.refresh_token, await deviceOf(call))
  },

  async logout({ user, body, ports }) {
    const sessions = loginSessionsRepo(ports.db)
    await sessions.endOfToken(digest(body.refresh_token), user.id)
    if (user.session) await sessions.end(user.session, user.id)
    return true as const
  },

  async signUp({ body, ports, ip, defer }) {
    const { username, email = null } = body
    await checkPlanetAnswer(ports, body)
    const giveBack = email ? await countVerification(ports, { to: email, ip }) : null
    const password = await passwordsOf(ports, ip, username).hash(body.password)
    const user = await usersRepo(ports.db).add({ username, email, password, now: ports.clock() })
    if (typeof user === 'string') {
      await giveBack?.()
      throw conflict(user)
    }
    if (email) defer(sendVerification(ports, { id: user.id, email }))
    return await profileOf(ports, user)
  },

  async getProfile({ user, ports }) {
    return await profileOf(ports, (await usersRepo(ports.db).byId(user.id))!)
  },

  async updateProfile({ user: { id }, body, ports, ip, defer }) {
    const users = usersRepo(ports.db)
    const before = (await users.byId(id))!
    const { email = before.email, prun_username: prunUsername = before.prunUsername } = body
    const hasNewEmail = email !== null && email !== before.email
    if (hasNewEmail) await throttleAccount(ports, 'mailCode', `user ${id}`)
    const giveBack = hasNewEmail ? await countVerification(ports, { to: email, ip }) : null
    let fioKey = before.fioKey
    if (body.fio_apikey === null) fioKey = null
    else if (body.fio_apikey !== undefined)
      fioKey = await seal(ports.secrets, ports.random, fioKeyOwner(id), body.fio_apikey)
    const after = await users.changeProfile(id, { fioKey, prunUsername, email })
    if (typeof after === 'string') {
      await giveBack?.()
      throw conflict(after)
    }
    if (hasNewEmail) defer(sendVerification(ports, { id, email }))
    return await profileOf(ports, after)
  },

  async resendEmailVerification({ user: { id }, ports, ip, defer }) {
    const { email, emailVerified } = (await usersRepo(ports.db).byId(id))!
    if (!email || emailVerified) return false
    await throttleAccount(ports, 'mailCode', `user ${id}`)
    await countVerification(ports, { to: email, ip })
    defer(sendVerification(ports, { id, email }))
    return true as const
  },

  async changePassword({ user: { id, username, session }, body, ports, ip }) {
    // Counted separately from log-ins, so that strangers who guess passwords cannot keep an owner from changing it.
    await throttleAccount(ports, 'changePassword', `user ${id}`)
    const users = usersRepo(ports.db)
    const passwords = passwordsOf(ports, ip, username)
    const { password: stored } = (await users.byId(id))!
    const wrong = () => new HttpError(403, 'The old password is wrong.')
    if ((await passwords.check(body.old, stored)) === 'wrong') throw wrong()
    const password = await passwords.hash(body.new)
    const isChanged = await users.changePassword(
      id,
      { old: stored, password },
      { keptSession: session, revokeApiKeys: body.revoke_api_keys ?? false },
    )
    if (!isChanged) throw wrong()
    await forgetGuesses(ports, { id, username })
    return { message: 'Password changed.' }
  },

  async verifyEmail({ body, ports }) {
    const hash = digest(body.code)
    return (await codesRepo(ports.db).verifyEmail(hash, ports.clock()))
      ? { status_code: 200, message: 'Email address verified.' }
      : { status_code: 400, message: 'This code is wrong, used or expired.' }
  },

  async requestPasswordReset({ body, ports, ip, defer }) {
    const to = mailAddress(body.email)
    await countReset(ports, { to, ip })
    // The address is looked up after the response, so that the response time tells nothing about it.
    defer(sendReset(ports, to))
    return {
      status_code: 200,
      message: 'If an account has this address, a mail with a reset link is on its way.',
    }
  },

  async resetPassword({ body, ports, ip }) {
    const codes = codesRepo(ports.db)
    const hash = digest(body.code)
    const { clock } = ports
    const user =
      (await codes.isGoodReset(hash, clock())) &&
      (await codes.resetPassword(
        hash,
        clock(),
        await passwordsOf(ports, ip, hash).hash(body.password),
      ))
    if (!user) return { status_code: 400, message: 'This code is wrong, used or expired.' }
    await forgetGuesses(ports, user)
    return { status_code: 200, message: 'Password changed. You can now log in.' }
  },
} satisfies Handlers

/** Asks for the name of a planet, which keeps out programs that do not know the game. */
async function checkPlanetAnswer(ports: Ports, answer: { planet: string; randomplanet: string }) {
  const name = await gamedataRepo(ports.db).planetName(answer.randomplanet)
  const plain = (text: string) => text.trim().toLowerCase()
  if (name === null || plain(name) !== plain(answer.planet))
    throw new HttpError(400, `That is not the name of planet ${answer.randomplanet}.`)
}
