import { afterEach, beforeEach, expect, test } from 'vitest'
import { walkAccounts } from '../../edge/after-sync/walk.ts'
import { cleanUp } from '../../edge/cleanup.ts'
import { evaluateEmpires } from '../../edge/features/history/evaluate-empires.ts'
import { historyChore } from '../../edge/features/history/history-chore.ts'
import { historyRepo } from '../../edge/features/history/repo.ts'
import { ensureStarterUniverse } from '../../edge/gamedata/starter/starter.ts'
import { starterReader } from '../../edge/gamedata/starter/starter-files.ts'
import { syncRepo } from '../../edge/repo/sync.ts'
import { openStage, type Stage, watchedReads } from './sync-stage.ts'

const DAY = 24 * 60 * 60_000
const HALF_HOUR = 30 * 60_000

let stage: Stage
beforeEach(async () => {
  stage = await openStage()
  await ensureStarterUniverse(stage.ports.db, starterReader())
  await sync()
})
afterEach(() => stage.close())

/** As when the prices came, which are those of the starter. */
async function sync() {
  const repo = syncRepo(stage.ports.db)
  const { now } = stage.clock
  await repo.claim(['exchanges'], now, now)
  await repo.succeeded('exchanges', now, now)
}
const walk = () => walkAccounts(stage.ports, [historyChore], 10)
const daysOf = async (token: string) => {
  const answer = await stage.get('/data/history', { headers: { Authorization: `Bearer ${token}` } })
  return ((await answer.json()) as { day: string }[]).map(({ day }) => day)
}
const guest = async () =>
  ((await stage.post('/user/guest', {})) as { access_token: string }).access_token
const recorded = async () =>
  (await stage.ports.db.execute('select user_id, day from history_days order by user_id, day')).rows

test('the first sync of a day writes down every account, the next ones nothing', async () => {
  await guest()
  await guest()
  await walk()
  const first = await recorded()
  expect(new Set(first.map(({ user_id }) => user_id)).size).toBe(2)
  stage.clock.now += HALF_HOUR
  await sync()
  await walk()
  expect(await recorded()).toEqual(first)
  stage.clock.now += DAY
  await sync()
  await walk()
  expect(await recorded()).toHaveLength(4)
  expect(stage.logged.filter((line) => line.includes('error'))).toEqual([])
})

test('who was not there for two months is not written down', async () => {
  await guest()
  stage.clock.now += 61 * DAY
  await sync()
  await walk()
  expect(await recorded()).toEqual([])
})

test('with the account its days are gone', async () => {
  const token = await guest()
  expect(await daysOf(token)).toHaveLength(1)
  for (let day = 0; day < 8; day++) {
    stage.clock.now += DAY
    await cleanUp(stage.ports)
  }
  expect(await recorded()).toEqual([])
})

test('the hourly cleanup keeps a year', async () => {
  await guest()
  await walk()
  const [{ user_id, day }] = (await recorded()) as unknown as [{ user_id: number; day: string }]
  const repo = historyRepo(stage.ports.db)
  const stored = (await repo.of(user_id, day))!
  const before = (days: number) => new Date(stage.clock.now - days * DAY).toISOString().slice(0, 10)
  for (const days of [365, 366]) await repo.keep(user_id, { ...stored, day: before(days) })
  await cleanUp(stage.ports)
  expect((await recorded()).map((row) => row.day)).toEqual([before(365), before(0)])
})

test('a clock that is ahead deletes nothing, neither by a look, nor by a walk, nor by the hourly cleanup', async () => {
  const token = await guest()
  await walk()
  const [{ user_id, day }] = (await recorded()) as unknown as [{ user_id: number; day: string }]
  const repo = historyRepo(stage.ports.db)
  const stored = (await repo.of(user_id, day))!
  const today = stage.clock.now
  for (let days = 1; days < 200; days++) {
    const past = new Date(today - days * DAY).toISOString().slice(0, 10)
    await repo.keep(user_id, { ...stored, day: past })
  }
  stage.clock.now = today + 500 * DAY
  for (let hour = 0; hour < 20; hour++) {
    await cleanUp(stage.ports)
    stage.clock.now += 60 * 60_000
  }
  await sync()
  await walk()
  stage.clock.now = today
  await cleanUp(stage.ports)
  const days = await daysOf(token)
  expect(days).toHaveLength(200)
  expect(days.at(-1)).toBe(day)
})

test('what is older than a year is not shown, also before the hourly cleanup', async () => {
  const token = await guest()
  await walk()
  const [{ user_id, day }] = (await recorded()) as unknown as [{ user_id: number; day: string }]
  const repo = historyRepo(stage.ports.db)
  const old = new Date(stage.clock.now - 366 * DAY).toISOString().slice(0, 10)
  await repo.keep(user_id, { ...(await repo.of(user_id, day))!, day: old })
  expect(await daysOf(token)).toEqual([day])
})

/** How many pages of plans the work reads to calculate them. */
async function pagesRead(work: () => Promise<unknown>): Promise<number> {
  const { db } = stage.ports
  const { execute } = db
  let pages = 0
  db.execute = (statement) => {
    if (JSON.stringify(statement).includes('p.baseplanner_data')) pages++
    return execute(statement)
  }
  await work()
  db.execute = execute
  return pages
}

test('a day that cannot be evaluated is no empty day, and is not tried again at every sync', async () => {
  const token = await guest()
  await stage.ports.db.execute(
    `update plans set baseplanner_data = json_set(baseplanner_data, '$.planet.planetid', 'ZZ-999z')`,
  )
  expect(await pagesRead(walk)).toBeGreaterThan(0)
  expect(await daysOf(token)).toEqual([])
  for (let syncs = 0; syncs < 3; syncs++) {
    stage.clock.now += HALF_HOUR
    await sync()
    expect(await pagesRead(walk)).toBe(0)
  }
  expect(await recorded()).toEqual([])
  stage.clock.now += 12 * HALF_HOUR
  await sync()
  expect(await pagesRead(walk)).toBeGreaterThan(0)
})

test('a read of a large account calculates nothing', async () => {
  const token = await guest()
  const { db } = stage.ports
  // Eight bases of an ordinary player, each as large as a few of them are.
  await db.execute(
    `update plans set baseplanner_data = json_set(baseplanner_data, '$.note', '${'x'.repeat(40_000)}')`,
  )
  expect(await pagesRead(() => daysOf(token))).toBe(0)
  await walk()
  expect(await pagesRead(() => daysOf(token))).toBe(0)
  expect(await daysOf(token)).toHaveLength(1)
})

test('a plan that is in several empires with the same preferences is calculated once', async () => {
  await guest()
  const { db } = stage.ports
  await walk()
  const [{ user_id }] = (await recorded()) as unknown as [{ user_id: number }]
  await db.execute('delete from history_days')
  const before = await evaluateEmpires(db, user_id, (work) => work())
  await db.execute(
    `insert or ignore into empire_plans (empire_id, plan_id)
     select e.id, p.id from empires as e, plans as p`,
  )
  await db.execute("update empires set faction = 'NONE', permits_used = 1, permits_total = 2")
  const [one, two] = (await evaluateEmpires(db, user_id, (work) => work()))!
  expect(one!.plans).toHaveLength(8)
  for (const [place, plan] of one!.plans.entries()) expect(two!.plans[place]).toBe(plan)
  expect(before!.flatMap(({ plans }) => plans)).toHaveLength(8)
})

test('reading the plans of an account is scheduled a page at a time, so that a large one blocks nobody', async () => {
  await guest()
  const [{ id }] = (await stage.ports.db.execute('select id from users')).rows as unknown as [
    { id: number },
  ]
  const { db, schedule, reads } = watchedReads({ ...stage.ports.db, pageBytes: 1 })
  const empires = (await evaluateEmpires(db, id, schedule))!
  const plans = empires.reduce((sum, empire) => sum + empire.plans.length, 0)
  expect(plans).toBe(8)
  expect(reads).toEqual({ scheduled: plans, unscheduled: 0 })
})
