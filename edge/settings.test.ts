import { describe, expect, test } from 'vitest'
import { THROTTLE_LIMITS } from './config.ts'
import { readSettings } from './node/host-settings.ts'
import { databaseWithAda } from './repo/testing/database-with-ada.ts'
import { configFrom, mailFrom, pushFrom } from './settings.ts'

test('an empty variable is as good as none: nothing is written into the current folder', () => {
  const empty = readSettings({ PERIGEE_DATA_DIR: '', PERIGEE_HOST: '', PORT: '' })
  expect(empty).toEqual(readSettings({}))
})

test('an empty environment is a local server on 8787 that nobody else reaches', () => {
  expect(readSettings({})).toEqual({
    port: 8787,
    hostname: '127.0.0.1',
    dataDir: '.data',
    trustedProxies: 0,
    stopSeconds: 3,
    log: 'info',
    sync: false,
    startAnew: false,
  })
  expect(configFrom({}).corsOrigins).toEqual([])
})

test.each([
  [{ PORT: 'eighty' }, 'PORT must be a whole number up to 65535, not eighty.'],
  [{ PORT: '70000' }, 'PORT must be a whole number up to 65535, not 70000.'],
  [{ PERIGEE_LOG: 'loud' }, 'PERIGEE_LOG must be one of info, warn, off, not loud.'],
])('%o is refused', (env, message) => {
  expect(() => readSettings(env)).toThrow(message)
})

test.each([
  [{ PERIGEE_ORIGIN: 'perigee.example' }, /^PERIGEE_ORIGIN must hold an origin/],
  [{ PERIGEE_CORS_ORIGINS: '*' }, /^PERIGEE_CORS_ORIGINS must hold an origin/],
  [{ PERIGEE_IMPORT_URL: 'planner.example' }, /^PERIGEE_IMPORT_URL must begin with https/],
  [{ PERIGEE_IMPORT_URL: 'http://planner.example' }, /^PERIGEE_IMPORT_URL must begin with https/],
  [{ PERIGEE_FIO_URL: 'rest.example' }, /^PERIGEE_FIO_URL must begin with https/],
  [{ PERIGEE_FIO_URL: 'http://rest.example' }, /^PERIGEE_FIO_URL must begin with https/],
  [{ PERIGEE_LIMITS_FACTOR: 'none' }, /^PERIGEE_LIMITS_FACTOR must be a number/],
])('%o is refused', (env, message) => {
  expect(() => configFrom(env)).toThrow(message)
})

test('import from another planner is off until its address is set', () => {
  expect(configFrom({}).importUrl).toBe('')
  const env = { PERIGEE_IMPORT_URL: 'https://planner.example/api/' }
  expect(configFrom(env).importUrl).toBe('https://planner.example/api')
})

const database = databaseWithAda()

test('a mail service needs an address and a sender', () => {
  const silent = () => undefined
  const log = { info: silent, warn: silent, error: silent }
  const ports = { db: database(), clock: Date.now, log }
  const service = { PERIGEE_MAIL_TOKEN: 'token', PERIGEE_MAIL_FROM: 'Perigee <mail@perigee.test>' }
  expect(() => mailFrom({ ...service, PERIGEE_MAIL_FROM: '' }, ports)).toThrow('PERIGEE_MAIL_FROM')
  const misspelt = { ...service, PERIGEE_MAIL_URL: 'mail.example/send' }
  expect(() => mailFrom(misspelt, ports)).toThrow(
    'PERIGEE_MAIL_URL must be the address of a mail service, not mail.example/send.',
  )
  expect(mailFrom({ ...service, PERIGEE_MAIL_URL: '' }, ports)).toHaveProperty('send')
})

test('limits can be widened as a whole', () => {
  const { throttle } = configFrom({ PERIGEE_LIMITS_FACTOR: '2.5' })
  expect(throttle.perAccount.login).toEqual({
    limit: THROTTLE_LIMITS.perAccount.login!.limit * 2.5,
    windowSeconds: THROTTLE_LIMITS.perAccount.login!.windowSeconds,
  })
})

test('other origins are those that are listed', () => {
  const env = { PERIGEE_CORS_ORIGINS: 'https://sheets.example, http://localhost:3000/' }
  expect(configFrom(env).corsOrigins).toEqual(['https://sheets.example', 'http://localhost:3000'])
})

describe('notifications', () => {
  const ports = { fetch, clock: Date.now }
  const keys = {
    PERIGEE_PUSH_PUBLIC_KEY:
      'BNNI6RwM2oIUzpkWZckOQZ3NnD-BLV5g9A-Yba1DC8QGdq97lgtTp4YW6Laft5-Vd2IhX0qwH4vatwpC5pi7C8w',
    PERIGEE_PUSH_PRIVATE_KEY: 'UVzXnwtU51aOTwHv_ReYuceOExYMqvxMzhnyvy2kpig',
    PERIGEE_PUSH_CONTACT: 'mailto:operator@perigee.test',
  }

  test('are off without keys, and on with a pair and a contact', () => {
    expect(pushFrom({}, ports)).toBeNull()
    expect(pushFrom(keys, ports)?.publicKey).toBe(keys.PERIGEE_PUSH_PUBLIC_KEY)
  })

  test.each([
    ['half a pair', { PERIGEE_PUSH_PRIVATE_KEY: '' }, /must be a pair/],
    ['a key that is none', { PERIGEE_PUSH_PUBLIC_KEY: 'abc' }, /must be a pair/],
    ['nobody to write to', { PERIGEE_PUSH_CONTACT: '' }, /PERIGEE_PUSH_CONTACT/],
    ['a service that is no origin', { PERIGEE_PUSH_SERVICES: 'here' }, /PERIGEE_PUSH_SERVICES/],
  ])('%s prevents the start in words', (_, wrong, words) => {
    expect(() => pushFrom({ ...keys, ...wrong }, ports)).toThrow(words)
  })
})
