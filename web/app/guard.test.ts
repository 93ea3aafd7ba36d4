// @vitest-environment jsdom
import { isRedirect } from '@tanstack/react-router'
import * as v from 'valibot'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { fakeServer } from '../api/testing/fake-server.ts'
import { credentials } from '../browser/credentials.ts'
import { setPreference } from '../session/preferences.ts'
import { getSession } from '../session/session.ts'
import { HomeSearch, leaveHomeWhenLoggedIn, requireLogin } from './guard.ts'

async function redirectOf(guard: () => void | Promise<void>): Promise<unknown> {
  try {
    await guard()
  } catch (thrown) {
    if (isRedirect(thrown)) return thrown.options
    throw thrown
  }
  return undefined
}
const logIn = (fio?: { hasFio: boolean }) =>
  credentials.set({
    ...{ access_token: 'a', refresh_token: 'b' },
    ...(fio && { user: { user_id: 1, username: 'ada', ...fio } }),
  })
afterEach(() => {
  credentials.set(undefined)
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('a protected page', () => {
  test('sends visitors to the login, which remembers the page', async () => {
    expect(await redirectOf(() => requireLogin({ location: { href: '/api?x=1' } }))).toMatchObject({
      to: '/',
      search: { login: true, to: '/api?x=1' },
    })
  })

  test('lets players in', async () => {
    logIn()
    expect(getSession().state).toBe('in')
    expect(await redirectOf(() => requireLogin({ location: { href: '/api' } }))).toBeUndefined()
  })
})

describe('the homepage', () => {
  const from = (search: { to?: string }) => redirectOf(() => leaveHomeWhenLoggedIn({ search }))

  test('stays for visitors', async () => {
    expect(await from({})).toBeUndefined()
  })

  test('leads players to the empire, whatever FIO knows, or to Today if they want to start there', async () => {
    logIn({ hasFio: true })
    expect(await from({})).toMatchObject({ href: '/empire' })
    setPreference('startPage', 'today')
    expect(await from({})).toMatchObject({ href: '/today' })
    expect(await from({ to: '/api' })).toMatchObject({ href: '/api' })
    setPreference('startPage', 'empire')
  })

  test('leads whoever asked for a page to that page, whatever FIO knows', async () => {
    logIn({ hasFio: true })
    expect(await from({ to: '/api' })).toMatchObject({ href: '/api' })
    logIn()
    expect(await from({ to: '/api' })).toMatchObject({ href: '/api' })
  })

  test('where the profile cannot be had, the empire is there', async () => {
    fakeServer({}).isReachable = false
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    logIn()
    expect(await from({})).toMatchObject({ href: '/empire' })
  })

  test.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/\u0000/evil.example',
    '/empire\n',
    'javascript:1',
    'api',
    7,
  ])('never leads to %s', (to) => expect(v.parse(HomeSearch, { to }).to).toBeUndefined())

  test('takes any other page', () => {
    expect(v.parse(HomeSearch, { login: true, to: '/plan/UV-351a' })).toEqual({
      login: true,
      to: '/plan/UV-351a',
    })
  })
})
