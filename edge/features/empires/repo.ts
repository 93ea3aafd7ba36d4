import type { Row } from '@libsql/client'
import type { EmpireSummary, EmpireWrite } from '../../../engine/game/empire.ts'
import type { Database } from '../../ports.ts'
import { allOwned } from '../../repo/ownership.ts'
import { textsInPages } from '../../repo/pages.ts'
import { ASSIGNMENTS_PER_USER, EMPIRES_PER_USER, type EmpireJunctions } from './contract.ts'

/** An empire `e` as a JSON object, without its plans. */
export const EMPIRE_HEAD = `
  json_object('uuid', e.uuid, 'name', e.name, 'faction', e.faction,
    'permits_used', e.permits_used, 'permits_total', e.permits_total,
    'use_fio_storage', json(iif(e.use_fio_storage, 'true', 'false')))`

/** The plans of an empire `e` as a JSON list, in the order of the key, so that only the names of plans are read. */
const EMPIRE_PLANS = `
  (select json_group_array(json_object('name', p.name, 'uuid', p.uuid, 'planet_id', p.planet_id))
   from (select plans.name, plans.uuid, plans.planet_id
         from empire_plans as link cross join plans on plans.id = link.plan_id
         where link.empire_id = e.id order by link.plan_id) as p)`
/** An empire `e` as JSON, in its list form. */
export const EMPIRE_JSON = `rtrim(${EMPIRE_HEAD}, '}') || ',"baseplanners":' || ${EMPIRE_PLANS} || '}'`

/** The plans of an empire `e`, weighed by what they take to look up: a page of them is a few milliseconds. */
const PLANS_BYTES = '(select count(*) * 1000 from empire_plans where empire_id = e.id)'
const SUMMARY = 'uuid, name, faction, permits_used, permits_total, use_fio_storage'

export type Assigning = 'assigned' | 'unknown' | 'too many'

export function empiresRepo(db: Database) {
  return {
    /** All empires with their plans as JSON, a page at a time. */
    list(userId: number): AsyncGenerator<string> {
      const keys = `select id, ${PLANS_BYTES} as bytes from empires as e
                    where user_id = :user and id > :after order by id`
      const from = 'empires as e on e.id = page.id'
      return textsInPages(db, { keys, text: EMPIRE_JSON, from, args: { user: userId } })
    },

    /** Returns null if the person has as many empires as allowed, which the same statement counts. */
    async create(
      userId: number,
      uuid: string,
      empire: EmpireWrite,
      now: number,
    ): Promise<EmpireSummary | null> {
      const { rows } = await db.execute({
        sql: `insert into empires (uuid, user_id, name, faction, permits_used, permits_total,
                use_fio_storage, created_at, updated_at)
              select :uuid, :user, :name, :faction, :permits_used, :permits_total,
                :use_fio_storage, :now, :now
              where (select count(*) from empires where user_id = :user) < ${EMPIRES_PER_USER}
              returning ${SUMMARY}`,
        args: { uuid, user: userId, now, ...written(empire) },
      })
      return rows[0] ? summary(rows[0]) : null
    },

    async save(
      userId: number,
      uuid: string,
      empire: EmpireWrite,
      now: number,
    ): Promise<EmpireSummary | null> {
      const { rows } = await db.execute({
        sql: `update empires set name = :name, faction = :faction, permits_used = :permits_used,
                permits_total = :permits_total, use_fio_storage = :use_fio_storage,
                updated_at = :now
              where uuid = :uuid and user_id = :user returning ${SUMMARY}`,
        args: { uuid, user: userId, now, ...written(empire) },
      })
      return rows[0] ? summary(rows[0]) : null
    },

    async remove(userId: number, uuid: string): Promise<boolean> {
      const { rowsAffected } = await db.execute({
        sql: 'delete from empires where uuid = ? and user_id = ?',
        args: [uuid, userId],
      })
      return rowsAffected === 1
    },

    /** Replaces the plans of all named empires, or of none. */
    async assignPlans(userId: number, junctions: EmpireJunctions): Promise<Assigning> {
      // If an empire is named twice, the last entry counts.
      const plansOf = new Map(
        junctions.map((j) => [j.empire_uuid, j.baseplanners.map((b) => b.baseplanner_uuid)]),
      )
      const empires = JSON.stringify([...plansOf.keys()])
      const plans = JSON.stringify([...new Set([...plansOf.values()].flat())])
      const links = JSON.stringify(
        [...plansOf].flatMap(([empire, of]) => [...new Set(of)].map((plan) => [empire, plan])),
      )
      const owned = `${allOwned('empires', 'empires')} and ${allOwned('plans', 'plans')}`
      // Plans of empires that are not named stay, the others are replaced.
      const fits = `(select count(*) from empires as e join empire_plans as link on link.empire_id = e.id
          where e.user_id = :user and e.uuid not in (select value from json_each(:empires)))
        + json_array_length(:links) <= ${ASSIGNMENTS_PER_USER}`
      const [verdict] = await db.batch([
        {
          sql: `select ${owned} as owned, ${fits} as fits`,
          args: { user: userId, empires, plans, links },
        },
        {
          sql: `delete from empire_plans
                where empire_id in (select id from empires
                  where uuid in (select value from json_each(:empires))) and ${owned} and ${fits}`,
          args: { user: userId, empires, plans, links },
        },
        {
          sql: `insert into empire_plans (empire_id, plan_id)
                select e.id, p.id from json_each(:links) as pair
                  join empires as e on e.uuid = pair.value ->> 0
                  join plans as p on p.uuid = pair.value ->> 1
                where ${owned} and ${fits}`,
          args: { user: userId, empires, plans, links },
        },
      ])
      const { owned: isOwned, fits: isRoom } = verdict!.rows[0]!
      if (!isOwned) return 'unknown'
      return isRoom ? 'assigned' : 'too many'
    },
  }
}

/** The row id of an empire of this person, or null. */
export async function empireId(db: Database, userId: number, uuid: string): Promise<number | null> {
  const sql = 'select id from empires where uuid = ? and user_id = ?'
  const { rows } = await db.execute({ sql, args: [uuid, userId] })
  return rows[0] ? Number(rows[0].id) : null
}

function summary(row: Row): EmpireSummary {
  return {
    uuid: String(row.uuid),
    name: String(row.name),
    faction: row.faction as EmpireSummary['faction'],
    permits_used: Number(row.permits_used),
    permits_total: Number(row.permits_total),
    use_fio_storage: row.use_fio_storage === 1,
  }
}

function written(empire: EmpireWrite) {
  return {
    name: empire.name,
    faction: empire.faction,
    permits_used: empire.permits_used,
    permits_total: empire.permits_total,
    use_fio_storage: empire.use_fio_storage ? 1 : 0,
  }
}
