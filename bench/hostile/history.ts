import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { openEmbedded } from '../../edge/db/embedded.ts'
import type { EmpireDay } from '../../engine/game/day-record.ts'
import { DAY_MS, dayOf } from '../../engine/game/time.ts'
import { encodeDay } from '../../engine/today/history/encoding.ts'
import { TEST_SECRET } from '../../scripts/stage/host.ts'
import { startServer, temporaryFolder } from '../../scripts/stage/server-process.ts'
import { newWriter } from '../../scripts/stage/writer.ts'
import { startBareWorker } from '../edge/bare-worker.ts'
import { firstThreadMs } from '../edge/processor-time.ts'
import { summarise } from '../measure.ts'
import type { Row, Suite } from '../suite.ts'
import { BEHIND_PROXY, LOOP_PROBE, ordinaryShots, rowsOfPlayers, warmUp } from './beside.ts'
import { fullAccount } from './full-account.ts'

const CALLS = 30
const DAYS = 366
const EMPIRES = 50
const ATTACKERS = 4

/**
 * A year of a full account, and a full account without a record of today: processor time of the Worker's thread. Linux
 * only.
 */
export const suite: Suite = {
  name: 'the history of a full account on the Worker',
  async run() {
    const worker = await startBareWorker()
    try {
      if ((await firstThreadMs(worker.pid)) === null) return []
      const { db, url, pid } = worker
      const writer = await newWriter(url, 'historian', { 'Accept-Encoding': 'identity' })
      const idOf = async () =>
        Number((await db.execute("select id from users where username = 'historian'")).rows[0]!.id)
      const own = await idOf()
      const { id } = await fullAccount(db, 'hoarder', Date.now())
      for (const table of ['plans', 'empires'])
        await db.execute({
          sql: `update ${table} set user_id = ? where user_id = ?`,
          args: [own, id],
        })
      const read = async () => {
        const before = (await firstThreadMs(pid)) ?? 0
        const answer = await writer.call('GET', '/data/history')
        await answer.arrayBuffer()
        return ((await firstThreadMs(pid)) ?? 0) - before
      }
      // Compiles the code of the call. A record of today keeps it from calculating.
      const totals = totalsOfEmpires()
      const days = Array.from({ length: DAYS }, (_, n) => dayOf(Date.now() - n * DAY_MS))
      await db.execute({
        sql: `insert into history_days (user_id, day, totals, details)
              select ?, value, ?, x'00' from json_each(?)`,
        args: [own, totals, JSON.stringify(days)],
      })
      for (let n = 0; n < 10; n++) await read()
      const times: number[] = []
      while (times.length < CALLS) times.push(await read())
      const row: Row = {
        name: 'hostile.history a year, processor time',
        unit: 'ms',
        ...summarise(times),
      }
      await db.execute({ sql: 'delete from history_days where user_id = ?', args: [own] })
      const first = await read()
      return [
        row,
        { name: 'hostile.history first look', unit: 'ms', median: first, p95: first, n: 1 },
        ...(await rowsBesideReaders()),
      ]
    } finally {
      await worker.close()
    }
  },
}

/**
 * On the Node host: the effect on players while four full accounts without a record of today request their history all
 * the time.
 */
async function rowsBesideReaders(): Promise<Row[]> {
  const folder = await temporaryFolder()
  const env = { ...BEHIND_PROXY, PERIGEE_SECRET: TEST_SECRET }
  const before = await startServer(folder.path, { env })
  const shots = await ordinaryShots(before.url)
  const hoarders = await Promise.all(
    Array.from({ length: 1 + ATTACKERS }, (_, n) =>
      newWriter(before.url, `hoarder${n}`, { 'X-Forwarded-For': `198.51.100.${n}` }),
    ),
  )
  await before.end('SIGTERM')
  const db = await openEmbedded(join(folder.path, 'perigee.db'))
  for (const { username } of hoarders) {
    const { id } = await fullAccount(db, `plans of ${username}`, Date.now())
    for (const table of ['plans', 'empires'])
      await db.execute({
        sql: `update ${table} set user_id = (select id from users where username = ?) where user_id = ?`,
        args: [username, id],
      })
  }
  await db.close()
  const server = await startServer(folder.path, { preload: LOOP_PROBE, env })
  const [first, ...readers] = hoarders.map(({ token }) => token)
  const attacker = new Worker(new URL('./thread/historians.ts', import.meta.url), {
    workerData: { url: server.url, tokens: readers },
  })
  try {
    // The first account makes the server parse the game data and compile the calculation.
    const headers = { Authorization: `Bearer ${first}` }
    await (await fetch(`${server.url}/api/v1/data/history`, { headers })).arrayBuffer()
    await warmUp(server, shots)
    attacker.postMessage('begin')
    return await rowsOfPlayers('hostile.history players', server, shots)
  } finally {
    await attacker.terminate()
    await server.end('SIGKILL')
    await folder.remove()
  }
}

function totalsOfEmpires() {
  const empires = Array.from(
    { length: EMPIRES },
    (_, n): EmpireDay => ({
      empire: (0x10_00_00_00 + n).toString(16),
      profit: 123_456_789 * n,
      cx: 1,
      bonus: 1,
      plans: [],
      rest: { plans: 0, profit: 0, moved: 0, mark: 0 },
      materials: [],
      untold: 0,
    }),
  )
  return encodeDay({ day: dayOf(Date.now()), since: null, empires }).totals
}
