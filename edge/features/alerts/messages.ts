import { alertMail } from '../../mail/templates.ts'
import type { MailOutcome, Ports, PushOutcome } from '../../ports.ts'
import type { User } from '../../repo/users.ts'
import { alertStatesRepo } from './alert-states.ts'
import { openDevice } from './devices.ts'
import { mailStopToken } from './mail-stop.ts'
import { pushDevicesRepo } from './push-devices.ts'

const PAGE = '/alerts'
const MAX_LINES = 6

/** A notification, as the service worker reads it. */
export interface Notice {
  title: string
  body: string
  /** The address that the notification opens. */
  path: string
}

export function noticeOf(lines: readonly string[]): Notice {
  const [only] = lines
  if (lines.length === 1) return { title: 'Perigee', body: only!, path: PAGE }
  const more = lines.length - MAX_LINES
  const shown = lines.slice(0, MAX_LINES).join('\n')
  return {
    title: `Perigee: ${lines.length} of your rules are met`,
    body: more > 0 ? `${shown}\nand ${more} more` : shown,
    path: PAGE,
  }
}

/** Returns how many browsers took it, or `later` if none did and one may take it later. */
export async function sendPush(
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
  { db, log, stopping }: Pick<Ports, 'db' | 'log' | 'stopping'>,
  id: number,
  outcome: PushOutcome,
): Promise<void> {
  const repo = pushDevicesRepo(db)
  if (outcome.is === 'sent') await repo.reached(id)
  else if (outcome.is === 'gone') await repo.drop(id)
  else if (outcome.is === 'refused') await repo.refused(id)
  // If the host gave up because it stops, the push service did not ask for a pause.
  else if (!stopping?.aborted) await repo.rest(id, outcome.retryAt)
  if ('problem' in outcome && outcome.problem) log.warn('push', { problem: outcome.problem })
}

/** The address for alert mails. Null if it is not verified, or if the player has stopped these mails. */
export async function alertAddress({ db }: Pick<Ports, 'db'>, user: User): Promise<string | null> {
  const { id, email, emailVerified } = user
  return emailVerified && !(await alertStatesRepo(db).hasStoppedMail(id)) ? email : null
}

export async function sendAlertMail(
  { config, secrets, mail }: Ports,
  { id, username }: User,
  address: string,
  lines: readonly string[],
): Promise<MailOutcome> {
  const token = mailStopToken(secrets, id)
  const { origin } = config
  const links = {
    page: origin + PAGE,
    stop: `${origin}/stop-alert-mail?token=${token}`,
    unsubscribe: `${origin}/api/v1/alerts/mail/stop?token=${token}`,
  }
  return await mail.send(alertMail(address, username, lines, links))
}
