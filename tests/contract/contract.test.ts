import { afterAll, beforeAll, describe } from 'vitest'
import { HOSTS } from './hosts.ts'
import { openStage, type Stage } from './stage.ts'
import { alertsSuite } from './suite/alerts.ts'
import { companySuite } from './suite/company.ts'
import { csvSuite } from './suite/csv.ts'
import { cxSuite } from './suite/cx.ts'
import { empiresSuite } from './suite/empires.ts'
import { errorsSuite } from './suite/errors.ts'
import { gamedataSuite } from './suite/gamedata.ts'
import { guestsSuite } from './suite/guests.ts'
import { historySuite } from './suite/history.ts'
import { marketBookSuite } from './suite/market-book.ts'
import { moveInSuite } from './suite/move-in.ts'
import { optimizeSuite } from './suite/optimize.ts'
import { plansSuite } from './suite/plans.ts'
import { putAwaySuite } from './suite/put-away.ts'
import { reservesSuite } from './suite/reserves.ts'
import { sharedSuite } from './suite/shared.ts'
import { sharedEmpiresSuite } from './suite/shared-empires.ts'
import { userSuite } from './suite/user.ts'
import { wireSuite } from './suite/wire.ts'
import { wordsSuite } from './suite/words.ts'

/** What a client written for the documented calls may rely on, word for word the same on every host. */
describe.each(HOSTS)('the contract on %s', (_, start) => {
  // Filled before the first test runs; the suites hold on to this object.
  const stage = {} as Stage
  beforeAll(async () => Object.assign(stage, await openStage(await start())))
  afterAll(() => stage.host?.close())

  wireSuite(stage)
  userSuite(stage)
  guestsSuite(stage)
  gamedataSuite(stage)
  marketBookSuite(stage)
  companySuite(stage)
  historySuite(stage)
  plansSuite(stage)
  empiresSuite(stage)
  cxSuite(stage)
  sharedSuite(stage)
  sharedEmpiresSuite(stage)
  optimizeSuite(stage)
  moveInSuite(stage)
  errorsSuite(stage)
  alertsSuite(stage)
  reservesSuite(stage)
  putAwaySuite(stage)
  csvSuite(stage)
  wordsSuite(stage)
})
