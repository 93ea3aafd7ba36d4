// @vitest-environment jsdom
import { MutationObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { credentials } from '../browser/credentials.ts'
import { ownStore } from '../browser/own-store.ts'
import { changedElsewhere } from './elsewhere.ts'
import { forgetResponses } from './kept-responses.ts'
import { cxMutations } from './queries/cx.ts'
import { empireMutations, empireQueries } from './queries/empires.ts'
import { planMutations } from './queries/plans.ts'
import { putAwayMutations } from './queries/put-away.ts'
import { reserveMutations } from './queries/reserves.ts'
import { sharedMutations } from './queries/shared.ts'
import { userMutations } from './queries/user.ts'
import { dropQuery, fetchNow, queryClient, watchQueries } from './query-client.ts'
import { fakeServer, tagged } from './testing/fake-server.ts'
import { ticked } from './testing/ticked.ts'

const HOUR = 60 * 60_000
const EMPIRE = {
  uuid: '0b2a1c7e-6d1f-4a3e-9b57-0d8f6a2c4e11',
  name: 'Antares base',
  faction: 'NONE',
  permits_used: 1,
  permits_total: 2,
  use_fio_storage: false,
  baseplanners: [],
}
const ALL = empireQueries.all()
const KEPT = {
  buster: '',
  queryHash: '["empires","all"]',
  queryKey: ALL.queryKey,
  state: { data: [EMPIRE], dataUpdatedAt: Date.UTC(2025, 11, 31) },
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
    'GET /empire': tagged(() => ({
      etag: `"${names.join()}"`,
      records: names.map((name) => ({ ...EMPIRE, name })),
    })),
    [`DELETE /empire/${EMPIRE.uuid}`]: () => Response.json(true),
  })
  await forgetResponses()
  queryClient.clear()
  changedElsewhere.set(undefined)
  loggedInAs(1)
  unwatch = watchQueries()
})
afterEach(async () => {
  await ticked()
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
  return empireQueries
    .read(await queryClient.fetchQuery(empireQueries.all()))
    .map(({ name }) => name)
}
const shownName = () => empireQueries.read(queryClient.getQueryData(ALL.queryKey) ?? [])[0]?.name
const asked = (path: string) => server.asked.filter((call) => call.path === path).length

describe('an answer', () => {
  test('with a record that cannot be read loses that one alone, which is named and kept', async () => {
    const bad = { ...EMPIRE, name: 'Odd', faction: 'PIRATES' }
    server = fakeServer({ 'GET /empire': () => Response.json([bad, EMPIRE]) })
    expect(await empires()).toEqual(['Antares base'])
    await revisit()
    server.isReachable = false
    expect(await fetchNow(empireQueries.aside()).catch(() => 'offline')).toBe('offline')
    expect(await empires()).toEqual(['Antares base'])
    const { select } = empireQueries.aside()
    expect(select(queryClient.getQueryData(ALL.queryKey) ?? [])).toMatchObject([
      { name: 'Odd', why: expect.stringContaining('faction'), raw: bad },
    ])
  })

  test('of the last visit is shown while the server is asked whether it still holds', async () => {
    await empires()
    await revisit()
    server.isReachable = false
    expect(await empires()).toEqual(['first'])
    expect(queryClient.getQueryState(ALL.queryKey)?.dataUpdatedAt).toBe(Date.now())
  })

  test('that holds costs the server no second list', async () => {
    await empires()
    await revisit()
    await empires()
    await expect.poll(() => asked('/empire')).toBe(2)
    expect(server.asked.at(-1)?.headers.get('if-none-match')).toBe('"first"')
    await ticked()
    expect(queryClient.getQueryData(ALL.queryKey)).toHaveLength(1)
    expect(changedElsewhere.get()).toBeUndefined()
  })

  test('that another device changed is replaced, and the player is told', async () => {
    await empires()
    await revisit()
    names = ['second']
    expect(await empires()).toEqual(['first'])
    await expect.poll(shownName).toBe('second')
    expect(changedElsewhere.get()).toBeDefined()
  })

  test('keeps its age offline', async () => {
    await empires()
    const arrived = Date.now()
    await revisit()
    later(3 * HOUR)
    server.isReachable = false
    expect(await empires()).toEqual(['first'])
    await ticked()
    expect(queryClient.getQueryState(ALL.queryKey)?.dataUpdatedAt).toBe(arrived)
  })

  test('of one player is not shown to the next', async () => {
    await empires()
    await revisit()
    loggedInAs(2)
    names = ['of the second player']
    expect(await empires()).toEqual(['of the second player'])
  })

  test('that arrives after its player has left is stored for nobody', async () => {
    const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
    held.then(() => loggedInAs(2))
    server = fakeServer({
      'GET /empire': async () => {
        letGo()
        await held
        return Response.json([{ ...EMPIRE, name: 'of the first player' }])
      },
    })
    await empires()
    await ticked()
    expect(await ownStore('answers').keys('')).toEqual([])
  })

  test.each([
    ['in its list', { ...KEPT, state: { ...KEPT.state, data: { name: 'no list' } } }],
    ['as a whole', { data: [EMPIRE], updatedAt: 1, build: 'an older one' }],
  ])('that does not fit %s is dropped and asked for again', async (_, kept) => {
    await ownStore('answers').put('1|["empires","all"]', kept)
    server.isReachable = false
    await expect(queryClient.fetchQuery({ ...ALL, retry: false })).rejects.toThrow('offline')
    expect(await ownStore('answers').keys('')).toEqual([])
  })
})

describe('between a login and its profile', () => {
  const tokens = { access_token: 'b', refresh_token: 'r' }
  const kept = () => ownStore('answers').keys('')
  beforeEach(() => credentials.set(tokens))

  test('an answer is stored once it is known whose it is', async () => {
    await empires()
    await ticked()
    expect(await kept()).toEqual([])
    credentials.set({ ...tokens, user: { user_id: 3, username: 'eve', hasFio: false } })
    await expect.poll(kept).toEqual(['3|["empires","all"]'])
  })

  test('it is stored for nobody who logs in instead', async () => {
    await empires()
    loggedInAs(1)
    await ticked()
    expect(await kept()).toEqual([])
  })
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
    ['an empire is deleted', empireMutations.delete, ['empires', 'plans', 'cx']],
    ['a CX gets other empires', cxMutations.assignEmpires, ['cx', 'empires']],
    ['a plan is shared', sharedMutations.share, ['shared']],
    ['a stranger’s plan is copied', sharedMutations.clone, ['plans']],
    ['something is reserved for a contract', reserveMutations.put, ['reserves']],
    ['a reserve is freed', reserveMutations.remove, ['reserves']],
    ['a card of Today is put away', putAwayMutations.put, ['put-away']],
    ['a card of Today is brought back', putAwayMutations.bringBack, ['put-away']],
    ['an API key is made', userMutations.createApiKey, ['api-keys']],
  ])('when %s, what shows it grows old', (_, { meta }, groups) => {
    expect(meta?.invalidates).toEqual(groups)
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
