import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type ServerProcess,
  startServer,
  temporaryFolder,
} from '../../scripts/stage/server-process.ts'

let folder: Awaited<ReturnType<typeof temporaryFolder>>
let server: ServerProcess
beforeAll(async () => {
  folder = await temporaryFolder()
  server = await startServer(folder.path, { env: { PERIGEE_LOG: 'info' } })
})
afterAll(() => folder?.remove())

/** Begins to send a body of a thousand bytes, and hangs up once the server has asked for it. */
async function hangUp(): Promise<void> {
  const { hostname, port } = new URL(server.url)
  const socket = connect(Number(port), hostname)
  socket.write(
    'POST /api/v1/user/login HTTP/1.1\r\nHost: perigee.test\r\nExpect: 100-continue\r\n' +
      'Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n',
  )
  const [answer] = (await once(socket, 'data')) as [Buffer]
  expect(answer.toString()).toMatch(/^HTTP\/1\.1 100/)
  await new Promise((resolve) => socket.write('{"username": "half', resolve))
  socket.destroy()
  await once(socket, 'close')
}

test('an upload that its sender aborts is noted as 499, and is no failure of the server', async () => {
  await hangUp()
  expect((await fetch(`${server.url}/api/v1/health`)).status).toBe(200)
  // What is under way is answered before the end, so that its line is there.
  const { code, output } = await server.end('SIGTERM')
  expect(code).toBe(0)
  const lines = output
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Record<string, unknown>)
  const logins = lines.filter(({ event, route }) => event === 'request' && route === 'login')
  expect(logins).toMatchObject([{ level: 'info', status: 499 }])
  expect(lines.filter(({ level }) => level !== 'info')).toEqual([])
  expect(output).not.toMatch(/^\s+at /m)
})
