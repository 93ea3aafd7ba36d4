import type { Row } from '@libsql/client'
import type { Empire, EmpireSummary, EmpireWrite } from '../../engine/model/empire.ts'
import { EMPIRES_PER_USER, type EmpireJunctions } from '../contract/empires.ts'
import type { Database } from '../ports.ts'
import { allOwned } from './ownership.ts'

/** `baseplanners` as a JSON list, of an empire `e`. */
export const EMPIRE_PLANS = `
  (select json_group_array(json_object('name', p.name, 'uuid', p.uuid, 'planet_id', p.planet_id))
   from (select plans.* from empire_plans join plans on plans.id = empire_plans.plan_id
         where empire_plans.empire_id = e.id order by plans.id) as p)`
const SUMMARY = 'uuid, name, faction, permits_used, permits_total, use_fio_storage'

export function empiresRepo(db: Database) {
  return {
    async list(userId: number): Promise<Empire[]> {
      const { rows } = await db.execute({
        sql: `select ${SUMMARY}, ${EMPIRE_PLANS} as baseplanners
              from empires as e where user_id = ? order by id`,
        args: [userId],
      })
      return rows.map((row) => ({
        ...summary(row),
        baseplanners: JSON.parse(String(row.baseplanners)) as Empire['baseplanners'],
      }))
    },

    /** Null when the person has as many empires as are allowed; counted in the same statement. */
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

    /** Replaces each named empire's plans; false, and nothing changed, when one of them is not this person's. */
    async assignPlans(userId: number, junctions: EmpireJunctions): Promise<boolean> {
      // An empire that is named twice has the plans of its last entry.
      const plansOf = new Map(
        junctions.map((j) => [j.empire_uuid, j.baseplanners.map((b) => b.baseplanner_uuid)]),
      )
      const empires = JSON.stringify([...plansOf.keys()])
      const plans = JSON.stringify([...new Set([...plansOf.values()].flat())])
      const links = JSON.stringify(
        [...plansOf].flatMap(([empire, of]) => [...new Set(of)].map((plan) => [empire, plan])),
      )
      const owned = `${allOwned('empires', 'empires')} and ${allOwned('plans', 'plans')}`
      const [, , verdict] = await db.batch([
        {
          sql: `delete from empire_plans
                where empire_id in (select id from empires
                  where uuid in (select value from json_each(:empires))) and ${owned}`,
          args: { user: userId, empires, plans },
        },
        {
          sql: `insert into empire_plans (empire_id, plan_id)
                select e.id, p.id from json_each(:links) as pair
                  join empires as e on e.uuid = pair.value ->> 0
                  join plans as p on p.uuid = pair.value ->> 1
                where ${owned}`,
          args: { user: userId, empires, plans, links },
        },
        { sql: `select ${owned} as owned`, args: { user: userId, empires, plans } },
      ])
      return verdict!.rows[0]!.owned === 1
    },
  }
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
