import { afterAll, beforeAll } from 'vitest'
import type { ServedHost } from './hosts.ts'
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

type ContractSuite = (stage: Stage) => void

/** What the hosts do each in their own way: the wire, streams, bodies and batches. */
export const OF_HOSTS: readonly ContractSuite[] = [wireSuite, plansSuite, csvSuite]

/** What the same handlers do on every host. */
export const OF_HANDLERS: readonly ContractSuite[] = [
  userSuite,
  guestsSuite,
  gamedataSuite,
  marketBookSuite,
  companySuite,
  historySuite,
  empiresSuite,
  cxSuite,
  sharedSuite,
  sharedEmpiresSuite,
  optimizeSuite,
  moveInSuite,
  errorsSuite,
  alertsSuite,
  reservesSuite,
  putAwaySuite,
  wordsSuite,
]

/** Runs suites against one host, which is started before the first of their tests. */
export function onStage(start: () => Promise<ServedHost>, suites: readonly ContractSuite[]): void {
  // Filled before the first test runs; the suites hold on to this object.
  const stage = {} as Stage
  beforeAll(async () => Object.assign(stage, await openStage(await start())))
  afterAll(() => stage.host?.close())
  for (const suite of suites) suite(stage)
}
