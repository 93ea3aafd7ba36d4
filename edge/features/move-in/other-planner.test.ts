import { expect, test } from 'vitest'
import { DEFAULT_CONFIG } from '../../config.ts'
import { otherPlanner } from './other-planner.ts'

const KEY = 'a-key-of-somebody'

function planner(fetching: typeof fetch, importUrl = 'https://planner.example/api') {
  const said: string[] = []
  const say = (...words: unknown[]) => said.push(JSON.stringify(words))
  const log = { info: say, warn: say, error: say }
  const config = { ...DEFAULT_CONFIG, importUrl }
  const open = () => otherPlanner({ fetch: fetching, config, log }, undefined, (work) => work())
  return { open, said }
}
test('a server where it is not set up asks nobody', () => {
  const { open } = planner(() => {
    throw new Error('asked')
  }, '')
  expect(open).toThrow('Import from PRUNplanner is not set up on this server.')
})

test('the key goes to the one host, and into no log and no failure', async () => {
  const asked: unknown[] = []
  const { open, said } = planner(async (url, init) => {
    asked.push([url, init!.headers, init!.redirect])
    throw new TypeError(`cannot send ${KEY}`)
  })
  const failure = await open()
    .ask('/planning/plan/', KEY)
    .catch((error: Error) => error)
  expect(asked).toEqual([
    [
      'https://planner.example/api/planning/plan/',
      { Accept: 'application/json', Authorization: `Api-Key ${KEY}` },
      'manual',
    ],
  ])
  expect(failure).toMatchObject({ status: 502 })
  expect(JSON.stringify([String(failure), said])).not.toContain(KEY)
})

test('an answer that takes too long ends in words', async () => {
  const { open } = planner(async (_, init) => {
    expect(init!.signal).toBeInstanceOf(AbortSignal)
    throw new DOMException('late', 'TimeoutError')
  })
  const answer = open().ask('/planning/plan/', KEY)
  await expect(answer).rejects.toMatchObject({
    status: 504,
    detail: 'PRUNplanner took too long to respond. Please try again later.',
  })
})
