// @vitest-environment jsdom
import { isRedirect } from '@tanstack/react-router'
import * as v from 'valibot'
import { afterEach, describe, expect, test } from 'vitest'
import { credentials } from '../browser/credentials.ts'
import { getSession } from '../session/session.ts'
import { HomeSearch, leaveHomeWhenLoggedIn, requireLogin } from './guard.ts'

function redirectOf(guard: () => void): unknown {
  try {
    guard()
  } catch (thrown) {
    if (isRedirect(thrown)) return thrown.options
    throw thrown
  }
  return undefined
}
const logIn = () => credentials.set({ access_token: 'a', refresh_token: 'b' })
afterEach(() => credentials.set(undefined))

describe('a protected page', () => {
  test('sends visitors to the login, which remembers the page', () => {
    expect(redirectOf(() => requireLogin({ location: { href: '/api?x=1' } }))).toMatchObject({
      to: '/',
      search: { login: true, to: '/api?x=1' },
    })
  })

  test('lets players in', () => {
    logIn()
    expect(getSession().state).toBe('in')
    expect(redirectOf(() => requireLogin({ location: { href: '/api' } }))).toBeUndefined()
  })
})

describe('the homepage', () => {
  test('stays for visitors', () => {
    expect(redirectOf(() => leaveHomeWhenLoggedIn({ search: {} }))).toBeUndefined()
  })

  test('leads players to the empire, or to the page they asked for', () => {
    logIn()
    expect(redirectOf(() => leaveHomeWhenLoggedIn({ search: {} }))).toMatchObject({
      href: '/empire',
    })
    expect(redirectOf(() => leaveHomeWhenLoggedIn({ search: { to: '/api' } }))).toMatchObject({
      href: '/api',
    })
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
