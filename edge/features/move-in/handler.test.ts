import { expect, test, vi } from 'vitest'
import { type Config, DEFAULT_CONFIG } from '../../config.ts'
import type { Call } from '../../http/handle.ts'
import type { Ports } from '../../ports.ts'
import { moveInHandlers } from './handler.ts'

/** A shared plan of a megabyte that is fetched on a host which counts what its callers hold. */
function sharedPlan() {
  const dropped = new AbortController()
  const held = { take: vi.fn(), release: vi.fn(), dropped: dropped.signal }
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }
  const rows = [{ count: 1, resets_at: 0 }]
  const ports = {
    ...{ log, clock: Date.now, random: () => new Uint8Array(), holdBody: () => held },
    config: { ...DEFAULT_CONFIG, importUrl: 'https://planner.example' } satisfies Config,
    secrets: { lookup: new Uint8Array(32) },
    db: { execute: async () => ({ rows }), batch: async () => [{ rows }] },
    fetch: async () => new Response(JSON.stringify('x'.repeat(1024 * 1024))),
  } as unknown as Ports
  const call = {
    ...{ ports, ip: '192.0.2.1', user: { id: 1 }, body: { link: 'uuid' } },
    schedule: <T>(work: () => Promise<T>) => work(),
  } as unknown as Call
  return { dropped, held, log, fetched: moveInHandlers.fetchSharedElsewhere(call as never) }
}

test('what was fetched counts as held until its reader has all of it', async () => {
  const { held, fetched } = sharedPlan()
  const reader = (await fetched).body!.getReader()
  await reader.read()
  expect(held.release).not.toHaveBeenCalled()
  while (!(await reader.read()).done);
  expect(held.release).toHaveBeenCalled()
  const taken = held.take.mock.calls.reduce((sum, [bytes]) => sum + bytes, 0)
  expect(taken).toBeGreaterThan(1024 * 1024)
})

test('a reader who leaves holds nothing any more, and is no error', async () => {
  const { held, log, fetched } = sharedPlan()
  const reader = (await fetched).body!.getReader()
  await reader.read()
  await reader.cancel()
  expect(held.release).toHaveBeenCalled()
  expect(log.error).not.toHaveBeenCalled()
})

test('one that has to make room for others is cut off, never short and whole', async () => {
  const { dropped, fetched } = sharedPlan()
  const reader = (await fetched).body!.getReader()
  await reader.read()
  dropped.abort()
  const rest = async () => {
    while (!(await reader.read()).done);
  }
  await expect(rest()).rejects.toThrow()
})
