import { fingerprint } from '../../crypto/seal.ts'
import type { Ports } from '../../ports.ts'
import { throttleRepo } from '../../repo/throttle.ts'
import { usersRepo } from '../../repo/users.ts'
import { alertSendsRepo, type DueAlert, type Lease } from './alert-sends.ts'
import type { Channel } from './alert-states.ts'
import { alertAddress, noticeOf, sendAlertMail, sendPush } from './messages.ts'

/** Longer than any wait for a service. After this time, alerts that a dead process was sending are due again. */
const LEASE_MS = 2 * 60_000
/** Hosts look for what is due this often. */
const STEP_MS = 5 * 60_000
const MAX_REST_MS = 60 * 60_000
/** How many messages of one channel are sent at once. A service that hangs blocks only its own channel. */
const MAX_AT_ONCE = 16

/** Sends what is due to all accounts, each channel separately and several accounts at once. */
export interface AlertPost {
  /** Resolves when everything that was due was tried. */
  send(): Promise<void>
}

/** There is one for a process, so that all calls share its limits. */
export function alertPost(ports: Ports): AlertPost {
  const channels = (['push', 'mail'] as const).map((channel) => channelPost(ports, channel))
  return {
    async send() {
      await Promise.all(channels.map(({ send }) => send()))
    },
  }
}

function channelPost(ports: Ports, channel: Channel): AlertPost {
  const { db, log, clock, stopping } = ports
  const repo = alertSendsRepo(db)
  const sends = new Set<Promise<void>>()
  let looking = Promise.resolve()
  let isLooking = false
  let mayBeMore = false

  /** Begins as many sends as the limit allows. Each that ends looks for another account. */
  async function look(): Promise<void> {
    isLooking = true
    try {
      while (mayBeMore && sends.size < MAX_AT_ONCE && !stopping?.aborted) {
        mayBeMore = false
        const places = MAX_AT_ONCE - sends.size
        for (const userId of await repo.accounts(channel, places, clock())) {
          const now = clock()
          const lease = await repo.take(userId, channel, { now, until: now + LEASE_MS })
          mayBeMore = true
          if (lease) begin(lease)
        }
      }
    } finally {
      isLooking = false
    }
  }

  function lookAgain(): Promise<void> {
    mayBeMore = true
    if (!isLooking) looking = look()
    return looking
  }

  function begin(lease: Lease): void {
    const failed = (error: unknown) =>
      log.error('alerts', { channel, user: lease.userId, error: String(error) })
    const send = sendDue(ports, lease)
      .catch(failed)
      .then(() => {
        sends.delete(send)
        return lookAgain()
      })
      .catch(failed)
    sends.add(send)
  }

  return {
    async send() {
      await lookAgain()
      while (sends.size > 0) await Promise.all(sends)
    },
  }
}

async function sendDue(ports: Ports, lease: Lease): Promise<void> {
  const repo = alertSendsRepo(ports.db)
  const due = await repo.due(lease)
  const retryAt = due.length > 0 ? await retryTime(ports, lease, due) : null
  if (retryAt === null) await repo.confirm(lease, due)
  else await repo.rest(lease, retryAt)
}

/** Sends alerts in one message. Returns null if they need not be sent again, otherwise when to try again. */
async function retryTime(
  ports: Ports,
  lease: Lease,
  due: readonly DueAlert[],
): Promise<number | null> {
  const { db, secrets, clock, config, stopping } = ports
  const { userId, channel, tries } = lease
  const user = await usersRepo(db).byId(userId)
  const address = user && channel === 'mail' ? await alertAddress(ports, user) : null
  if (!user || (channel === 'mail' && address === null)) return null
  const key = fingerprint(secrets, `alerts by ${channel} to user ${userId}`)
  const { pushes, mails } = config.throttle.alerts
  const waitMs = await throttleRepo(db).take(key, clock(), channel === 'push' ? pushes : mails)
  if (waitMs > 0) return clock() + waitMs
  const lines = due.map(({ line }) => line)
  const outcome =
    address === null
      ? await sendPush(ports, userId, noticeOf(lines))
      : (await sendAlertMail(ports, user, address, lines)).is
  const isFinal = typeof outcome === 'number' || outcome === 'sent' || outcome === 'refused'
  if (isFinal) return null
  // A mail without a response may have arrived. It counts, so that an outage does not fill a mailbox.
  if (outcome !== 'unknown') await throttleRepo(db).giveBack([key])
  // The next start of the host tries again at once.
  if (stopping?.aborted) return clock()
  // The failure came some time after the look. Half a step less, and the look at the end of the rest finds it due.
  return clock() + Math.min(STEP_MS * 2 ** (tries - 1), MAX_REST_MS) - STEP_MS / 2
}
