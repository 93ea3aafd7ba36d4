import { ANY_PLANET } from '../../engine/model/search.ts'
import { planWrite } from '../../tests/contract/samples.ts'
import { startWorkerHost } from '../../tests/hosts/worker-host.ts'
import type { Row, Suite } from '../suite.ts'
import { newPerson } from './people.ts'
import { childNamed, processorMs } from './processor-time.ts'
import type { Shot } from './steady-load.ts'

const CALLS = 200
const WARM_UP_CALLS = 50
const PLANS = 20

/** What a call costs the Worker itself: processor time of workerd, without the database server's. Linux only. */
export const suite: Suite = {
  name: 'Worker, processor time a call',
  async run() {
    const host = await startWorkerHost()
    try {
      const workerd = await childNamed('workerd')
      if (workerd === undefined) return []
      const { token, plans } = await newPerson(host.url, 'planner', PLANS)
      const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' }
      const json = (method: string, path: string, body: unknown): Shot => ({
        method,
        path,
        headers,
        body: JSON.stringify(body),
      })
      const calls: Record<string, Shot> = {
        'materials, first visit': { path: '/api/v1/data/materials' },
        'one planet': { path: '/api/v1/data/planet/AJ-946h' },
        'planet search': json('POST', '/api/v1/data/planet/search', ANY_PLANET),
        profile: { path: '/api/v1/user/profile', headers },
        [`plan list (${PLANS} plans)`]: { path: '/api/v1/baseplanner/', headers },
        'plan save': json('PATCH', `/api/v1/baseplanner/${plans[0]}`, planWrite()),
      }
      const rows: Row[] = []
      for (const [name, shot] of Object.entries(calls))
        rows.push(await costOf(`Worker: ${name}`, workerd, () => ask(host.url, shot)))
      return rows
    } finally {
      await host.close()
    }
  },
}

async function costOf(name: string, pid: number, call: () => Promise<void>): Promise<Row> {
  for (let n = 0; n < WARM_UP_CALLS; n++) await call()
  const before = (await processorMs(pid)) ?? 0
  for (let n = 0; n < CALLS; n++) await call()
  const each = (((await processorMs(pid)) ?? 0) - before) / CALLS
  return { name, unit: 'ms', median: each, p95: each, n: CALLS }
}

async function ask(url: string, { path, ...init }: Shot): Promise<void> {
  const answer = await fetch(url + path, init)
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text}`)
}
