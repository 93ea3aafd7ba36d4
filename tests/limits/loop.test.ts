import { once } from 'node:events'
import { connect } from 'node:net'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DEFAULT_CONFIG } from '../../edge/config.ts'
import type { ApiRoute } from '../../edge/contract/route.ts'
import { type OperationName, ROUTES } from '../../edge/contract/routes.ts'
import type { PlanWrite } from '../../engine/game/plan.ts'
import { ANY_PLANET } from '../../engine/game/search.ts'
import { cxData, NOBODYS_UUID, planWrite } from '../../scripts/stage/samples.ts'
import {
  type ServerProcess,
  startServer,
  temporaryFolder,
} from '../../scripts/stage/server-process.ts'
import { newWriter } from '../../scripts/stage/writer.ts'
import { addressOf } from '../contract/caller.ts'
import { hostileBodies } from './hostile.ts'
import { KIB, MIB, WORK_PROBE, workOf } from './work.ts'

const SEED = Number(process.env.FUZZ_SEED ?? 4)
const RUNS = Number(process.env.FUZZ_RUNS ?? 12)

/** A page of a list is read, encoded and written in a turn. */
const PAGE = 3 * 256 * KIB
/** A body is decoded and read in a turn, and kept in another. */
const perTurn = (body: string) => 3 * body.length + PAGE

let folder: Awaited<ReturnType<typeof temporaryFolder>>
let server: ServerProcess
let writer: Awaited<ReturnType<typeof newWriter>>
beforeAll(async () => {
  folder = await temporaryFolder()
  server = await startServer(folder.path, { preload: WORK_PROBE })
  writer = await newWriter(server.url, 'hostile')
  // The planets are read once, by the first search or ten seconds after the start.
  const search = await writer.send(
    'POST',
    '/data/planet/search',
    JSON.stringify({ ...ANY_PLANET, Materials: ['FEO'] }),
  )
  expect(search.status, await search.text()).toBe(200)
})
afterAll(async () => {
  await server?.end('SIGKILL')
  await folder?.remove()
})

const WITH_BODY = (Object.keys(ROUTES) as OperationName[]).filter((o) => 'body' in ROUTES[o])
const SAMPLES: Partial<Record<OperationName, unknown>> = {
  createPlan: planWrite(),
  updatePlan: planWrite(),
  createCx: cxData(),
  updateCx: cxData(),
  saveMaterialIo: [
    { uuid: '', planet_id: 'X', material_io: [{ ticker: 'O', input: 1, output: 0 }] },
  ],
}

const HISTORY = '{"start":"2021-12-01","end":"2026-11-01"}'

/** As much as the schemas let through. */
function largestPlan(): PlanWrite {
  const recipe = { recipeid: `FP#${'1xGRN '.repeat(10)}`, amount: 123_456 }
  const active_recipes = Array.from({ length: 10 }, () => recipe)
  const building = { name: 'FP', amount: 123_456, active_recipes }
  return planWrite({ buildings: Array.from({ length: 100 }, () => building) })
}

test('the largest plan, the most flows and the longest history are read and answered in pieces', async () => {
  const plan = JSON.stringify(largestPlan())
  const { uuid } = (await (await writer.send('PUT', '/baseplanner', plan)).json()) as {
    uuid: string
  }
  const material_io = Array.from({ length: 1000 }, (_, n) => ({
    ticker: n.toString(36).toUpperCase(),
    input: n / 7,
    output: n * 1e9,
  }))
  const uuids = [uuid]
  while (uuids.length < 10) uuids.push((await writer.savePlan('Small')) as string)
  const flows = JSON.stringify(uuids.map((uuid) => ({ uuid, planet_id: 'X', material_io })))
  const calls: [string, string, string?][] = [
    ['PATCH', `/baseplanner/${uuid}`, plan],
    ['GET', `/baseplanner/${uuid}`],
    ['GET', '/baseplanner'],
    ['PUT', `/baseplanner/${uuid}/clone`, '{"plan_name":"Copy"}'],
    ['PATCH', '/baseplanner/materialio', flows],
    ['PUT', `/shared/baseplanner/${uuid}`],
  ]
  // The lists of the game are read once for everybody, by whoever comes first.
  const history = () => writer.send('POST', '/data/market/AI1/RAT', HISTORY)
  expect((await history()).status).toBe(200)
  const { turn } = await workOf(server, async () => (await history()).arrayBuffer())
  expect(turn).toBeLessThan(MIB)
  await expectPieces(calls)
})

test('so is the sheet of five hundred bases', { timeout: 240_000 }, async () => {
  const full = await newWriter(server.url, 'full')
  const recipe = { recipeid: 'FP#1xGRN 1xBEA 1xNUT=>10xRAT', amount: 1 }
  const building = { name: 'FP', amount: 3, active_recipes: [recipe, recipe] }
  const plan = JSON.stringify(planWrite({ buildings: Array(20).fill(building) }))
  for (let n = 0; n < 500; n++)
    expect((await full.send('PUT', '/baseplanner', plan)).status).toBe(200)
  await full.send('POST', '/user/api-key', '{"keyname":"sheet"}')
  const [{ key }] = (await (await full.send('GET', '/user/api-key')).json()) as [{ key: string }]
  const work = await workOf(server, async () => {
    const answer = await full.send('GET', `/csv/user/materialio?api_key=${key}`)
    expect(answer.status, await answer.text()).toBe(200)
  })
  expect(work.parsed).toBeGreaterThan(2 * PAGE)
  expect(work.turn).toBeLessThan(PAGE)
})

test('the day of an account is written down in pieces', { timeout: 240_000 }, async () => {
  const recipe = { recipeid: 'FP#1xGRN 1xBEA 1xNUT=>10xRAT', amount: 1 }
  const building = { name: 'FP', amount: 1, active_recipes: [recipe, recipe] }
  const usual = JSON.stringify(planWrite({ buildings: Array(20).fill(building) }))
  const player = await newWriter(server.url, 'recorded')
  const empire = { name: 'Alpha', faction: 'NONE', permits_used: 1, permits_total: 2 }
  const made = await player.call('PUT', '/empire', { ...empire, use_fio_storage: false })
  const { uuid: empire_uuid } = (await made.json()) as { uuid: string }
  const baseplanners: { baseplanner_uuid: string }[] = []
  for (const plan of [...Array(60).fill(usual), JSON.stringify(largestPlan())]) {
    const saved = (await (await player.send('PUT', '/baseplanner', plan)).json()) as {
      uuid: string
    }
    baseplanners.push({ baseplanner_uuid: saved.uuid })
  }
  await player.call('PATCH', '/empire/junctions', [{ empire_uuid, baseplanners }])
  const work = await workOf(server, async () => {
    // A large account is recorded behind the response.
    const days = async () =>
      ((await (await player.send('GET', '/data/history')).json()) as unknown[]).length
    await expect.poll(days).toBe(1)
  })
  expect(work.turn).toBeLessThan(perTurn(JSON.stringify(largestPlan())))
})

async function expectPieces(calls: readonly [string, string, string?][]) {
  for (const [method, path, body = ''] of calls) {
    const { turn } = await workOf(server, async () => {
      const answer = await writer.send(method, path, body || undefined)
      expect(answer.status, await answer.text()).toBe(200)
    })
    expect(turn, `${method} ${path}`).toBeLessThan(perTurn(body))
  }
}

/** All that one connection is answered to these bytes, which end with a request that closes it. */
async function answersTo(bytes: string): Promise<string> {
  const { hostname, port } = new URL(server.url)
  const socket = connect(Number(port), hostname).setEncoding('latin1')
  let text = ''
  socket.on('data', (chunk) => {
    text += chunk
  })
  socket.write(bytes)
  await once(socket, 'close')
  return text
}

test('of hundreds of requests in one packet each is answered in its turn', async () => {
  const request = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nHost: x.test\r\n${more}\r\n`
  const last = request('/api/v1/last', 'Connection: close\r\n')
  const packet = `${request('/api/v1/health')}${request('/api/v1/none')}`.repeat(150) + last
  const alone = await workOf(server, () => answersTo(request('/api/v1/health') + last))
  const { turn } = await workOf(server, async () => {
    const statuses = [...(await answersTo(packet)).matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, s]) => s)
    expect(statuses).toEqual([...Array(150).fill(['200', '404']).flat(), '404'])
  })
  // As many at a time as are unpacked in a turn.
  expect(turn).toBeLessThan(40 * alone.turn)
})

describe(`with seed ${SEED}`, () => {
  test.each(WITH_BODY)(
    'whatever body %s is sent, no turn does more than read it',
    async (operation) => {
      const route: ApiRoute = ROUTES[operation]
      const most = DEFAULT_CONFIG.bodyBytes[route.holds ?? 'usual']
      const params = Object.fromEntries(
        [...route.path.matchAll(/:(\w+)/g)].map(([, name]) => [name, NOBODYS_UUID]),
      )
      const path = addressOf(operation, { params }).replace('/api/v1', '')
      const property = fc.asyncProperty(hostileBodies(SAMPLES[operation], most), async (body) => {
        let status = 0
        const { turn } = await workOf(server, async () => {
          const answer = await writer.send(route.method, path, body)
          status = answer.status
          await answer.arrayBuffer()
        })
        expect(status, body.slice(0, 200)).toBeLessThan(500)
        expect(turn, `${status} for ${body.length} bytes: ${body.slice(0, 200)}`).toBeLessThan(
          perTurn(body),
        )
      })
      await fc.assert(property, { seed: SEED, numRuns: RUNS, endOnFailure: true })
    },
  )
})
