import { test } from './app.ts'
import { expectBeginnings, expectFailures } from './page-states.ts'

/** One page of each kind: own lists, a form, a calculated table, FIO data, the API's. All others are in `all-states.spec.ts`. */
const PAGES = ['/empire', '/advisor', '/roi-overview', '/fio/burn', '/api']

test('pages of a new account say what is missing, and how to begin', async ({ loggedIn }) => {
  await expectBeginnings(loggedIn, PAGES)
})

test('pages say that the server failed, and load again', async ({ loggedIn }) => {
  await expectFailures(loggedIn, PAGES)
})
