import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { loadStarterGameData } from '../../edge/gamedata/starter/starter-files.ts'
import { DAY_MS } from '../../engine/game/time.ts'
import { startWorkerHost, type WorkerHost } from './worker-host.ts'

// On workerd only: the Node host has no cron events. Its timers call the same sync, walks and cleanup.
const minuteOfHour = (minute: number) => new Date(Date.UTC(2026, 2, 1, 12, minute))
const NOT_DUE = Date.UTC(2100, 0, 1)
const JOBS = [
  'materials',
  'systems',
  'buildings',
  'recipes',
  'exchanges',
  'planets',
  'fees',
  'programs',
  'histories',
]

describe.each(['on', 'off'])('the cron trigger of the Worker with the sync %s', (sync) => {
  let fio: Server
  let host: WorkerHost
  const asked: string[] = []
  beforeAll(async () => {
    const { materials } = await loadStarterGameData()
    const body = JSON.stringify(materials)
    fio = createServer((request, response) => {
      asked.push(request.url ?? '')
      response.end(body)
    })
    await new Promise<void>((resolve) => fio.listen(0, '127.0.0.1', resolve))
    const url = `http://127.0.0.1:${(fio.address() as AddressInfo).port}`
    host = await startWorkerHost({ PERIGEE_FIO_URL: url, PERIGEE_SYNC: sync })
  })
  afterAll(async () => {
    await host?.close()
    fio?.close()
  })

  const first = async (sql: string) => (await host.db.execute(sql)).rows[0]?.[0]
  const expiredMails = () => first('select count(*) from outbox')
  const walks = () => first('select count(*) from account_walks')

  beforeEach(async () => {
    asked.length = 0
    const now = Date.now()
    await host.db.batch([
      'delete from outbox',
      {
        sql: `insert into outbox (sent_at, recipient, subject, body, html)
              values (?, 'a@example.org', '', '', '')`,
        args: [now - 8 * DAY_MS],
      },
      // Only the materials are due. Prices are known, so accounts are visited.
      {
        sql: `insert or replace into sync_jobs (job, due_at, succeeded_at)
              select value, iif(value = 'materials', 0, ?), ? from json_each(?)`,
        args: [NOT_DUE, now, JSON.stringify(JOBS)],
      },
    ])
  })

  test('runs a step of the sync and visits accounts only if the sync is on', async () => {
    await host.trigger(minuteOfHour(35))
    if (sync === 'on') {
      const source = () => first("select source from gamedata_lists where kind = 'materials'")
      await expect.poll(source).toBe('upstream')
      await expect.poll(walks).toBeGreaterThan(0)
    }
    expect(asked).toEqual(sync === 'on' ? ['/material/allmaterials'] : [])
    if (sync === 'off') expect(await walks()).toBe(0)
  })

  test('cleans up at the beginning of an hour only', async () => {
    await host.trigger(minuteOfHour(5))
    expect(await expiredMails()).toBe(1)
    await host.trigger(minuteOfHour(0))
    await expect.poll(expiredMails).toBe(0)
  })
})
