// @vitest-environment jsdom
import { MutationObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { credentials } from '../browser/credentials.ts'
import { LAST_PAGE_KEY } from '../browser/last-page.ts'
import { ownStore } from '../browser/own-store.ts'
import { gameQueries } from '../economy/game-queries.ts'
import { forgetAnswers, keepAnswer, readAnswersAhead } from './answers.ts'
import { checkEntries } from './expiry-check.ts'
import { cxMutations } from './queries/cx.ts'
import { empireMutations, empireQueries } from './queries/empires.ts'
import { planMutations, planQueries } from './queries/plans.ts'
import { sharedMutations } from './queries/shared.ts'
import { userMutations } from './queries/user.ts'
import { changed, dropQuery, queryClient, watchQueries } from './query-client.ts'
import { fakeServer } from './testing/server.ts'
import { ticked } from './testing/ticked.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const EMPIRE = {
  uuid: '0b2a1c7e-6d1f-4a3e-9b57-0d8f6a2c4e11',
  name: 'Antares base',
  faction: 'NONE',
  permits_used: 1,
  permits_total: 2,
  use_fio_storage: false,
  baseplanners: [],
}
const loggedInAs = (user_id: number) =>
  credentials.set({
    access_token: 'a',
    refresh_token: 'r',
    user: { user_id, username: 'ada', hasFio: false },
  })

let names: string[]
let server: ReturnType<typeof fakeServer>
let unwatch: () => void

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-01-01') })
  names = ['first']
  server = fakeServer({
    'GET /empire': () => Response.json(names.map((name) => ({ ...EMPIRE, name }))),
    'GET /data/planets/kat': () => Response.json([]),
    [`DELETE /empire/${EMPIRE.uuid}`]: () => Response.json(true),
  })
  await forgetAnswers()
  queryClient.clear()
  loggedInAs(1)
  unwatch = watchQueries()
})
afterEach(() => {
  unwatch()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const later = (ms: number) => vi.setSystemTime(Date.now() + ms)
async function revisit() {
  await ticked()
  queryClient.clear()
}
async function empires() {
  return (await queryClient.fetchQuery(empireQueries.all())).map(({ name }) => name)
}
const asked = (path: string) => server.asked.filter((call) => call.path === path).length

describe('an answer', () => {
  test('is there again on the next visit, without asking', async () => {
    await empires()
    await revisit()
    expect(await empires()).toEqual(['first'])
    expect(asked('/empire')).toBe(1)
  })

  test('that expired meanwhile is shown and loaded again behind it', async () => {
    await empires()
    await revisit()
    names = ['second']
    later(11 * MINUTE)
    expect(await empires()).toEqual(['first'])
    await expect
      .poll(() => queryClient.getQueryData(empireQueries.all().queryKey)?.[0]?.name)
      .toBe('second')
  })

  test('of one player is not shown to the next', async () => {
    await empires()
    await revisit()
    loggedInAs(2)
    names = ['of the second player']
    expect(await empires()).toEqual(['of the second player'])
  })

  test('that somebody damaged is asked for anew', async () => {
    await keepAnswer('["empires","all"]', [{ name: 'no empire' }], Date.now())
    expect(await empires()).toEqual(['first'])
  })

  describe('kept with one record of another shape', () => {
    const records = [...Array.from({ length: 9 }, () => EMPIRE), { name: 'another shape' }]

    test('by another build of the app is asked for anew', async () => {
      const kept = { data: records, updatedAt: Date.now(), build: 'an older one' }
      await ownStore('answers').put('1|["empires","all"]', kept)
      expect(await empires()).toEqual(['first'])
    })

    test('by this build is what it was when it arrived, and not checked again', async () => {
      await keepAnswer('["empires","all"]', records, Date.now())
      expect(await empires()).toHaveLength(records.length)
    })
  })
})

describe('the plans of an empire', () => {
  test('are none where they cannot be loaded, and asked for again at the next look', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const plans = planQueries.ofEmpire(EMPIRE.uuid)
    expect(await queryClient.fetchQuery(plans)).toEqual([])
    await revisit()
    expect(await queryClient.fetchQuery(plans)).toEqual([])
    await ticked()
    await queryClient.fetchQuery(plans).catch(() => undefined)
    expect(asked(`/baseplanner/empire/${EMPIRE.uuid}`)).toBe(3)
  })
})

test('between a login and its profile nobody knows whose answers come: none is kept', async () => {
  credentials.set({ access_token: 'a', refresh_token: 'r' })
  await empires()
  loggedInAs(1)
  await revisit()
  await empires()
  expect(asked('/empire')).toBe(2)
})

describe('a write', () => {
  const remove = () => new MutationObserver(queryClient, empireMutations.delete).mutate(EMPIRE.uuid)

  test('makes its groups old: for the screens, for the next visit and for the other tabs', async () => {
    const otherTab = new BroadcastChannel('perigee')
    const told = new Promise<unknown>((resolve) => {
      otherTab.onmessage = ({ data }) => resolve(data)
    })
    await empires()
    await ticked()
    await remove()
    expect(await told).toEqual({ kind: 'changed', keys: [['empires'], ['plans'], ['cx']] })
    otherTab.close()
    await revisit()
    names = ['after the write']
    expect(await empires()).toEqual(['after the write'])
  })

  test('ends what the next visit would begin with, where figures depend on it', async () => {
    localStorage.setItem(LAST_PAGE_KEY, 'as drawn')
    await changed([['shared']])
    expect(localStorage.getItem(LAST_PAGE_KEY)).toBe('as drawn')
    await changed([], [['plans', 'one']])
    expect(localStorage.getItem(LAST_PAGE_KEY)).toBeNull()
  })

  test('of another tab does the same here', async () => {
    await empires()
    const otherTab = new BroadcastChannel('perigee')
    otherTab.postMessage({ kind: 'changed', keys: [['empires']] })
    await expect
      .poll(() => queryClient.getQueryState(empireQueries.all().queryKey)?.isInvalidated)
      .toBe(true)
    otherTab.close()
  })

  test('that fails leaves everything as it is', async () => {
    await empires()
    server.isReachable = false
    await expect(remove()).rejects.toThrow('nothing was saved')
    expect(queryClient.getQueryState(empireQueries.all().queryKey)?.isInvalidated).toBe(false)
  })

  test.each([
    ['a plan is created', planMutations.create, ['plans', 'empires', 'shared']],
    ['an empire gets other plans', empireMutations.assignPlans, ['empires', 'plans', 'cx']],
    ['a CX is saved', cxMutations.save, ['cx', 'empires']],
    ['a plan is shared', sharedMutations.share, ['shared']],
    ['a stranger’s plan is copied', sharedMutations.clone, ['plans']],
    ['an API key is made', userMutations.createApiKey, ['api-keys']],
  ])('when %s, what shows it grows old', (_, { meta }, groups) => {
    expect(meta?.invalidates).toEqual(groups)
  })
})

describe('the check', () => {
  test('loads an expired entry again and drops one whose kind is not loaded by itself', async () => {
    await empires()
    await queryClient.fetchQuery(gameQueries.findPlanets('kat'))
    checkEntries(Date.now() + 9_000)
    expect(asked('/empire')).toBe(1)
    checkEntries(Date.now() + 4 * HOUR)
    await ticked()
    expect(asked('/empire')).toBe(2)
    const keys = queryClient.getQueryCache().getAll()
    expect(keys.map(({ queryKey }) => queryKey)).toEqual([['empires', 'all']])
  })
})

test('an entry that is dropped is gone for the next visit too', async () => {
  await empires()
  await ticked()
  const query = queryClient.getQueryCache().find({ queryKey: empireQueries.all().queryKey })
  if (query) await dropQuery(query)
  await revisit()
  await empires()
  expect(asked('/empire')).toBe(2)
})

describe('an answer that is read before anybody asks', () => {
  const ALL = empireQueries.all()
  const names = async () => (await queryClient.fetchQuery(ALL)).map(({ name }) => name)
  const kept = (name: string) =>
    keepAnswer(JSON.stringify(ALL.queryKey), [{ ...EMPIRE, name }], Date.now())

  test('is what the screen then begins with', async () => {
    await kept('last visit')
    readAnswersAhead([ALL.queryKey])
    expect(await names()).toEqual(['last visit'])
  })

  test('is given up for what is written meanwhile', async () => {
    await kept('last visit')
    readAnswersAhead([ALL.queryKey])
    await kept('renamed')
    expect(await names()).toEqual(['renamed'])
  })

  test('is given up when a write makes it old', async () => {
    await kept('last visit')
    readAnswersAhead([ALL.queryKey])
    await changed([['empires']])
    expect(await names()).toEqual(['first'])
  })

  test('is never handed to who logs in next', async () => {
    await kept('last visit')
    readAnswersAhead([ALL.queryKey])
    loggedInAs(2)
    expect(await names()).toEqual(['first'])
  })
})
