import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openEmbedded } from '../../edge/db/embedded.ts'
import { startServer, temporaryFolder } from '../../scripts/stage/server-process.ts'
import { newWriter } from '../../scripts/stage/writer.ts'

const WRITERS = 6
const MOVED_PLANS = 20
/** Enough for what is under way on any machine, and less than an idle connection is kept. */
const LONG_STOP = { PERIGEE_STOP_SECONDS: '60' }

let folder: Awaited<ReturnType<typeof temporaryFolder>>
beforeAll(async () => {
  folder = await temporaryFolder()
})
afterAll(() => folder?.remove())

test.each([1, 30, 150])(
  'killed after %i saves: what was acknowledged is there, nothing is half there',
  async (saves) => {
    const server = await startServer(folder.path)
    const writer = await newWriter(server.url, `writer${saves}`)
    const { moved, empires } = await plansToMove(writer)

    const acknowledged: string[] = []
    const enough = Promise.withResolvers<void>()
    const save = async (name: string) => {
      for (let n = 0; n < 70; n++) {
        const saved = await writer.savePlan(`${name} ${n}`)
        if (typeof saved !== 'string') return
        acknowledged.push(saved)
        if (acknowledged.length === saves) enough.resolve()
      }
    }
    // All plans go from one empire to the other and back, each time in one call.
    const move = async () => {
      for (let n = 0; server.isRunning(); n++) {
        const [from, to] = n % 2 ? empires : [...empires].reverse()
        const assigned = moved.map((baseplanner_uuid) => ({ baseplanner_uuid }))
        const body = [
          { empire_uuid: from, baseplanners: [] },
          { empire_uuid: to, baseplanners: assigned },
        ]
        const answer = await writer.call('PATCH', '/empire/junctions', body).catch(() => null)
        if (!answer?.ok) return
      }
    }
    const working = [...Array.from({ length: WRITERS }, (_, n) => save(`writer ${n}`)), move()]
    await enough.promise
    await server.end('SIGKILL')
    await Promise.all(working)

    const db = await openEmbedded(join(folder.path, 'perigee.db'))
    try {
      expect(await db.damage()).toBe(null)
      const stored = await db.execute('select uuid, baseplanner_data from plans')
      const uuids = new Set(stored.rows.map((row) => String(row.uuid)))
      expect(acknowledged.filter((uuid) => !uuids.has(uuid))).toEqual([])
      for (const row of stored.rows) JSON.parse(String(row.baseplanner_data))
      const { rows } = await db.execute({
        sql: `select e.uuid, count(*) as plans from empire_plans ep join empires e on e.id = ep.empire_id
            where e.uuid in (?, ?) group by e.uuid`,
        args: empires,
      })
      expect(rows.map((row) => Number(row.plans))).toEqual([MOVED_PLANS])
    } finally {
      await db.close()
    }
  },
)

async function plansToMove({ savePlan, call }: Awaited<ReturnType<typeof newWriter>>) {
  const newEmpire = async (name: string) => {
    const empire = {
      name,
      faction: 'NONE',
      permits_used: 1,
      permits_total: 2,
      use_fio_storage: false,
    }
    const answer = await call('PUT', '/empire/', empire)
    expect(answer.status).toBe(200)
    return ((await answer.json()) as { uuid: string }).uuid
  }
  const empires: [string, string] = [await newEmpire('Here'), await newEmpire('There')]
  const moved: string[] = []
  for (let n = 0; n < MOVED_PLANS; n++) moved.push(String(await savePlan(`moved ${n}`)))
  const baseplanners = moved.map((baseplanner_uuid) => ({ baseplanner_uuid }))
  const body = [{ empire_uuid: empires[0], baseplanners }]
  expect((await call('PATCH', '/empire/junctions', body)).status).toBe(200)
  return { moved, empires }
}

test('told to stop, the server answers what is under way, and waits for nobody who is idle', async () => {
  const server = await startServer(folder.path, { env: LONG_STOP })
  const writer = await newWriter(server.url, 'lastwriter')
  const saves = Array.from({ length: 20 }, (_, n) => writer.savePlan(`last ${n}`))
  await Promise.race(saves)
  const { code, output } = await server.end('SIGTERM')
  expect([code, output]).toEqual([0, expect.not.stringContaining('cut off')])
  const acknowledged = (await Promise.all(saves)).filter((saved) => typeof saved === 'string')
  const db = await openEmbedded(join(folder.path, 'perigee.db'))
  const { rows } = await db.execute("select uuid from plans where name like 'last %'")
  await db.close()
  expect(rows.map((row) => String(row.uuid)).sort()).toEqual(acknowledged.sort())
})
