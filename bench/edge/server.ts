import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { SERVER_FLAGS } from '../../scripts/server-flags.ts'
import { processorMs } from './processor-time.ts'

const SERVER = join(import.meta.dirname, '../../edge/node.ts')

export async function startServer() {
  const folder = await mkdtemp(join(tmpdir(), 'perigee-bench-'))
  const child = spawn(process.execPath, [...SERVER_FLAGS, SERVER], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, PORT: '0', PERIGEE_DATA_DIR: folder, PERIGEE_LIMITS_FACTOR: '1000' },
  })
  const lines = createInterface(child.stdout)
  const url = await new Promise<string>((resolve, reject) => {
    child.once('exit', (...how) => reject(new Error(`The server ended: ${how}`)))
    lines.on('line', (line) => {
      const address = /^Perigee is at (\S+)/.exec(line)?.[1]
      if (address) resolve(address.replace('localhost', '127.0.0.1'))
    })
  })
  return {
    url,
    async memoryMiB(): Promise<number | null> {
      const status = await readFile(`/proc/${child.pid}/status`, 'utf8').catch(() => '')
      const kib = /^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]
      return kib ? Number(kib) / 1024 : null
    },
    processorMs: () => processorMs(child.pid),
    async stop(): Promise<void> {
      child.removeAllListeners('exit')
      child.kill('SIGTERM')
      await once(child, 'exit')
      await rm(folder, { recursive: true, force: true })
    },
  }
}
