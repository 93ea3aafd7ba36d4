import { afterAll, beforeAll, expect, test } from 'vitest'
import { FEATURES } from '../../edge/app.ts'
import type { TestHost } from '../../scripts/stage/host.ts'
import { startNodeHost } from '../hosts/node-host.ts'

// That no documented call needs another feature is a rule of the linter: a handler knows no other handler.
let host: TestHost
beforeAll(async () => {
  host = await startNodeHost({ features: [] })
})
afterAll(() => host?.close())

test('the core of the API alone has no other calls', async () => {
  const leftOut = new Set(FEATURES.flatMap((handlers) => Object.keys(handlers)))
  expect([...leftOut]).toEqual(expect.arrayContaining(['openGuest', 'putAlert', 'getCompany']))
  for (const path of ['/user/guest', '/alerts', '/data/company', '/import/account', '/errors']) {
    const answer = await host.fetch(`/api/v1${path}`, { method: 'POST' })
    expect([path, answer.status]).toEqual([path, 404])
  }
  expect((await host.fetch('/api/v1/data/materials')).status).toBe(200)
})
