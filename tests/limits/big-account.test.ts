import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { planWrite } from '../contract/samples.ts'
import { type ServerProcess, startServer, temporaryFolder } from '../faults/server-process.ts'
import { newWriter } from '../hosts/writer.ts'
import { LONGEST_TURN_MS, longestTurn } from './turn-limit.ts'

const MIB = 1024 ** 2
const MAX_MEMORY = 400 * MIB

let folder: Awaited<ReturnType<typeof temporaryFolder>>
let server: ServerProcess
beforeAll(async () => {
  folder = await temporaryFolder()
  server = await startServer(folder.path, { probe: true })
})
afterAll(async () => {
  await server?.end('SIGKILL')
  await folder?.remove()
})

/** The most memory that the process has ever held. */
async function peakBytes(): Promise<number> {
  const status = await readFile(`/proc/${server.pid}/status`, 'utf8')
  return Number(/VmHWM:\s+(\d+) kB/.exec(status)![1]) * 1024
}

test.skipIf(process.platform !== 'linux')(
  'an account that is full is answered in pieces, and the process stays small',
  async () => {
    let hoarder = await newWriter(server.url, 'hoarder')
    const recipe = { recipeid: 'x'.repeat(100), amount: 1_000_000 }
    const building = { name: 'FP', amount: 1_000_000, active_recipes: Array(10).fill(recipe) }
    const plan = planWrite({ name: 'Huge', buildings: Array(100).fill(building) })
    const made: string[] = []
    let refusal: Response | null = null
    while (refusal === null) {
      const answer = await hoarder.call('PUT', '/baseplanner', plan)
      if (answer.ok) made.push(((await answer.json()) as { uuid: string }).uuid)
      else refusal = answer
    }
    expect([refusal.status, await refusal.json()]).toEqual([
      409,
      {
        detail:
          'Your account is full: it holds up to 16 MiB of plans and CX. Please delete what you no longer need.',
      },
    ])
    const whole = made.length * JSON.stringify(plan).length
    expect(whole).toBeGreaterThan(14 * MIB)
    // A process of its own for the reading: the first start fills the database with game data.
    await server.end('SIGTERM')
    server = await startServer(folder.path, { probe: true })
    hoarder = await newWriter(server.url, 'hoarder')
    await hoarder.call('POST', '/user/api-key', { keyname: 'sheet' })
    const [{ key }] = (await (await hoarder.call('GET', '/user/api-key')).json()) as [
      { key: string },
    ]

    await server.longestTurn()
    const sizes = await Promise.all(
      Array.from({ length: 8 }, async (_, n) => {
        const path = n % 2 ? '/baseplanner' : `/csv/user/materialio?api_key=${key}`
        const answer = await hoarder.call('GET', path)
        let bytes = 0
        for await (const chunk of answer.body!) bytes += chunk.byteLength
        return bytes
      }),
    )
    expect(Math.max(...sizes)).toBeGreaterThan(14 * MIB)
    const turn = await longestTurn(server, async () =>
      (await hoarder.call('GET', '/baseplanner')).arrayBuffer(),
    )
    expect(turn).toBeLessThan(LONGEST_TURN_MS)
    expect(await peakBytes()).toBeLessThan(MAX_MEMORY)

    // Who does not read is not read for.
    const slow = await Promise.all(
      Array.from({ length: 20 }, () => hoarder.call('GET', '/baseplanner')),
    )
    expect((await hoarder.call('GET', '/user/profile')).status).toBe(200)
    expect(await peakBytes()).toBeLessThan(MAX_MEMORY)
    for (const answer of slow) await answer.body?.cancel()
  },
)
