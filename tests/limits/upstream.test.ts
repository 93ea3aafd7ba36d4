import { describe, expect, test } from 'vitest'
import { startServer, temporaryFolder } from '../../scripts/stage/server-process.ts'
import { newWriter } from '../../scripts/stage/writer.ts'
import { newPerson } from '../contract/stage.ts'
import { startNodeHost } from '../hosts/node-host.ts'
import { hostileUpstreamSuite, startUpstream } from './hostile-upstream.ts'

/** Less than players have, since each try of a FIO that hangs takes it. */
const config = { playerFioMs: 1000 }

describe("a player's FIO on Node", () =>
  hostileUpstreamSuite((env) => startNodeHost({ env, config })))

test('one patience is for all lists of a player, and a pause follows its end', async () => {
  const fio = await startUpstream()
  const host = await startNodeHost({ env: { PERIGEE_FIO_URL: fio.url }, config })
  fio.answers('hangs')
  const { caller: player } = await newPerson(host, 'patient')
  const body = { fio_apikey: 'a-key', prun_username: 'somebody', email: null }
  await player.ok('updateProfile', { body })
  const calls = ['getCompany', 'getFioStorage', 'getFioSites'] as const
  await Promise.all(calls.map((call) => player.fails(503, call)))
  // Three lists are asked for at a time. With a patience of its own, each of the ten would be asked for, twice.
  expect(fio.asked).toHaveLength(3)
  for (const call of calls) await player.fails(503, call)
  expect(fio.asked).toHaveLength(3)
  await host.close()
  fio.close()
})

test('a server ends at once though the sync and a player wait for an upstream that hangs', async () => {
  const fio = await startUpstream()
  const folder = await temporaryFolder()
  fio.answers('hangs')
  const server = await startServer(folder.path, {
    env: { PERIGEE_FIO_URL: fio.url, PERIGEE_SYNC: 'on' },
  })
  const writer = await newWriter(server.url, 'waiting')
  const profile = { fio_apikey: 'a-key', prun_username: 'somebody', email: null }
  await writer.call('PATCH', '/user/profile', profile)
  const waiting = writer.call('GET', '/data/fio_storage').catch(() => null)
  await expect.poll(() => fio.asked.some((path) => path.startsWith('/storage/'))).toBe(true)
  const { code, output } = await server.end('SIGTERM')
  expect(code, output).toBe(0)
  await waiting
  // Far less than the 20 s that the sync would wait, three times over; the upstream still holds every call.
  expect(output).not.toContain('left undone')
  fio.close()
  await folder.remove()
})

test('a server lives on, in little memory, where the sync is sent swarms of records', async () => {
  const fio = await startUpstream()
  const folder = await temporaryFolder()
  fio.answers('swarms')
  const server = await startServer(folder.path, {
    env: { PERIGEE_FIO_URL: fio.url, PERIGEE_SYNC: 'on', NODE_OPTIONS: '--max-old-space-size=128' },
  })
  const health = async () => {
    const answer = await fetch(`${server.url}/api/v1/health`)
    return (await answer.json()) as { gamedata: { problem?: string } }
  }
  const problem = async () => (await health()).gamedata.problem
  await expect.poll(problem, { timeout: 30_000 }).toContain('exchanges: FIO sent')
  expect(await problem()).toContain('materials: FIO sent more than it should')
  fio.close()
  const { code, output } = await server.end('SIGTERM')
  expect(code, output).toBe(0)
  await folder.remove()
})
