import { fingerprint } from '../auth/seal.ts'
import type { Allowance, ThrottledAction } from '../config.ts'
import type { Operation } from '../contract/routes.ts'
import { HttpError } from '../errors.ts'
import type { Ports } from '../ports.ts'
import { throttleRepo } from '../repo/throttle.ts'

const ACTIONS: { [operation in Operation]?: ThrottledAction } = {
  login: 'login',
  signUp: 'signUp',
  refresh: 'refresh',
  requestPasswordReset: 'mailCode',
  resendEmailVerification: 'mailCode',
  verifyEmail: 'checkCode',
  resetPassword: 'checkCode',
}

/** Counts one request of this address, or answers 429. */
export async function throttleAddress(
  ports: Ports,
  operation: Operation,
  ip: string,
): Promise<void> {
  const action = ACTIONS[operation] ?? 'other'
  const allowance = ports.config.throttle.perAddress[action]
  await take(ports, `address ${action} ${networkOf(ip)}`, allowance)
}

/** Counts one attempt at this account, wherever it comes from, or answers 429. */
export async function throttleAccount(
  ports: Ports,
  action: ThrottledAction,
  account: string,
): Promise<void> {
  const allowance = ports.config.throttle.perAccount[action]
  if (allowance) await take(ports, `account ${action} ${account.toLowerCase()}`, allowance)
}

/** A log-in that succeeded was no attempt at guessing: its counts are given back. */
export async function forgiveLogin(ports: Ports, ip: string, account: string): Promise<void> {
  const keys = [`address login ${networkOf(ip)}`, `account login ${account.toLowerCase()}`]
  const hashed = await Promise.all(keys.map((key) => fingerprint(ports.secrets, key)))
  await throttleRepo(ports.db).forgive(hashed[0]!, hashed[1]!)
}

async function take(ports: Ports, key: string, allowance: Allowance): Promise<void> {
  const now = ports.clock()
  // The database learns neither addresses nor names, only their keyed hashes.
  const hashed = await fingerprint(ports.secrets, key)
  const { count, resetsAt } = await throttleRepo(ports.db).count(
    hashed,
    now,
    now + allowance.windowSeconds * 1000,
  )
  if (count <= allowance.limit) return
  const seconds = Math.max(1, Math.ceil((resetsAt - now) / 1000))
  throw new HttpError(429, `Too many attempts. Please try again in ${inWords(seconds)}.`, {
    headers: { 'Retry-After': String(seconds) },
  })
}

function inWords(seconds: number): string {
  return seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`
}

/** One IPv6 household holds a whole /64, so that is what counts as an address. */
export function networkOf(ip: string): string {
  if (!ip.includes(':')) return ip
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)
  if (mapped) return mapped[1]!
  const [head = '', tail = ''] = ip.split('::')
  const left = head.split(':').filter(Boolean)
  const right = tail.split(':').filter(Boolean)
  const zeros = ip.includes('::') ? Array<string>(8 - left.length - right.length).fill('0') : []
  return `${[...left, ...zeros, ...right].slice(0, 4).join(':')}::/64`
}
