import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { seal } from '../../edge/crypto/seal.ts'
import { deriveSecrets } from '../../edge/crypto/secrets.ts'
import { openEmbedded } from '../../edge/db/embedded.ts'
import { keepDevice } from '../../edge/features/alerts/devices.ts'
import { alertsRepo } from '../../edge/features/alerts/repo.ts'
import type { Database } from '../../edge/ports.ts'
import { fioKeyOwner, usersRepo } from '../../edge/repo/users.ts'
import type { AlertRule } from '../../engine/game/alert.ts'
import { TEST_SECRET } from '../../scripts/stage/host.ts'
import { type PushBrowser, startPushStub, VAPID } from '../../scripts/stage/push-stub.ts'
import { startServer, temporaryFolder } from '../../scripts/stage/server-process.ts'
import type { Suite } from '../suite.ts'
import { BEHIND_PROXY, LOOP_PROBE, ordinaryShots, rowsOfPlayers } from './beside.ts'
import { fullAccount } from './full-account.ts'

const HOARDERS = 4
const SLOW_PLAYERS = 8
const RULES_OF_A_HOARDER = 40
const PATIENCE_MS = 200_000
const HOUR_MS = 60 * 60_000
const JOBS = 'materials systems buildings recipes exchanges planets programs histories'.split(' ')

const PRICE: AlertRule = {
  ...({ watch: 'price', ticker: 'RAT', exchange: 'AI1', figure: 'ask', is: 'above' } as const),
  ...{ limit: 0.01, push: true, mail: false },
}

/**
 * How long after a sync an honest price rule is sent while there are full empires, a FIO that hangs and a mail service
 * that hangs.
 */
export const suite: Suite = {
  name: 'seconds until an honest rule is sent',
  async run() {
    const folder = await temporaryFolder()
    const push = await startPushStub()
    const hanging = await startHangingServer()
    try {
      const env = { ...BEHIND_PROXY, PERIGEE_SECRET: TEST_SECRET }
      const before = await startServer(folder.path, { env })
      const shots = await ordinaryShots(before.url)
      await before.end('SIGTERM')
      const browser = await push.browser()
      await prepare(join(folder.path, 'perigee.db'), browser)
      const server = await startServer(folder.path, {
        preload: LOOP_PROBE,
        env: {
          ...env,
          PERIGEE_SYNC: 'on',
          PERIGEE_FIO_URL: hanging.url,
          PERIGEE_MAIL_URL: hanging.url,
          PERIGEE_MAIL_TOKEN: 'token',
          PERIGEE_MAIL_FROM: 'Perigee <perigee@example.org>',
          PERIGEE_PUSH_PUBLIC_KEY: VAPID.publicKey,
          PERIGEE_PUSH_PRIVATE_KEY: VAPID.privateKey,
          PERIGEE_PUSH_CONTACT: VAPID.contact,
          PERIGEE_PUSH_SERVICES: push.url,
        },
      })
      const began = performance.now()
      const players = rowsOfPlayers('hostile.alerts players', server, shots)
      const isLate = () => performance.now() - began > PATIENCE_MS
      while (browser.messages.length === 0 && !isLate())
        await new Promise((resolve) => setTimeout(resolve, 20))
      const seconds = (performance.now() - began) / 1000
      const rows = await players
      await server.end('SIGKILL')
      return [{ name: 'hostile.alerts', unit: 's', median: seconds, p95: seconds, n: 1 }, ...rows]
    } finally {
      push.close()
      hanging.close()
      await folder.remove()
    }
  },
}

/** Accepts every call and never responds. */
async function startHangingServer() {
  const server = createServer(() => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

async function prepare(path: string, browser: PushBrowser): Promise<void> {
  const db: Database & { close(): Promise<void> } = await openEmbedded(path)
  const secrets = await deriveSecrets(TEST_SECRET)
  const random = (bytes: number) => crypto.getRandomValues(new Uint8Array(bytes))
  const now = Date.now()
  const put = (id: number, rule: AlertRule) => alertsRepo(db).put(id, crypto.randomUUID(), rule)
  for (let n = 0; n < HOARDERS; n++) {
    const { id, planet } = await fullAccount(db, `hoarder${n}`, now)
    await db.execute({
      sql: 'update users set is_guest = 1, has_example = 1 where id = ?',
      args: [id],
    })
    const channels = { push: true, mail: false }
    for (let rule = 0; rule < RULES_OF_A_HOARDER; rule++)
      await put(id, {
        watch: 'supply',
        ticker: 'RAT',
        planet,
        limit: rule + 1,
        flows: 'game',
        ...channels,
      })
  }
  for (let n = 0; n < SLOW_PLAYERS; n++) {
    const email = `slow${n}@example.org`
    const person = { username: `slow${n}`, email, password: 'x', now }
    const { id } = (await usersRepo(db).add(person)) as { id: number }
    const fioKey = await seal(secrets, random, fioKeyOwner(id), 'key')
    await usersRepo(db).changeProfile(id, { fioKey, prunUsername: `SLOW${n}`, email })
    const verify = 'update users set email_verified = 1, verified_email = email where id = ?'
    await db.execute({ sql: verify, args: [id] })
    await put(id, { watch: 'repair', planet: null, limit: 1, push: false, mail: true })
    await put(id, { ...PRICE, push: false, mail: true })
  }
  const person = { username: 'honest', email: null, password: 'x', now }
  const { id } = (await usersRepo(db).add(person)) as { id: number }
  await keepDevice({ db, secrets, random, clock: Date.now }, id, browser.device)
  await put(id, PRICE)
  // Prices arrived just now, and nothing else is due.
  for (const job of JOBS)
    await db.execute({
      sql: 'insert or replace into sync_jobs (job, due_at, succeeded_at) values (?, ?, ?)',
      args: [job, now + HOUR_MS, now],
    })
  await db.close()
}
