import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { expect, test } from 'vitest'
import { startServer, temporaryFolder } from '../../scripts/stage/server-process.ts'

const BURST = 800
const SYSTEM_LIMIT = '/proc/sys/net/core/somaxconn'
const allowsBurst = existsSync(SYSTEM_LIMIT) && Number(readFileSync(SYSTEM_LIMIT, 'utf8')) >= BURST

test.skipIf(!allowsBurst)(
  'a burst of connections waits for a busy server, and is answered by it',
  async () => {
    const folder = await temporaryFolder()
    const server = await startServer(folder.path)
    const port = Number(new URL(server.url).port)
    // A stopped process accepts nothing: what connects now is what waits.
    process.kill(server.pid, 'SIGSTOP')
    const sockets: Socket[] = []
    while (sockets.length < BURST) sockets.push(connect(port, '127.0.0.1'))
    await Promise.all(sockets.map((socket) => once(socket, 'connect')))
    process.kill(server.pid, 'SIGCONT')
    expect((await fetch(`${server.url}/api/v1/health`)).status).toBe(200)
    for (const socket of sockets) socket.destroy()
    await server.end('SIGKILL')
    await folder.remove()
  },
)
