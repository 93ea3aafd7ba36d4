import * as v from 'valibot'
import { expect, test } from 'vitest'
import { DEFAULT_CONFIG } from '../../config.ts'
import { upstream } from './upstream.ts'

const config = { ...DEFAULT_CONFIG, fioUrl: 'https://fio.test' }
const SHIPS = { record: v.string(), most: 10 }
const SOON = { timeoutMs: 5, pausesMs: [1], mostBytes: 100 }

function hanging() {
  const asked: AbortSignal[] = []
  const fetch: typeof globalThis.fetch = async (_, init) => {
    const signal = init!.signal!
    asked.push(signal)
    return await new Promise<Response>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason))
    })
  }
  return { asked, fetch }
}

test('an answer that does not come in time is given up, and asked for once more', async () => {
  const { asked, fetch } = hanging()
  const answer = upstream({ fetch, config }, SOON).list('your ships', '/ships', SHIPS)
  await expect(answer).rejects.toMatchObject({
    kind: 'unreachable',
    message: 'FIO took too long to send your ships',
  })
  expect(asked.map(({ aborted }) => aborted)).toEqual([true, true])
})

test('nobody waits for it in a process that ends', async () => {
  const { asked, fetch } = hanging()
  const stopping = new AbortController()
  const patient = { ...SOON, timeoutMs: 600_000 }
  const { list } = upstream({ fetch, config, stopping: stopping.signal }, patient)
  const answer = list('your ships', '/ships', SHIPS)
  stopping.abort()
  await expect(answer).rejects.toMatchObject({ kind: 'unreachable' })
  expect(asked).toHaveLength(1)
})
