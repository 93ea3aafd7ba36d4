import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

const MIB = 1024 * 1024

const filled = (text: string, bytes: number) =>
  Array(Math.floor(bytes / (text.length + 1))).fill(text)
const sendWhole = (text: string) => {
  const bytes = Buffer.from(text)
  return (response: ServerResponse) => response.end(bytes)
}

/** Each the worst that we know for a reader of some kind; the key is the name. */
const WORST: Record<string, (response: ServerResponse) => unknown> = {
  'records of empty lists': sendWhole(`[${filled(`[${filled('[]', MIB * 0.9)}]`, 5.7 * MIB)}]`),
  'records of numbers': sendWhole(`[${filled(`[${filled('1e9', MIB * 0.9)}]`, 5.7 * MIB)}]`),
  'one object with many names': sendWhole(
    `{${Array.from({ length: 450_000 }, (_, n) => `"${n}":0`)}}`,
  ),
  'signs that take two bytes in memory': sendWhole(`["${'—'.repeat(1.9 * MIB)}"]`),
  'one text of escapes': sendWhole(`["${'\\u2014'.repeat(0.95 * MIB)}"]`),
  'pieces of one byte': async (response) => {
    response.socket?.setNoDelay()
    response.write('["')
    for (let n = 0; n < 60_000 && !response.destroyed; n++)
      if (!response.write('x')) await once(response, 'drain').catch(() => {})
    response.end('"]')
  },
}
export const WORST_ANSWERS = Object.keys(WORST)

/** As an API key of the planner it names the answer. */
export const keyOfAnswer = (answer: string) => answer.replaceAll(' ', '-')

/** A planner to move in from that does its worst to the server which asks it. */
export async function startWorstPlanner(): Promise<{ url: string; close(): void }> {
  const server = createServer(({ url, headers }, response) => {
    const key = headers.authorization?.replace('Api-Key ', '') ?? ''
    if (url === '/planning/plan/') WORST[key.replaceAll('-', ' ')]?.(response)
    else response.end('[]')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
