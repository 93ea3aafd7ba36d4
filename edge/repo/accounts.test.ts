import { expect, test } from 'vitest'
import { guestsRepo } from '../features/guests/repo.ts'
import type { Database } from '../ports.ts'
import { apiKeysRepo } from './api-keys.ts'
import { codesRepo } from './codes.ts'
import { dropGuestsUnusedSince } from './expired.ts'
import { COPY_PARTS, fioRepo } from './fio.ts'
import { loginSessionsRepo } from './login-sessions.ts'
import { outboxRepo } from './outbox.ts'
import { databaseWithAda } from './testing/database-with-ada.ts'
import { queryPlan } from './testing/query-plan.ts'
import { throttleRepo } from './throttle.ts'
import { usersRepo } from './users.ts'

const database = databaseWithAda()

const PERSON = { username: 'ada', email: 'ada@perigee.test', password: '', now: 0 }
const SESSION = { id: 's', userId: 1, device: 'd', tokenHash: 'first', now: 0, expiresAt: 9 }
const TOKEN = { session: 's', userId: 1, device: 'd', spentAt: null, successor: null, line: 0 }
const SPENDING = { spent: 'first', next: 'second', now: 1, expiresAt: 9, mostLines: 8 }
const CODE = {
  userId: 1,
  purpose: 'reset',
  hash: 'code',
  email: PERSON.email,
  expiresAt: 9,
} as const
const KEY = { userId: 1, name: 'sheet', lookup: 'key', sealed: '', now: 0 }
const COPY = { texts: {}, sources: {} as never, fetchedAt: 0, retryAt: 0 }
const MAIL = { to: PERSON.email, subject: '', text: '', html: '', link: '' }
const GUEST = {
  username: 'guest',
  password: '',
  now: 0,
  most: 2,
  holdings: {
    cx: { name: 'CX', cx_empire: [], cx_planets: [], ticker_empire: [], ticker_planets: [] },
    empires: [],
  },
}

const QUERIES: Record<string, (on: Database) => Promise<unknown>> = {
  'a new person': (on) => usersRepo(on).add({ ...PERSON, username: 'bea', email: null }),
  'a person': (on) => usersRepo(on).byId(1),
  'a person by name': (on) => usersRepo(on).byUsername('ada'),
  'a session begun': (on) => loginSessionsRepo(on).start(SESSION),
  'whose session it is': (on) => loginSessionsRepo(on).userOf('s', 1),
  'a refresh token': (on) => loginSessionsRepo(on).find('first', 0),
  'a session refreshed': (on) => loginSessionsRepo(on).spend(TOKEN, SPENDING),
  'a code to verify': (on) => codesRepo(on).put({ ...CODE, purpose: 'verify' }),
  'an address verified': (on) => codesRepo(on).verifyEmail('code', 1),
  'a code to reset': (on) => codesRepo(on).putReset(CODE, true),
  'whether a code is good': (on) => codesRepo(on).isGoodReset('code', 1),
  'a password reset': (on) => codesRepo(on).resetPassword('code', 1, ''),
  'a password changed': (on) =>
    usersRepo(on).changePassword(
      1,
      { old: PERSON.password, password: '' },
      { keptSession: 's', revokeApiKeys: true },
    ),
  'a password hashed again': (on) => usersRepo(on).rehash(1, '', ''),
  'a profile changed': (on) =>
    usersRepo(on).changeProfile(1, { fioKey: null, prunUsername: null, email: PERSON.email }),
  'the last action': (on) => usersRepo(on).touch(1, 0),
  'a new API key': (on) => apiKeysRepo(on).add(KEY),
  'API keys of a person': (on) => apiKeysRepo(on).list(1),
  'whose API key it is': (on) => apiKeysRepo(on).ownerOf('key'),
  'an API key used': (on) => apiKeysRepo(on).noteUse('key', 0),
  'an API key deleted': (on) => apiKeysRepo(on).remove(1, 'key'),
  'a copy from FIO kept': (on) => fioRepo(on).keep(1, 'access', COPY),
  'a copy from FIO': (on) => fioRepo(on).find(1, 'access', COPY_PARTS),
  'FIO failed': (on) => fioRepo(on).failed(1, 'access', 0),
  'a guest': (on) => guestsRepo(on).open(GUEST),
  'a guest who stays': (on) => usersRepo(on).keepGuest(2, { ...PERSON, username: 'kept' }),
  'guests who stayed away': (on) => dropGuestsUnusedSince(on, 0),
  'a request counted': (on) => throttleRepo(on).take('key', 0, { limit: 1, windowSeconds: 1 }),
  'a count given back': (on) => throttleRepo(on).forgive(['key'], 'key'),
  'counts forgotten': (on) => throttleRepo(on).forget('key'),
  'counts that are over': (on) => throttleRepo(on).dropOver(0),
  'a mail': (on) => outboxRepo(on).add(MAIL, 0),
  'old mails': (on) => outboxRepo(on).dropBefore(0),
  'codes that expired': (on) => codesRepo(on).dropExpired(0),
  'sessions that expired': (on) => loginSessionsRepo(on).dropExpired(0),
  'tokens spent long ago': (on) => loginSessionsRepo(on).dropSpentBefore(0),
  'a session ended by its token': (on) => loginSessionsRepo(on).endOfToken('second', 1),
  'a session ended': (on) => loginSessionsRepo(on).end('s', 1),
}

/** Holds guests only, of which there are never many. */
const FEW = /INDEX guests_by_use/

test.each(Object.entries(QUERIES))('%s: every step goes by an index', async (_, ask) => {
  const { scans } = await queryPlan(database(), ask)
  expect(scans.filter((step) => !FEW.test(step))).toEqual([])
})
