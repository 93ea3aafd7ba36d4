import type { Allowance } from '../config.ts'
import { fingerprint } from '../crypto/seal.ts'
import { tooOften } from '../errors.ts'
import { siteOf } from '../network.ts'
import type { Ports } from '../ports.ts'
import { throttleRepo } from '../repo/throttle.ts'

type MailPorts = Pick<Ports, 'db' | 'clock' | 'config' | 'secrets'>

interface RequestedMail {
  to: string
  /** The address of the caller. */
  ip: string
}

interface Limit {
  key: string
  allowance: Allowance
  refusal: string
}

/**
 * Counts a mail before anything is stored or sent: for the recipient, for the network that requested it, and for all together.
 * Throws if one of these limits is reached. Returns a function that takes the counts back if nothing is sent after all.
 */
async function count(ports: MailPorts, limits: readonly Limit[]): Promise<() => Promise<void>> {
  const repo = throttleRepo(ports.db)
  const counted: string[] = []
  for (const { key, allowance, refusal } of limits) {
    const waitMs = await repo.take(key, ports.clock(), allowance)
    counted.push(key)
    if (waitMs === 0) continue
    await repo.giveBack(counted)
    throw tooOften(refusal, waitMs)
  }
  return () => repo.giveBack(counted)
}

/** Counts a mail to an address that nobody has verified. Its recipient may know nothing of it. */
export function countVerification(ports: MailPorts, mail: RequestedMail) {
  return count(ports, [strangers(ports, mail.to), ...limitsOf(ports, mail)])
}

/** Counts a reset, whoever owns the address. Sign-ups cannot use up what is left for resets. */
export function countReset(ports: MailPorts, mail: RequestedMail) {
  return count(ports, limitsOf(ports, mail))
}

/** Counts one more mail to an unverified address. Returns false if the limit is reached. */
export async function mayMailStranger(ports: MailPorts, to: string): Promise<boolean> {
  const { key, allowance } = strangers(ports, to)
  return (await throttleRepo(ports.db).take(key, ports.clock(), allowance)) === 0
}

const ENOUGH = 'This email address was sent as many mails as one address may get.'

function limitsOf({ secrets, config }: MailPorts, { to, ip }: RequestedMail): Limit[] {
  const { toRecipient, fromSite, together } = config.throttle.mails
  return [
    {
      key: fingerprint(secrets, `mails to ${mailboxOf(to)}`),
      allowance: toRecipient,
      refusal: ENOUGH,
    },
    {
      key: fingerprint(secrets, `mails from ${siteOf(ip)}`),
      allowance: fromSite,
      refusal: 'Too many mails were requested from your network.',
    },
    {
      key: fingerprint(secrets, 'mails together'),
      allowance: together,
      refusal: 'This server has sent as many mails as it may for now.',
    },
  ]
}

function strangers({ secrets, config }: MailPorts, to: string): Limit {
  return {
    key: fingerprint(secrets, `mails to stranger ${mailboxOf(to)}`),
    allowance: config.throttle.mails.toStranger,
    refusal: ENOUGH,
  }
}

/** Many providers deliver `a.da+anything@` to `ada@`, so all of these count as one. */
function mailboxOf(address: string): string {
  const at = address.lastIndexOf('@')
  const name = address.slice(0, at).replace(/\+.*/, '').replaceAll('.', '')
  return `${name}${address.slice(at)}`.toLowerCase()
}
