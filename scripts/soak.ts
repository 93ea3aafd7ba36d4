import { readFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { type Deed, newPlayer } from './soak/player.ts'
import { freePort } from './sqld.ts'
import { startServer, temporaryFolder } from './stage/server-process.ts'

/**
 * Mixed load on the Node host with a `kill -9` and a restart in the middle: no acknowledged write may be lost, and the
 * memory of the process has to stay flat. Usage: npm run soak -- --minutes 10
 */
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    players: { type: 'string', default: '12' },
    'per-second': { type: 'string', default: '120' },
  },
})
const minutes = Number(values.minutes)
const players = Number(values.players)
const perSecond = Number(values['per-second'])
/** Share of the run before memory is compared: compiled code and caches grow first. */
const WARM_UP = 0.25
const MAX_GROWTH = 1.15

const deeds: Deed[] = []

async function load(people: Awaited<ReturnType<typeof newPlayer>>[], until: () => boolean) {
  const every = (1000 * people.length) / perSecond
  await Promise.all(
    people.map(async (player) => {
      while (!until()) {
        const next = performance.now() + every
        const deed = await player.act()
        deeds.push(deed)
        // The server is down: wait before the next try.
        await pause(deed.outcome === 'unanswered' ? 50 : Math.max(0, next - performance.now()))
      }
    }),
  )
}

/** Resident memory once a second. */
function watchMemory(pid: number) {
  const mebibytes: number[] = []
  const timer = setInterval(async () => {
    const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
    const kib = /^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]
    if (kib) mebibytes.push(Number(kib) / 1024)
  }, 1000)
  return () => {
    clearInterval(timer)
    return mebibytes
  }
}

function median(numbers: readonly number[], share = 0.5): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0
}

function report(): void {
  const kinds = [...new Set(deeds.map(({ kind }) => kind))].sort()
  console.table(
    Object.fromEntries(
      kinds.map((kind) => {
        const all = deeds.filter((deed) => deed.kind === kind)
        const times = all.filter(({ outcome }) => outcome === 'done').map((d) => d.milliseconds)
        const count = (outcome: string) => all.filter((deed) => deed.outcome === outcome).length
        return [
          kind,
          {
            done: count('done'),
            refused: count('refused'),
            unanswered: count('unanswered'),
            'median ms': Number(median(times).toFixed(1)),
            'p99 ms': Number(median(times, 0.99).toFixed(1)),
          },
        ]
      }),
    ),
  )
}

const folder = await temporaryFolder()
const port = await freePort()
let server = await startServer(folder.path, { port })
try {
  console.log(
    `${minutes} minutes, ${players} players, ${perSecond} calls a second at ${server.url}`,
  )
  const people = []
  for (let n = 0; n < players; n++) people.push(await newPlayer(server.url, `player${n}`, n + 1))

  const half = (minutes * 60_000) / 2
  const started = performance.now()
  const hasPassed = (ms: number) => () => performance.now() - started > ms
  const working = load(people, hasPassed(2 * half))
  await pause(half)
  await server.end('SIGKILL')
  const killed = performance.now()
  server = await startServer(folder.path, { port })
  console.log(`killed, and back after ${Math.round(performance.now() - killed)} ms`)
  const memory = watchMemory(server.pid)
  await working
  const mebibytes = memory()

  const problems = (await Promise.all(people.map((player) => player.check()))).flat()
  report()
  const writes = deeds.filter(
    ({ kind, outcome }) => /plan$/.test(kind) && kind !== 'one plan' && outcome === 'done',
  )
  console.log(
    `${deeds.length} calls; ${writes.length} acknowledged writes, ${problems.length} lost or changed`,
  )
  for (const problem of problems.slice(0, 20)) console.log(`  ${problem}`)

  const steady = mebibytes.slice(Math.floor(mebibytes.length * WARM_UP))
  const quarter = Math.ceil(steady.length / 4)
  const [first, last] = [median(steady.slice(0, quarter)), median(steady.slice(-quarter))]
  const isFlat = last <= first * MAX_GROWTH
  console.log(
    `memory since the restart: ${first.toFixed(0)} MiB after the warm-up, ${last.toFixed(0)} MiB at the end, ${Math.max(...mebibytes, 0).toFixed(0)} MiB at most: ${isFlat ? 'flat' : 'NOT FLAT'}`,
  )
  process.exitCode = problems.length === 0 && isFlat ? 0 : 1
} finally {
  await server.end('SIGTERM')
  await folder.remove()
}
