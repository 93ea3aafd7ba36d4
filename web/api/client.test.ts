// @vitest-environment jsdom
import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { createApiKey, getProfile, login } from '../../edge/features/accounts/contract.ts'
import {
  findPlanets,
  listMaterials,
  searchPlanets,
} from '../../edge/features/game-data/contract.ts'
import { createPlan, getPlan } from '../../edge/features/plans/contract.ts'
import { ANY_PLANET } from '../../engine/game/search.ts'
import { credentials } from '../browser/credentials.ts'
import { online } from '../browser/online.ts'
import { ApiError, call, callWithTag, UnreachableError } from './client.ts'
import { REFRESH_LIMIT_MS, refreshTokens } from './refresh.ts'

const token = (letter: string) => letter.repeat(120)
const PROFILE = {
  user_id: 7,
  username: 'ada',
  email: null,
  email_verified: false,
  fio_apikey: null,
  prun_username: null,
}

type Answer = Response | ((request: Request) => Response | Promise<Response>) | Error
let asked: Request[]
function serverAnswers(...answers: Answer[]) {
  asked = []
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    const request = new Request(new URL(address, 'http://perigee.test'), init)
    asked.push(request)
    const answer = answers.length > 1 ? answers.shift() : answers[0]
    if (answer instanceof Error) throw answer
    return typeof answer === 'function' ? answer(request) : answer?.clone()
  })
}
const json = (value: unknown, status = 200, headers = {}) =>
  Response.json(value, { status, headers })

beforeEach(() => credentials.set(undefined))
afterEach(() => vi.unstubAllGlobals())

describe('a call', () => {
  test('goes to its path with the values filled in, and answers what the schema says', async () => {
    serverAnswers(json([]))
    expect(await call(findPlanets, { params: { searchId: 'a/b c' } })).toEqual([])
    expect(asked[0]?.method).toBe('GET')
    expect(new URL(asked[0]?.url ?? '').pathname).toBe('/api/v1/data/planets/a%2Fb%20c')
  })

  test('carries the token of the session, and none without a session', async () => {
    serverAnswers(json([]))
    await call(listMaterials, {})
    expect(asked[0]?.headers.get('authorization')).toBeNull()
    credentials.set({ access_token: token('a'), refresh_token: token('r') })
    await call(listMaterials, {})
    expect(asked[1]?.headers.get('authorization')).toBe(`Bearer ${token('a')}`)
  })

  test('sends JSON, but the login as a multipart form', async () => {
    serverAnswers(json(true))
    await call(createApiKey, { body: { keyname: 'sheet' } })
    expect(asked[0]?.headers.get('content-type')).toBe('application/json')
    expect(await asked[0]?.json()).toEqual({ keyname: 'sheet' })

    serverAnswers(json({ access_token: token('a'), refresh_token: token('r') }))
    await call(login, { body: { username: 'ada', password: 'long enough' } })
    expect(asked[0]?.headers.get('content-type')).toMatch(/^multipart\/form-data/)
  })

  test('is not made with a body that breaks the rules', async () => {
    serverAnswers(json(true))
    const bad = call(createApiKey, { body: { keyname: '' } })
    await expect(bad).rejects.toThrow(/^Validation error: keyname: /)
    expect(asked).toHaveLength(0)
  })

  test('rejects an answer that is not what was agreed', async () => {
    serverAnswers(json([{ Ticker: 'FE' }]))
    await expect(call(listMaterials, {})).rejects.toThrow(/^Validation error: 0\.MaterialId: /)
  })

  test('hands out the tag of a version', async () => {
    serverAnswers(json({ uuid: '0b2a1c7e-6d1f-4a3e-9b57-0d8f6a2c4e11' }, 200, { etag: '"v2"' }))
    const input = { body: { ...anyPlan, planet_id: 'UV-351a' } }
    const route = { ...createPlan, answer: v.object({ uuid: v.string() }) }
    expect((await callWithTag(route, input)).etag).toBe('"v2"')
  })
})

describe('a failure', () => {
  test('reads HTTP, status and body, and knows the server’s own words', async () => {
    serverAnswers(
      json({ detail: 'Name is taken', issues: [{ path: 'name', message: 'taken' }] }, 409),
    )
    const problem = await call(listMaterials, {}).catch((e: unknown) => e)
    expect(problem).toBeInstanceOf(ApiError)
    expect(problem).toMatchObject({
      message: 'HTTP 409: {"detail":"Name is taken","issues":[{"path":"name","message":"taken"}]}',
      status: 409,
      detail: 'Name is taken',
      issues: [{ path: 'name', message: 'taken' }],
    })
  })

  test('that is not JSON reads just as well', async () => {
    serverAnswers(new Response('Bad gateway', { status: 502 }))
    const problem = await call(listMaterials, {}).catch((e: unknown) => e)
    expect(problem).toMatchObject({ message: 'HTTP 502: Bad gateway', detail: undefined })
  })

  test('of the network refuses a write in plain words, and the app knows that it is offline', async () => {
    serverAnswers(new TypeError('Failed to fetch'))
    const problem = await call(createApiKey, { body: { keyname: 'sheet' } }).catch(
      (e: unknown) => e,
    )
    expect(problem).toBeInstanceOf(UnreachableError)
    expect((problem as Error).message).toMatch(/nothing was saved/)
    expect(online.get()).toBe(false)

    serverAnswers(json([]))
    await call(listMaterials, {})
    expect(online.get()).toBe(true)
  })

  test('of the network on a search says that nothing was loaded, for a search saves nothing', async () => {
    serverAnswers(new TypeError('Failed to fetch'))
    const search = call(searchPlanets, { body: { ...ANY_PLANET, Materials: ['FEO'] } })
    await expect(search).rejects.toThrow(/this was not loaded/)
  })
})

describe('an expired access token', () => {
  const old = { access_token: token('a'), refresh_token: token('r') }
  const fresh = { access_token: token('b'), refresh_token: token('s') }
  const guarded = (request: Request) =>
    request.url.endsWith('/user/refresh')
      ? json(fresh)
      : request.headers.get('authorization') === `Bearer ${fresh.access_token}`
        ? json(PROFILE)
        : json({ detail: 'Expired' }, 401)

  test('is replaced silently, and the call made again', async () => {
    credentials.set(old)
    serverAnswers(guarded)
    expect(await call(getProfile, {})).toMatchObject({ username: 'ada' })
    expect(asked.map(({ url }) => new URL(url).pathname)).toEqual([
      '/api/v1/user/profile',
      '/api/v1/user/refresh',
      '/api/v1/user/profile',
    ])
    expect(credentials.get()).toMatchObject(fresh)
  })

  test('is replaced once, however many calls it fails', async () => {
    credentials.set(old)
    serverAnswers(guarded)
    await Promise.all([1, 2, 3].map(() => call(getProfile, {})))
    expect(asked.filter(({ url }) => url.endsWith('/user/refresh'))).toHaveLength(1)
  })

  test('is taken from another tab that was faster', async () => {
    credentials.set(old)
    serverAnswers(guarded)
    localStorage.setItem('perigee.session', JSON.stringify(fresh))
    await call(getProfile, {})
    expect(asked.some(({ url }) => url.endsWith('/user/refresh'))).toBe(false)
  })

  test('never overwrites what another tab stored while the server was asked', async () => {
    const user = { user_id: 7, username: 'ada', hasFio: true }
    const theirs = { access_token: token('c'), refresh_token: token('t'), user }
    credentials.set(old)
    serverAnswers((request: Request) => {
      if (request.url.endsWith('/user/refresh'))
        localStorage.setItem('perigee.session', JSON.stringify(theirs))
      return json(fresh)
    })
    expect(await refreshTokens(old.access_token)).toBe(true)
    expect(credentials.get()).toEqual(theirs)
  })

  test('ends the session when the server refuses the refresh', async () => {
    credentials.set(old)
    serverAnswers(json({ detail: 'No' }, 401))
    await expect(call(getProfile, {})).rejects.toThrow('HTTP 401')
    expect(credentials.get()).toBeUndefined()
    expect(asked).toHaveLength(2)
  })

  test('whose refresh is never answered gives the other tabs their turn', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    credentials.set(old)
    vi.stubGlobal(
      'fetch',
      (_address: string, { signal }: RequestInit) =>
        new Promise((_, fail) => signal?.addEventListener('abort', () => fail(signal.reason))),
    )
    const silent = refreshTokens(old.access_token)
    const next = refreshTokens(old.access_token)
    await vi.advanceTimersByTimeAsync(0)
    serverAnswers(guarded)
    await vi.advanceTimersByTimeAsync(REFRESH_LIMIT_MS)
    expect(await silent).toBe(true)
    expect(await next).toBe(true)
    expect(credentials.get()).toEqual(fresh)
    await vi.runAllTimersAsync()
  })

  test('does not end the session while the server is away', async () => {
    credentials.set(old)
    serverAnswers(json({ detail: 'Expired' }, 401), new TypeError('Failed to fetch'))
    await expect(call(getProfile, {})).rejects.toThrow(UnreachableError)
    expect(credentials.get()).toMatchObject(old)
  })
})

test('a path without its value is a mistake of ours, told at once', async () => {
  serverAnswers(json({}))
  await expect(call(getPlan, { params: { uuid: '' } })).rejects.toThrow('needs a uuid')
})

const anyPlan = {
  name: 'Base',
  faction: 'NONE',
  permits_used: 1,
  permits_total: 3,
  override_empire: false,
  planet: {
    planetid: 'UV-351a',
    permits: 1,
    corphq: false,
    cogc: '---',
    experts: [],
    workforce: [],
  },
  infrastructure: [],
  buildings: [],
} as const satisfies Partial<Parameters<typeof callWithTag<typeof createPlan>>[1]['body']>
