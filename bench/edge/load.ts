import { planWrite } from '../../scripts/stage/samples.ts'
import type { Row, Suite } from '../suite.ts'
import { newPerson, type Person } from './people.ts'
import { startServer } from './server.ts'
import { type Shot, steadyLoad } from './steady-load.ts'

const SECONDS = Number(process.env.BENCH_SECONDS ?? 20)
const WARM_UP_SECONDS = 5
const PEOPLE = 10
const PLANS_EACH = 20
const LOGINS = 20
const MEMORY_SAMPLES = 20

type Server = Awaited<ReturnType<typeof startServer>>

interface Kind {
  name: string
  /** Requests a second for each kind; all kinds together make 300. */
  rate: number
  shots: Shot[]
}

/** First log-ins one after the other, then all kinds of calls at once, 300 a second, from the same machine. */
export const suite: Suite = {
  name: `Node host, 300 requests/s for ${SECONDS} s`,
  async run() {
    const server = await startServer()
    try {
      const people: Person[] = []
      for (let n = 0; n < PEOPLE; n++)
        people.push(await newPerson(server.url, `planner${n}`, PLANS_EACH))
      const kinds = await kindsOfLoad(server.url, people)
      await Promise.all(kinds.map((kind) => load(server.url, kind, WARM_UP_SECONDS)))
      const loggedIn = await logIns(server.url, people[0]!)
      const memory: number[] = []
      const sampling = setInterval(
        async () => {
          const now = await server.memoryMiB()
          if (now !== null) memory.push(now)
        },
        (SECONDS * 1000) / MEMORY_SAMPLES,
      )
      const rows = await together(server, kinds, SECONDS)
      clearInterval(sampling)
      rows.push(loggedIn)
      if (memory.length > 0) rows.push(...memoryRows(memory))
      return rows
    } finally {
      await server.stop()
    }
  },
}

async function kindsOfLoad(url: string, people: readonly Person[]): Promise<Kind[]> {
  const lists = ['materials', 'exchanges', 'recipes', 'buildings'].map(
    (list) => `/api/v1/data/${list}`,
  )
  const known = await Promise.all(
    lists.map(async (path) => {
      const etag = (await fetch(url + path)).headers.get('etag')!
      return { path, headers: { 'If-None-Match': etag } }
    }),
  )
  const compressed = lists.map((path) => ({ path, headers: { 'Accept-Encoding': 'gzip' } }))
  const own = people.map(({ token, plans }) => ({
    plans,
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
  }))
  const planPath = (uuid: string | undefined) => `/api/v1/baseplanner/${uuid}`
  return [
    { name: 'game data, revisited (304)', rate: 100, shots: known },
    { name: 'game data, first visit', rate: 40, shots: compressed },
    {
      name: `plan list (${PLANS_EACH} plans)`,
      rate: 60,
      shots: own.map(({ headers }) => ({ path: '/api/v1/baseplanner/', headers })),
    },
    {
      name: 'one plan',
      rate: 40,
      shots: own.map(({ plans, headers }) => ({ path: planPath(plans[0]), headers })),
    },
    {
      name: 'plan save',
      rate: 60,
      shots: own.map(({ plans, headers }, n) => ({
        method: 'PATCH',
        path: planPath(plans[1]),
        headers,
        body: JSON.stringify(planWrite({ name: `Saved ${n}` })),
      })),
    },
  ]
}

/** All kinds at once, and the processor time that each request cost the server. */
async function together(server: Server, kinds: readonly Kind[], seconds: number): Promise<Row[]> {
  const before = await server.processorMs()
  const rows = await Promise.all(kinds.map((kind) => load(server.url, kind, seconds)))
  const after = await server.processorMs()
  if (before !== null && after !== null) rows.push(processorRow(rows, after - before))
  return rows
}

async function load(url: string, { name, rate, shots }: Kind, seconds: number): Promise<Row> {
  const { milliseconds, outcomes } = await steadyLoad(url, shots, { perSecond: rate, seconds })
  const unexpected = [...outcomes].filter(([outcome]) => outcome !== 200 && outcome !== 304)
  if (unexpected.length > 0)
    throw new Error(
      `${name}: ${unexpected.map(([what, times]) => `${times} × ${what}`).join(', ')}`,
    )
  return rowOf(name, milliseconds)
}

async function logIns(url: string, { username, password }: Person): Promise<Row> {
  const milliseconds: number[] = []
  for (let n = 0; n < LOGINS; n++) {
    const started = performance.now()
    const body = new URLSearchParams({ username, password })
    const answer = await fetch(`${url}/api/v1/user/login`, { method: 'POST', body })
    if (!answer.ok) throw new Error(`log-in: ${answer.status}`)
    await answer.text()
    milliseconds.push(performance.now() - started)
  }
  return rowOf('log-in, one at a time', milliseconds)
}

function rowOf(name: string, milliseconds: number[]): Row {
  const sorted = milliseconds.sort((a, b) => a - b)
  const quantile = (q: number) => sorted[Math.ceil(q * sorted.length) - 1]!
  return {
    name,
    unit: 'ms',
    median: quantile(0.5),
    p95: quantile(0.95),
    p99: quantile(0.99),
    n: sorted.length,
  }
}

/** Unlike the times above, this does not change if the machine is busy with other work. */
function processorRow(rows: readonly Row[], milliseconds: number): Row {
  const requests = rows.reduce((sum, { n }) => sum + n, 0)
  const each = milliseconds / requests
  return {
    name: 'server processor time a request',
    unit: 'ms',
    median: each,
    p95: each,
    n: requests,
  }
}

/** Compares the last quarter with the first, which reveals unbounded growth. */
function memoryRows(samples: number[]): Row[] {
  const quarter = Math.ceil(samples.length / 4)
  const part = (name: string, values: number[]): Row => ({ ...rowOf(name, values), unit: 'MiB' })
  return [
    part('server memory, first quarter', samples.slice(0, quarter)),
    part('server memory, last quarter', samples.slice(-quarter)),
  ]
}
