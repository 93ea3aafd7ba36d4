import { beforeAll, expect, test } from 'vitest'
import type { PlanWrite } from '../../engine/game/plan.ts'
import { cxRepo } from '../features/cx/repo.ts'
import { empiresRepo } from '../features/empires/repo.ts'
import { plansRepo } from '../features/plans/repo.ts'
import { sheetPlansRepo } from '../features/plans/sheet-plans.ts'
import { sharedRepo } from '../features/sharing/repo.ts'
import type { Database } from '../ports.ts'
import { storedBytes } from './quota.ts'
import { databaseWithAda } from './testing/database-with-ada.ts'
import { queryPlan } from './testing/query-plan.ts'

const database = databaseWithAda()
beforeAll(async () => {
  await empiresRepo(database()).create(1, EMPIRE_UUID, EMPIRE, 0)
})

const UUID = '5d0f1c1e-9d3a-4f7f-8a35-9a2f7f3f6e10'
const EMPIRE_UUID = '6d0f1c1e-9d3a-4f7f-8a35-9a2f7f3f6e11'
const COPY_UUID = '7d0f1c1e-9d3a-4f7f-8a35-9a2f7f3f6e12'
const EMPIRE = {
  name: 'Rim',
  faction: 'NONE',
  permits_used: 1,
  permits_total: 2,
  use_fio_storage: false,
} as const
const CX = { name: 'CX', cx_empire: [], cx_planets: [], ticker_empire: [], ticker_planets: [] }
const PLAN: PlanWrite = {
  name: 'Plan',
  planet_id: 'OT-580b',
  faction: 'NONE',
  permits_used: 1,
  permits_total: 3,
  override_empire: false,
  planet: {
    planetid: 'OT-580b',
    permits: 1,
    corphq: false,
    cogc: '---',
    experts: [],
    workforce: [],
  },
  infrastructure: [],
  buildings: [],
}

const WRITING = { now: 0, quota: 1024 }

async function all(records: AsyncIterable<unknown>): Promise<void> {
  for await (const _ of records);
}
async function every(records: Promise<AsyncIterable<unknown> | null>): Promise<void> {
  await all((await records)!)
}

/** Every query of the planning repositories, asked once. */
const QUERIES: Record<string, (db: Database) => Promise<unknown>> = {
  'plans of a person': (on) => all(plansRepo(on).list(1)),
  'plans of an empire': (on) => every(plansRepo(on).listOfEmpire(1, EMPIRE_UUID)),
  'what a plan is called': (on) => plansRepo(on).nameOf(1, UUID),
  'one plan': (on) => plansRepo(on).find(1, UUID),
  'a new plan': (on) => plansRepo(on).create(1, UUID, PLAN, WRITING),
  'a saved plan': (on) => plansRepo(on).save(1, UUID, PLAN, [1], WRITING),
  'a plan noted and tagged': (on) =>
    plansRepo(on).label(1, UUID, { notes: 'Water first', tags: ['water'] }, WRITING),
  'a plan copied': (on) =>
    plansRepo(on).copy(1, COPY_UUID, { original: { plan: UUID }, name: 'Copy' }, WRITING),
  'a shared plan copied': (on) =>
    plansRepo(on).copy(1, COPY_UUID, { original: { share: UUID }, name: 'Copy' }, WRITING),
  'the bytes of a person': (on) => storedBytes(on, 1),
  'a plan deleted': (on) => plansRepo(on).remove(1, UUID),
  'empires of a person': (on) => all(empiresRepo(on).list(1)),
  'a new empire': (on) => empiresRepo(on).create(1, UUID, EMPIRE, 0),
  'a saved empire': (on) => empiresRepo(on).save(1, UUID, EMPIRE, 0),
  'plans assigned': (on) =>
    empiresRepo(on).assignPlans(1, [
      { empire_uuid: UUID, baseplanners: [{ baseplanner_uuid: UUID }] },
    ]),
  'an empire deleted': (on) => empiresRepo(on).remove(1, UUID),
  'CX of a person': (on) => all(cxRepo(on).list(1)),
  'a new CX': (on) => cxRepo(on).create(1, UUID, CX, WRITING),
  'a saved CX': (on) => cxRepo(on).save(1, UUID, CX, WRITING),
  'empires assigned': (on) =>
    cxRepo(on).assignEmpires(1, [{ cx_uuid: UUID, empires: [{ empire_uuid: UUID }] }]),
  'a CX deleted': (on) => cxRepo(on).remove(1, UUID),
  'shares of a person': (on) => sharedRepo(on).list(1),
  'a shared plan': (on) => sharedRepo(on).find(UUID),
  'a view': (on) => sharedRepo(on).countView(UUID, 1),
  'what a shared plan is called': (on) => sharedRepo(on).planName(UUID),
  'a plan shared': (on) =>
    sharedRepo(on).share(1, UUID, UUID, { empire_uuid: UUID, cx_uuid: UUID }, 0),
  'a share stopped': (on) => sharedRepo(on).stop(1, UUID),
  'whether plans are own': (on) => plansRepo(on).areOwn(1, [UUID]),
  'plans of a person for a sheet': (on) => all(sheetPlansRepo(on).listAll(1)),
  'plans of an empire for its sheet': (on) =>
    every(sheetPlansRepo(on).listOfEmpire(1, EMPIRE_UUID)),
}

test.each(Object.entries(QUERIES))('%s: every step goes by an index', async (_, ask) => {
  const { steps, scans } = await queryPlan(database(), ask)
  expect(steps.length).toBeGreaterThan(0)
  expect(scans).toEqual([])
})

test('a plan that a newer version of the server stored is given back as it is, and not saved over', async () => {
  const uuid = '8d0f1c1e-9d3a-4f7f-8a35-9a2f7f3f6e13'
  const db = database()
  const plans = plansRepo(db)
  const quota = 1_000_000
  await plans.create(1, uuid, PLAN, { now: 0, quota })
  const data = '{"version":99,"moons":[1]}'
  await db.execute({
    sql: 'update plans set baseplanner_data = ? where uuid = ?',
    args: [data, uuid],
  })
  expect(await plans.save(1, uuid, PLAN, null, { now: 0, quota })).toBe('newer data')
  expect((await plans.find(1, uuid))?.json).toContain(data)
  const sheet: unknown[] = []
  for await (const page of sheetPlansRepo(db).listAll(1)) sheet.push(...page)
  expect(sheet).toContainEqual(expect.objectContaining({ planUuid: uuid, data: null }))
})
