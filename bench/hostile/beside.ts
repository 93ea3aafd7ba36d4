import { once } from 'node:events'
import { Agent } from 'node:http'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import {
  type ServerProcess,
  startServer,
  temporaryFolder,
} from '../../scripts/stage/server-process.ts'
import { newWriter } from '../../scripts/stage/writer.ts'
import { peakMiB } from '../edge/processor-time.ts'
import { type Shot, steadyLoad } from '../edge/steady-load.ts'
import type { Row } from '../suite.ts'

export type Attack =
  | 'logins'
  | 'empires'
  | 'pictures'
  | 'bodies'
  | 'errors'
  | 'readers'
  | 'unread'
  | 'planner'

const SECONDS = Number(process.env.BENCH_SECONDS ?? 15)
const PLAYERS = 30
const PLANS_EACH = 10
const CONNECTIONS_OF_A_BROWSER = 6
const CALLS_A_SECOND = 60

/** Loaded before a server, it measures the longest turn of the server's event loop. */
export const LOOP_PROBE = join(import.meta.dirname, '../loop-probe.mjs')

/** Each player has an address of their own, as behind a proxy. */
export const BEHIND_PROXY = { PERIGEE_TRUSTED_PROXIES: '1', PERIGEE_LIMITS_FACTOR: '100000' }

/** The effect of an attack on thirty ordinary players. */
export async function rowsBeside(attack: Attack): Promise<Row[]> {
  const folder = await temporaryFolder()
  // The attacker runs in a thread of its own, so that its work is not measured as slowness of the server.
  const planner = new Worker(new URL('./thread/planner.ts', import.meta.url))
  const [importUrl] = (await once(planner, 'message')) as [string]
  const env = {
    ...BEHIND_PROXY,
    // The number of imports that may run at once, for all callers together.
    ...(attack === 'planner' && { PERIGEE_LIMITS_FACTOR: '1' }),
    PERIGEE_ERRORS: 'on',
    PERIGEE_IMPORT_URL: importUrl,
  }
  const server = await startServer(folder.path, { preload: LOOP_PROBE, env })
  const attacker = new Worker(new URL('./thread/attacker.ts', import.meta.url), {
    workerData: { url: server.url, attack },
  })
  try {
    const attackerIsReady = once(attacker, 'message')
    const shots = await ordinaryShots(server.url)
    await attackerIsReady
    await warmUp(server, shots)
    attacker.postMessage('begin')
    return await rowsOfPlayers(`hostile.${attack}`, server, shots)
  } finally {
    await attacker.terminate()
    await planner.terminate()
    await server.end('SIGKILL')
    await folder.remove()
  }
}

/** What a server that has just started compiles and loads once is not the effect of an attack. */
export async function warmUp({ url }: ServerProcess, shots: readonly Shot[]): Promise<void> {
  await steadyLoad(url, shots, { perSecond: CALLS_A_SECOND, seconds: 3 })
}

/**
 * The waiting times of ordinary players over some seconds, with the longest turn of the event loop and the highest
 * memory use.
 */
export async function rowsOfPlayers(
  name: string,
  server: ServerProcess,
  shots: readonly Shot[],
  seconds = SECONDS,
): Promise<Row[]> {
  await server.told()
  const load = { perSecond: CALLS_A_SECOND, seconds }
  const { milliseconds, outcomes } = await steadyLoad(server.url, shots, load)
  const { longest: turn } = (await server.told()) as { longest: number }
  const memory = await peakMiB(server.pid)
  console.log(`${name}: players were answered`, Object.fromEntries(outcomes))
  const one = (what: string, unit: string, value: number): Row => ({
    name: `${name} ${what}`,
    unit,
    median: value,
    p95: value,
    n: 1,
  })
  return [
    rowOf(name, milliseconds),
    one('longest turn', 'ms', turn),
    ...(memory === null ? [] : [one('most memory', 'MiB', memory)]),
  ]
}

/** Typical calls of players: their empires, plans and profile, a save, the lists of the game. */
export async function ordinaryShots(url: string): Promise<Shot[]> {
  const shots: Shot[] = []
  for (let n = 0; n < PLAYERS; n++) {
    const from = { 'X-Forwarded-For': `192.0.2.${n}` }
    const player = await newWriter(url, `player${n}`, from)
    const plans: unknown[] = []
    while (plans.length < PLANS_EACH) plans.push(await player.savePlan(`Base ${plans.length}`))
    const headers = { ...from, Authorization: `Bearer ${player.token}` }
    const paths = ['/empire', '/baseplanner', `/baseplanner/${plans[0]}`, '/user/profile']
    // Their page stays open, and so do its connections, as in a browser.
    const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS_OF_A_BROWSER })
    const reads = paths.map((path) => ({ path: `/api/v1${path}`, headers, agent }))
    await openPage(url, reads)
    shots.push(...reads)
    shots.push({
      path: `/api/v1/baseplanner/${plans[1]}/clone`,
      method: 'PUT',
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: '{"plan_name":"Copy"}',
      agent,
    })
  }
  return shots
}

/** A page opens with more calls at once than it has connections, so all of them are open afterwards. */
async function openPage(url: string, reads: readonly Shot[]): Promise<void> {
  const atOnce = [...reads, ...reads]
  await steadyLoad(url, atOnce, { perSecond: 10_000, seconds: atOnce.length / 10_000 })
}

function rowOf(name: string, milliseconds: readonly number[]): Row {
  const sorted = milliseconds.toSorted((a, b) => a - b)
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
