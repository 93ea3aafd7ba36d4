import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { FEATURES } from '../../edge/app.ts'
import { type OperationName, ROUTES } from '../../edge/contract/routes.ts'
import { CORE_HOSTS } from './hosts.ts'
import { openStage, type Stage } from './stage.ts'
import { csvSuite } from './suite/csv.ts'
import { cxSuite } from './suite/cx.ts'
import { empiresSuite } from './suite/empires.ts'
import { gamedataSuite } from './suite/gamedata.ts'
import { optimizeSuite } from './suite/optimize.ts'
import { plansSuite } from './suite/plans.ts'
import { sharedSuite } from './suite/shared.ts'
import { userSuite } from './suite/user.ts'
import { wireSuite } from './suite/wire.ts'
import { wordsSuite } from './suite/words.ts'

const LEFT_OUT = new Set(FEATURES.flatMap((handlers) => Object.keys(handlers)))
const DOCUMENTED = (Object.keys(ROUTES) as OperationName[]).filter((name) => !LEFT_OUT.has(name))

/** The documented calls need no other feature. */
describe.each(CORE_HOSTS)('the core of the API alone on %s', (_, start) => {
  const stage = {} as Stage
  beforeAll(async () => Object.assign(stage, await openStage(await start())))
  afterAll(() => stage.host?.close())

  test('has no other calls', async () => {
    expect([...LEFT_OUT]).toEqual(expect.arrayContaining(['openGuest', 'putAlert', 'getCompany']))
    for (const path of ['/user/guest', '/alerts', '/data/company', '/import/account', '/errors']) {
      const answer = await stage.host.fetch(`/api/v1${path}`, { method: 'POST' })
      expect([path, answer.status]).toEqual([path, 404])
    }
  })

  wireSuite(stage, DOCUMENTED)
  userSuite(stage)
  gamedataSuite(stage)
  plansSuite(stage)
  empiresSuite(stage)
  cxSuite(stage)
  sharedSuite(stage)
  optimizeSuite(stage)
  csvSuite(stage)
  wordsSuite(stage)
})
