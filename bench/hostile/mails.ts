import { join } from 'node:path'
import { openEmbedded } from '../../edge/db/embedded.ts'
import { startServer, temporaryFolder } from '../../scripts/stage/server-process.ts'
import { newWriter } from '../../scripts/stage/writer.ts'
import type { Suite } from '../suite.ts'
import { LOOP_PROBE, ordinaryShots, rowsOfPlayers } from './beside.ts'

const CALLS = 500
const PLANET = { randomplanet: 'AJ-946h', planet: 'AJ-946h' }
const VICTIM = 'victim@example.org'

/** Mails to one recipient, caused by every feature that sends one, from many networks, at the real limits. */
export const suite: Suite = {
  name: `mails to one recipient for ${CALLS} hostile calls`,
  async run() {
    const folder = await temporaryFolder()
    const env = { PERIGEE_TRUSTED_PROXIES: '1', PERIGEE_LIMITS_FACTOR: '1' }
    const server = await startServer(folder.path, { preload: LOOP_PROBE, env })
    try {
      const own = await newWriter(server.url, 'attacker', { 'X-Forwarded-For': '192.0.2.1' })
      const send = (n: number, method: string, path: string, body: unknown, token?: string) =>
        fetch(`${server.url}/api/v1${path}`, {
          method,
          headers: {
            'Content-Type': 'application/json',
            'X-Forwarded-For': `198.51.100.${n % 200}`,
            ...(token && { Authorization: `Bearer ${token}` }),
          },
          body: JSON.stringify(body),
        })
      const guests: string[] = []
      while (guests.length < 10) {
        const opened = await send(guests.length * 20, 'POST', '/user/guest', null)
        guests.push(((await opened.json()) as { access_token: string }).access_token)
      }
      const shots = await ordinaryShots(server.url)
      const players = rowsOfPlayers('hostile.mails players', server, shots)
      for (let n = 0; n < CALLS; n++) {
        const email = n % 3 ? VICTIM : `victim+${n}@example.org`
        const account = { username: `name${n}`, password: 'correct horse', email }
        const attacks = [
          () => send(n, 'POST', '/user/signup', { ...account, ...PLANET }),
          () => send(n, 'PATCH', '/user/profile', { email }, own.token),
          () => send(n, 'POST', '/user/resend_email_verification', null, own.token),
          () => send(n, 'POST', '/user/request_password_reset', { email }),
          () => send(n, 'POST', '/user/guest/keep', account, guests[n % guests.length]),
        ]
        await attacks[n % attacks.length]!()
      }
      const beside = await players
      await server.end('SIGTERM')
      const db = await openEmbedded(join(folder.path, 'perigee.db'))
      const { rows } = await db.execute(
        "select count(*) as mails from outbox where recipient like 'victim%'",
      )
      await db.close()
      const mails = Number(rows[0]!.mails)
      return [
        { name: 'hostile.mails', unit: 'mails', median: mails, p95: mails, n: CALLS },
        ...beside,
      ]
    } finally {
      if (server.isRunning()) await server.end('SIGKILL')
      await folder.remove()
    }
  },
}
