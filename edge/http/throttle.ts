import type { Allowance, ThrottledAction } from '../config.ts'
import { foldedName } from '../contract/account-names.ts'
import type { OperationName } from '../contract/routes.ts'
import { fingerprint } from '../crypto/seal.ts'
import { tooOften } from '../errors.ts'
import { networkOf, siteOf } from '../network.ts'
import type { Ports } from '../ports.ts'
import { throttleRepo } from '../repo/throttle.ts'

const ACTIONS: { [operation in OperationName]?: ThrottledAction } = {
  login: 'login',
  changePassword: 'changePassword',
  signUp: 'signUp',
  openGuest: 'guest',
  keepGuest: 'signUp',
  refresh: 'refresh',
  requestPasswordReset: 'mailCode',
  resendEmailVerification: 'mailCode',
  verifyEmail: 'checkCode',
  resetPassword: 'checkCode',
  reportError: 'reportError',
}

export async function throttleAddress(
  ports: Ports,
  operation: OperationName,
  ip: string,
): Promise<void> {
  const action = ACTIONS[operation] ?? 'other'
  const allowance = ports.config.throttle.perAddress[action]
  await take(ports, addressKey(ports, action, ip), allowance)
}

const WEEK_SECONDS = 7 * 24 * 60 * 60

/** One site may have a twentieth of all guests, each of which is kept for a week. */
export async function throttleGuests(ports: Ports, ip: string): Promise<void> {
  const key = fingerprint(ports.secrets, `site guest ${siteOf(ip)}`)
  const limit = Math.ceil(ports.config.guests.most / 20)
  await take(ports, key, { limit, windowSeconds: WEEK_SECONDS })
}

export async function throttleAccount(
  ports: Ports,
  action: ThrottledAction,
  account: string,
): Promise<void> {
  const allowance = ports.config.throttle.perAccount[action]
  if (allowance) await take(ports, accountKey(ports, action, account), allowance)
}

export async function throttleImport(ports: Ports, userId: number): Promise<void> {
  const { perAccount, together } = ports.config.throttle.moveIn
  await take(ports, fingerprint(ports.secrets, `import of user ${userId}`), perAccount)
  await take(ports, fingerprint(ports.secrets, 'import of all'), together)
}

export async function throttleAlertTest(ports: Ports, userId: number): Promise<void> {
  const key = fingerprint(ports.secrets, `alert test of user ${userId}`)
  await take(ports, key, ports.config.throttle.alerts.tests)
}

/** Counts a write of a small record of an account. */
export async function throttleRecords(ports: Ports, userId: number): Promise<void> {
  const key = fingerprint(ports.secrets, `records of user ${userId}`)
  await take(ports, key, ports.config.throttle.records)
}

/** Counts a new kind of error, which may replace another one that is stored. */
export async function throttleErrorKind(ports: Ports, ip: string): Promise<void> {
  const { perAddress, together } = ports.config.throttle.errorKinds
  await take(ports, fingerprint(ports.secrets, `error kinds ${networkOf(ip)}`), perAddress)
  await take(ports, fingerprint(ports.secrets, 'error kinds of all'), together)
}

/** Counts a log-in to this account from this address. Only what passes the narrow limit counts for the wide one. */
export async function throttleLogin(ports: Ports, username: string, ip: string): Promise<void> {
  await take(ports, loginKey(ports, username, ip), ports.config.throttle.login)
  await throttleAccount(ports, 'login', username)
}

/** A log-in that succeeded was no guess, so its counts are taken back. */
export async function forgiveLogin(ports: Ports, username: string, ip: string): Promise<void> {
  const one = [addressKey(ports, 'login', ip), accountKey(ports, 'login', username)]
  const all = loginKey(ports, username, ip)
  await throttleRepo(ports.db).forgive(one, all)
}

/** A log-in whose password was not checked, since too many were waiting, does not count. */
export async function giveBackLogin(ports: Ports, username: string, ip: string): Promise<void> {
  await throttleRepo(ports.db).giveBack([
    addressKey(ports, 'login', ip),
    accountKey(ports, 'login', username),
    loginKey(ports, username, ip),
  ])
}

/** Guesses at a replaced password tell nothing any more, so they make nobody wait. */
export async function forgetGuesses(
  ports: Ports,
  { id, username }: { id: number; username: string },
): Promise<void> {
  const throttle = throttleRepo(ports.db)
  await throttle.forget(accountKey(ports, 'login', username))
  await throttle.forget(accountKey(ports, 'changePassword', `user ${id}`))
}

// The database stores neither addresses nor names, only their keyed hashes.

function addressKey({ secrets }: Ports, action: ThrottledAction, ip: string): string {
  return fingerprint(secrets, `address ${action} ${networkOf(ip)}`)
}

function accountKey({ secrets }: Ports, action: ThrottledAction, account: string): string {
  return fingerprint(secrets, `account ${action} ${foldedName(account)}`)
}

/** Begins with the key of the account, so that one statement finds the counts of all addresses. */
function loginKey(ports: Ports, username: string, ip: string): string {
  const account = accountKey(ports, 'login', username)
  return `${account} ${fingerprint(ports.secrets, `${account} from ${networkOf(ip)}`)}`
}

async function take(ports: Ports, key: string, allowance: Allowance): Promise<void> {
  const waitMs = await throttleRepo(ports.db).take(key, ports.clock(), allowance)
  if (waitMs > 0) throw tooOften('Too many attempts.', waitMs)
}
