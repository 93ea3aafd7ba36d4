import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BUILD, isBuilt } from '../build-stamp.ts'
import { root } from '../run-tool.ts'
import { SERVER_FLAGS } from '../server-flags.ts'

/** A build of these sources starts in a third of the time, and brings the database of a first start. */
const built = isBuilt()
const SERVER = built ? join(BUILD, 'server.js') : join(root, 'edge/node.ts')
const STAGES = join(import.meta.dirname, 'stages.mjs')
const PATIENCE_MS = 120_000

export interface Ended {
  code: number | null
  output: string
}

export interface ServerProcess {
  url: string
  pid: number
  /** What the process has printed. */
  said(): string
  /** What a module that was loaded before the server tells when it is asked. */
  told(): Promise<unknown>
  /** Ends the process by a signal and waits until it is gone. */
  end(signal: NodeJS.Signals): Promise<Ended>
  isRunning(): boolean
}

export async function temporaryFolder(): Promise<{ path: string; remove(): Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'perigee-fault-'))
  return { path, remove: () => rm(path, { recursive: true, force: true }) }
}

interface Spawning {
  port?: number
  /** Goes before the server, to limit what it may do. */
  shell?: string
  env?: Record<string, string>
  /** A module that is loaded before the server. */
  preload?: string
}

/** The Node host as a process of its own, which can be killed. */
function spawnServer(dataDir: string, { port = 0, shell = '', env = {}, preload }: Spawning) {
  const node = `exec "${process.execPath}" ${SERVER_FLAGS.join(' ')} ${preload ? `--import "${preload}"` : ''}`
  const command = `${shell} ${node} "${SERVER}"`
  const child = spawn('sh', ['-c', command], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      ...process.env,
      PERIGEE_ROOT: built ? BUILD : root,
      PORT: String(port),
      PERIGEE_DATA_DIR: dataDir,
      PERIGEE_LOG: 'warn',
      PERIGEE_LIMITS_FACTOR: '1000',
      ...env,
    },
  })
  let output = ''
  child.stdout!.on('data', (chunk: Buffer) => {
    output += chunk.toString()
  })
  child.stderr!.on('data', (chunk: Buffer) => {
    output += chunk.toString()
  })
  const ended = once(child, 'close').then((): Ended => ({ code: child.exitCode, output }))
  return { child, ended, said: () => output }
}

/** How a server ends that should refuse to start. */
export async function failedStart(dataDir: string, options: Spawning = {}): Promise<Ended> {
  const { child, ended } = spawnServer(dataDir, options)
  const impatience = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS)
  return await ended.finally(() => clearTimeout(impatience))
}

const stagesOf = (output: string) =>
  [...output.matchAll(/^stage: (.+)$/gm)].map(([, name]) => name!)

/** The steps of a start that change something on the disk, in their order. */
export async function startStages(dataDir: string, options: Spawning = {}): Promise<string[]> {
  const server = await startServer(dataDir, { ...options, preload: STAGES })
  const stages = stagesOf(server.said())
  await server.end('SIGTERM')
  return stages
}

/** A start that is killed before its step with this number. Returns the step that it came to. */
export async function killedStart(
  dataDir: string,
  stage: number,
  { env, ...options }: Spawning = {},
): Promise<{ signal: NodeJS.Signals | null; stages: string[] }> {
  const killing = { preload: STAGES, env: { ...env, KILL_BEFORE: String(stage) } }
  const { child, ended } = spawnServer(dataDir, { ...options, ...killing })
  const { output } = await ended
  return { signal: child.signalCode, stages: stagesOf(output) }
}

export async function startServer(dataDir: string, options: Spawning = {}): Promise<ServerProcess> {
  const { child, ended, said } = spawnServer(dataDir, options)
  for (const deadline = Date.now() + PATIENCE_MS; Date.now() < deadline; ) {
    const url = /Perigee is at (\S+)/.exec(said())?.[1]
    if (url)
      return {
        url,
        pid: child.pid!,
        said,
        told: () => told(child),
        end: (signal) => end(child, ended, signal),
        isRunning: () => child.exitCode === null,
      }
    if (child.exitCode !== null) throw new Error(`The server ended: ${said()}`)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  child.kill('SIGKILL')
  throw new Error(`The server did not start: ${said()}`)
}

async function told(child: ChildProcess): Promise<unknown> {
  const answer = once(child, 'message')
  child.send('tell')
  return (await answer)[0]
}

async function end(child: ChildProcess, ended: Promise<Ended>, signal: NodeJS.Signals) {
  child.kill(signal)
  return await ended
}
