import { describe, expect, test } from 'vitest'
import { canLogIn, canSignUp } from './account-rules.ts'

describe('the Login button', () => {
  test.each([
    ['abc', '12345678', true],
    ['ab', '12345678', false],
    ['abc', '1234567', false],
    ['', '', false],
  ])('username "%s" and password "%s": %s', (username, password, enabled) => {
    expect(canLogIn(username, password)).toBe(enabled)
  })
})

describe('the Create Account button', () => {
  const filled = { username: 'pilot', password: 'long enough', planetName: 'Promitor' }
  test.each([
    ['all filled in', {}, true],
    ['a short username', { username: 'pi' }, false],
    ['a username with a space', { username: 'pi lot' }, false],
    ['a short password', { password: 'short' }, false],
    ['no planet name', { planetName: '' }, false],
    ['a planet name of spaces', { planetName: '  ' }, false],
  ])('%s', (_, change, enabled) => {
    expect(canSignUp({ ...filled, ...change })).toBe(enabled)
  })
})
