// @vitest-environment jsdom
import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { empireQueries } from '../api/queries/empires.ts'
import { queryClient } from '../api/query-client.ts'
import { fakeServer } from '../api/testing/fake-server.ts'
import { credentials } from '../browser/credentials.ts'
import { rememberVisit } from '../features/empire/visits.ts'
import { getSession, keepSession, logIn, logOut, refreshProfile } from './session.ts'

const tokens = { access_token: 'a'.repeat(120), refresh_token: 'r'.repeat(120) }
const profile = {
  user_id: 7,
  username: 'ada',
  email: null,
  email_verified: false,
  fio_apikey: 'key',
  prun_username: 'ADA',
}
const FIGURES = { profit: 123456, revenue: 1, cost: 1, profitPerArea: 1 }
let server: ReturnType<typeof fakeServer>
let end: () => void
let profileStatus: number

beforeEach(() => {
  credentials.set(undefined)
  vi.clearAllMocks()
  profileStatus = 200
  server = fakeServer({
    'POST /user/login': ({ body }) =>
      (body as { password: string }).password === 'long enough'
        ? Response.json(tokens)
        : Response.json({ detail: 'Wrong' }, { status: 401 }),
    'GET /user/profile': () => Response.json(profile, { status: profileStatus }),
    'POST /user/logout': () => Response.json(true),
    'GET /empire': () => Response.json([]),
  })
  end = keepSession()
})
afterEach(() => {
  end()
  credentials.set(undefined)
  vi.unstubAllGlobals()
})

describe('logging in', () => {
  test('stores both tokens and fetches the profile', async () => {
    expect(getSession()).toEqual({ state: 'out', hasFio: false })
    await logIn('ada', 'long enough')
    expect(getSession()).toMatchObject({ state: 'in', profile, hasFio: true })
    expect(JSON.parse(localStorage.getItem('perigee.session') ?? '')).toMatchObject(tokens)
  })

  test('with a wrong password changes nothing', async () => {
    await expect(logIn('ada', 'wrong')).rejects.toThrow('HTTP 401')
    expect(getSession().state).toBe('out')
  })

  test('holds although the profile cannot be loaded just now', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    profileStatus = 503
    await logIn('ada', 'long enough')
    expect(getSession()).toEqual({ state: 'in', hasFio: false })
  })

  test('leaves no game key in the browser’s storage', async () => {
    await logIn('ada', 'long enough')
    expect(localStorage.getItem('perigee.session')).not.toContain(profile.fio_apikey)
  })
})

test('the burn and repair reports need the key and the name', async () => {
  await logIn('ada', 'long enough')
  await refreshProfile({ ...profile, prun_username: null })
  expect(getSession().hasFio).toBe(false)
})

describe('logging out', () => {
  test('revokes the session on the server and forgets the player', async () => {
    await logIn('ada', 'long enough')
    await queryClient.fetchQuery(empireQueries.all())
    await logOut()
    expect(server.asked.at(-1)).toMatchObject({
      path: '/user/logout',
      body: { refresh_token: tokens.refresh_token },
    })
    expect(getSession()).toEqual({ state: 'out', hasFio: false })
    expect(queryClient.getQueryCache().getAll()).toHaveLength(0)
    expect(localStorage.getItem('perigee.session')).toBeNull()
  })

  test('removes what the empires came to, also where the server ended the session', async () => {
    for (const end of [logOut, () => credentials.set(undefined)]) {
      await logIn('ada', 'long enough')
      rememberVisit('e', { ...FIGURES, at: Date.now(), rules: 'accurate' })
      expect(localStorage.getItem('perigee.empire-visits.7')).toContain('123456')
      await end()
      await expect.poll(() => localStorage.getItem('perigee.empire-visits.7')).toBeNull()
    }
  })

  test('works while the server is away', async () => {
    await logIn('ada', 'long enough')
    server.isReachable = false
    await logOut()
    expect(getSession().state).toBe('out')
  })

  test('in another tab ends this one’s session too', async () => {
    await logIn('ada', 'long enough')
    const otherTab = new BroadcastChannel('perigee')
    otherTab.postMessage({ kind: 'logout' })
    await expect.poll(() => getSession().state).toBe('out')
    otherTab.close()
  })
})

test('a session that the server refuses to renew takes the player’s data along', async () => {
  await logIn('ada', 'long enough')
  await queryClient.fetchQuery(empireQueries.all())
  credentials.set(undefined)
  await expect.poll(() => queryClient.getQueryCache().getAll().length).toBe(0)
  expect(getSession().state).toBe('out')
})

test('when another player logs in elsewhere, what a screen shows is loaded again', async () => {
  await logIn('ada', 'long enough')
  const shown = new QueryObserver(queryClient, empireQueries.all())
  const leave = shown.subscribe(() => {})
  await expect.poll(() => shown.getCurrentResult().status).toBe('success')
  const bob = { user_id: 8, username: 'bob', hasFio: false }
  credentials.set({ access_token: 'b'.repeat(120), refresh_token: 's'.repeat(120), user: bob })
  expect(shown.getCurrentResult().status).toBe('pending')
  await expect.poll(() => shown.getCurrentResult().status).toBe('success')
  leave()
})
