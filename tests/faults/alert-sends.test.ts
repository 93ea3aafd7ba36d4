import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { deriveSecrets } from '../../edge/crypto/secrets.ts'
import { openEmbedded } from '../../edge/db/embedded.ts'
import { keepDevice } from '../../edge/features/alerts/devices.ts'
import { alertsRepo } from '../../edge/features/alerts/repo.ts'
import type { Database } from '../../edge/ports.ts'
import { usersRepo } from '../../edge/repo/users.ts'
import type { AlertRule } from '../../engine/game/alert.ts'
import { TEST_SECRET } from '../../scripts/stage/host.ts'
import { VAPID } from '../../scripts/stage/push-stub.ts'
import { PUSH_DEVICE } from '../../scripts/stage/samples.ts'
import { startServer, temporaryFolder } from '../../scripts/stage/server-process.ts'

const SECRET = { PERIGEE_SECRET: TEST_SECRET }
const HOUR = 60 * 60_000
const ADDRESS = 'ada@example.org'

const RULE: AlertRule = {
  watch: 'price',
  ticker: 'RAT',
  exchange: 'AI1',
  figure: 'ask',
  is: 'above',
  limit: 0.01,
  push: false,
  mail: true,
}

type Channel = 'mail' | 'push'

/** A mail or push service that takes its messages, or never answers. */
async function startServiceStub() {
  const stub = { url: '', hangs: true, asked: 0, taken: 0, close: () => {} }
  const open: ServerResponse[] = []
  const server = createServer((request, response) => {
    request.resume()
    stub.asked++
    if (stub.hangs) return void open.push(response)
    stub.taken++
    response.writeHead(201).end('{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  stub.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  stub.close = () => {
    server.closeAllConnections()
    server.close()
  }
  return stub
}

let folder: Awaited<ReturnType<typeof temporaryFolder>>
let service: Awaited<ReturnType<typeof startServiceStub>>
beforeEach(async () => {
  folder = await temporaryFolder()
  service = await startServiceStub()
  // The first start makes the database.
  await (await startServer(folder.path, { env: SECRET })).end('SIGTERM')
})
async function addRule(channel: Channel) {
  await withDatabase(async (db) => {
    const person = { username: 'ada', email: ADDRESS, password: 'x', now: Date.now() }
    const { id } = (await usersRepo(db).add(person)) as { id: number }
    await db.execute('update users set email_verified = 1, verified_email = email')
    const endpoint = `${service.url}/device`
    const ports = {
      db,
      secrets: await deriveSecrets(TEST_SECRET),
      random: (bytes: number) => crypto.getRandomValues(new Uint8Array(bytes)),
      clock: Date.now,
    }
    await keepDevice(ports, id, { ...PUSH_DEVICE, endpoint })
    const channels = { push: channel === 'push', mail: channel === 'mail' }
    await alertsRepo(db).put(id, crypto.randomUUID(), { ...RULE, ...channels })
    // Prices came just now, and nothing else is due.
    const jobs = 'materials systems buildings recipes exchanges planets programs histories'
    for (const name of jobs.split(' '))
      await db.execute({
        sql: 'insert or replace into sync_jobs (job, due_at, succeeded_at) values (?, ?, ?)',
        args: [name, Date.now() + HOUR, Date.now()],
      })
  })
}
afterEach(async () => {
  service.close()
  await folder.remove()
})

async function withDatabase<T>(work: (db: Database) => Promise<T>): Promise<T> {
  const db = await openEmbedded(join(folder.path, 'perigee.db'))
  return await work(db).finally(() => db.close())
}
const start = () =>
  startServer(folder.path, {
    env: {
      ...SECRET,
      PERIGEE_SYNC: 'on',
      PERIGEE_FIO_URL: 'http://127.0.0.1:9',
      PERIGEE_MAIL_URL: service.url,
      PERIGEE_MAIL_TOKEN: 'token',
      PERIGEE_MAIL_FROM: 'Perigee <perigee@example.org>',
      PERIGEE_PUSH_PUBLIC_KEY: VAPID.publicKey,
      PERIGEE_PUSH_PRIVATE_KEY: VAPID.privateKey,
      PERIGEE_PUSH_CONTACT: VAPID.contact,
      PERIGEE_PUSH_SERVICES: service.url,
    },
  })

test.each<[Channel, NodeJS.Signals]>([
  ['mail', 'SIGTERM'],
  ['mail', 'SIGKILL'],
  ['push', 'SIGTERM'],
  ['push', 'SIGKILL'],
])('an alert that is being sent by %s at %s is sent by the next start', async (channel, signal) => {
  await addRule(channel)
  const server = await start()
  await expect.poll(() => service.asked).toBe(1)
  const { output } = await server.end(signal)
  expect(output).not.toContain('left undone')
  service.hangs = false
  // After a kill, what the dead process took is due again minutes later; they pass here.
  if (signal === 'SIGKILL')
    await withDatabase(async (db) => void (await db.execute('update alert_sends set retry_at = 0')))
  else {
    const claims = 'select 1 from account_walks where claimed_until > 0'
    expect((await withDatabase((db) => db.execute(claims))).rows).toEqual([])
  }
  const next = await start()
  await expect.poll(() => service.taken).toBe(1)
  const due = 'select 1 from alerts where mail_due = 1 or push_due = 1'
  await expect.poll(async () => (await withDatabase((db) => db.execute(due))).rows).toEqual([])
  await next.end('SIGTERM')
})
