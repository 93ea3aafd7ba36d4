import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { EXAMPLE_ECONOMY } from '../../edge/features/guests/example-economy.ts'
import { SMALL_BYTES } from '../../edge/http/answer-bytes.ts'
import { projectPaths } from '../../edge/node/paths.ts'
import type { RunningNode } from '../../edge/node.ts'
import { CHEAP_PASSWORDS, TEST_SECRET } from '../../scripts/stage/host.ts'

// What is the same for all callers is worked out by one call. In the first moments of a flood hundreds ask at once.
vi.mock(import('../../engine/plan/evaluate.ts'), { spy: true })
vi.mock(import('../../edge/repo/documents.ts'), { spy: true })
vi.mock(import('../../edge/features/csv/csv-response.ts'), { spy: true })

// Test files share their modules. This one loads its own copies, so that the spies are in them.
vi.resetModules()
const { startNode } = await import('../../edge/node.ts')
const { createApp } = await import('../../edge/app.ts')
const { evaluatePlan } = await import('../../engine/plan/evaluate.ts')
const { jsonOf } = await import('../../edge/repo/documents.ts')
const { csvSheet } = await import('../../edge/features/csv/csv-response.ts')

/** As many as one caller may have waiting. */
const CALLS = 64
const PLANS = EXAMPLE_ECONOMY.empires.flatMap(({ plans }) => plans).length

let folder: string
let running: RunningNode
let app: ReturnType<typeof createApp>
const guests: string[] = []
let now = Date.UTC(2026, 10, 1)

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'perigee-once-'))
  running = await startNode({
    env: { PERIGEE_SECRET: TEST_SECRET, PERIGEE_LIMITS_FACTOR: '1000' },
    settings: { port: 0, dataDir: join(folder, 'data'), log: 'off' },
    config: { passwordCost: CHEAP_PASSWORDS },
    paths: projectPaths(),
    ports: { clock: () => now },
  })
  app = createApp(running.ports)
  while (guests.length < 4) {
    const opened = await fetch(`${running.url}/api/v1/user/guest`, { method: 'POST' })
    guests.push(((await opened.json()) as { access_token: string }).access_token)
  }
})
afterAll(async () => {
  await running?.close()
  await rm(folder, { recursive: true, force: true })
})

/** What four guests of one address hold who ask for something so often at once, and the different texts that they get. */
async function askAtOnce(path: string) {
  let held = 0
  const answers = {
    check() {},
    admit(_: unknown, bytes: number) {
      held += bytes
    },
  }
  const host = { ip: '192.0.2.1', defer() {}, appHtml: async () => null, answers }
  const texts = await Promise.all(
    Array.from({ length: CALLS }, async (_, n) => {
      const headers = { Authorization: `Bearer ${guests[n % guests.length]}` }
      const request = new Request(`http://x.test/api/v1${path}`, { headers })
      const answer = await app.fetch(request, host)
      expect(answer.status).toBe(200)
      return await answer.text()
    }),
  )
  return { held, texts: new Set(texts) }
}

test('guests share what they have in the game, and nothing is evaluated for it', async () => {
  for (const path of ['/data/fio_storage', '/data/fio_sites', '/data/company']) {
    const first = await askAtOnce(path)
    expect(first.texts.size).toBe(1)
    expect(first.held).toBeLessThanOrEqual(CALLS * SMALL_BYTES)
    now += 10_000
    const later = await askAtOnce(path)
    expect(later.texts.size).toBe(1)
    expect(later.texts).not.toEqual(first.texts)
  }
  expect(evaluatePlan).not.toHaveBeenCalled()
})

test('a list without compression is unpacked once, and a sheet is written once', async () => {
  const { held } = await askAtOnce('/data/systems')
  expect(held).toBe(CALLS * SMALL_BYTES)
  expect(jsonOf).toHaveBeenCalledTimes(1)
  const headers = { Authorization: `Bearer ${guests[0]}`, 'Content-Type': 'application/json' }
  const keys = `${running.url}/api/v1/user/api-key`
  await fetch(keys, { method: 'POST', headers, body: '{"keyname":"sheet"}' })
  const [{ key }] = (await (await fetch(keys, { headers })).json()) as [{ key: string }]
  await askAtOnce(`/csv/exchange?api_key=${key}`)
  expect(csvSheet).toHaveBeenCalledTimes(1)
})

test('of the calls of an account that come together, one records the day', async () => {
  await askAtOnce('/data/history')
  expect(evaluatePlan).toHaveBeenCalledTimes(guests.length * PLANS)
})
