import type { Allowance } from '../config.ts'
import { fingerprint } from '../crypto/seal.ts'
import { alertMail } from '../mail/templates.ts'
import type { Ports, PushOutcome } from '../ports.ts'
import { alertStatesRepo, type Channel } from '../repo/alert-states.ts'
import { pushDevicesRepo } from '../repo/push-devices.ts'
import { throttleRepo } from '../repo/throttle.ts'
import type { User } from '../repo/users.ts'
import { openDevice } from './devices.ts'
import { mailStopToken } from './mail-stop.ts'

const PAGE = '/alerts'
const MOST_LINES = 6

/** What a notification shows; the service worker reads it. */
export interface Notice {
  title: string
  body: string
  /** Opened by a press. */
  path: string
}

/**
 * Tells the player what is due, in one message a channel. `lines`: what each rule found, by its id. What exceeds the
 * day's messages stays due and is sent with the next ones, unless it is over by then.
 */
export async function tell(
  ports: Ports,
  user: User,
  lines: ReadonlyMap<number, string>,
): Promise<void> {
  await tellBy(ports, user, 'push', lines, (texts) => pushed(ports, user.id, noticeOf(texts)))
  await tellBy(ports, user, 'mail', lines, (texts) => mailed(ports, user, texts))
}

async function tellBy(
  ports: Ports,
  { id: userId }: User,
  channel: Channel,
  lines: ReadonlyMap<number, string>,
  send: (texts: readonly string[]) => Promise<unknown>,
): Promise<void> {
  const repo = alertStatesRepo(ports.db)
  // What is not known now is sent once it is.
  const due = (await repo.due(userId, channel)).filter((id) => lines.has(id))
  if (due.length === 0) return
  const { pushes, mails } = ports.config.throttle.alerts
  if (!(await mayTell(ports, userId, channel, channel === 'push' ? pushes : mails))) return
  const taken = await repo.take(userId, channel, due)
  const texts = taken.flatMap((id) => lines.get(id) ?? [])
  if (texts.length > 0 && (await send(texts)) === 'later')
    await repo.giveBack(userId, channel, taken)
}

async function mayTell(
  { db, secrets, clock }: Ports,
  userId: number,
  channel: Channel,
  allowance: Allowance,
): Promise<boolean> {
  const key = fingerprint(secrets, `alerts by ${channel} to user ${userId}`)
  return (await throttleRepo(db).take(key, clock(), allowance)) === 0
}

function noticeOf(texts: readonly string[]): Notice {
  const [only] = texts
  if (texts.length === 1) return { title: 'Perigee', body: only!, path: PAGE }
  const more = texts.length - MOST_LINES
  const shown = texts.slice(0, MOST_LINES).join('\n')
  return {
    title: `Perigee: ${texts.length} of your rules are met`,
    body: more > 0 ? `${shown}\nand ${more} more` : shown,
    path: PAGE,
  }
}

/** How many browsers took it; `later` where none did and one may. */
export async function pushed(
  { push: service, ...ports }: Ports,
  userId: number,
  notice: Notice,
): Promise<number | 'later'> {
  if (!service) return 0
  const repo = pushDevicesRepo(ports.db)
  const outcomes = await Promise.all(
    (await repo.list(userId)).map(async (stored) => {
      if (stored.retryAt > ports.clock()) return 'later'
      const device = await openDevice(ports, userId, stored)
      if (!device) {
        await repo.drop(stored.id)
        return 'gone'
      }
      const outcome = await service.send(device, JSON.stringify(notice))
      await noteOutcome(ports, stored.id, outcome)
      return outcome.is
    }),
  )
  const sent = outcomes.filter((outcome) => outcome === 'sent').length
  return sent === 0 && outcomes.includes('later') ? 'later' : sent
}

async function noteOutcome(
  { db, log }: Pick<Ports, 'db' | 'log'>,
  id: number,
  outcome: PushOutcome,
): Promise<void> {
  const repo = pushDevicesRepo(db)
  if (outcome.is === 'sent') await repo.reached(id)
  else if (outcome.is === 'gone') await repo.drop(id)
  else if (outcome.is === 'later') await repo.rest(id, outcome.retryAt)
  else await repo.refused(id)
  if ('problem' in outcome && outcome.problem) log.warn('push', { problem: outcome.problem })
}

/** Only to an address that its owner verified, and only to players who have not stopped such mails. */
export async function mailed(
  { db, config, secrets, mail }: Ports,
  { id, email, emailVerified, username }: User,
  texts: readonly string[],
): Promise<boolean> {
  if (!email || !emailVerified || (await alertStatesRepo(db).hasStoppedMail(id))) return false
  const token = mailStopToken(secrets, id)
  const { origin } = config
  const links = {
    page: origin + PAGE,
    stop: `${origin}/stop-alert-mail?token=${token}`,
    unsubscribe: `${origin}/api/v1/alerts/mail/stop?token=${token}`,
  }
  await mail.send(alertMail(email, username, texts, links))
  return true
}
