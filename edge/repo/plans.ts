import type { Row } from '@libsql/client'
import type { EmpireSummary } from '../../engine/model/empire.ts'
import type { Plan, PlanData, PlanWrite } from '../../engine/model/plan.ts'
import { PLANS_PER_USER } from '../contract/plans.ts'
import type { Database } from '../ports.ts'

/** Which save of a plan this is; travels as its ETag. */
export type PlanVersion = number
export interface StoredPlan {
  plan: Plan
  version: PlanVersion
}
export type PlanCreation = 'created' | 'too many plans' | 'unknown empire'
export type PlanSaving = { version: PlanVersion } | 'unknown plan' | 'newer version'

/**
 * The columns of a plan, with `empires` as a JSON list in the order the empires were made. The order
 * stands in an inner query, because the libSQL server cannot read one inside an aggregate.
 */
export const PLAN_COLUMNS = `
  p.uuid, p.name, p.planet_id, p.faction, p.permits_used, p.permits_total, p.override_empire,
  p.baseplanner_data, p.version,
  (select json_group_array(json_object('uuid', e.uuid, 'name', e.name, 'faction', e.faction,
     'permits_used', e.permits_used, 'permits_total', e.permits_total,
     'use_fio_storage', json(iif(e.use_fio_storage, 'true', 'false'))))
   from (select empires.* from empire_plans join empires on empires.id = empire_plans.empire_id
         where empire_plans.plan_id = p.id order by empires.id) as e) as empires`

export function plansRepo(db: Database) {
  return {
    async list(userId: number): Promise<Plan[]> {
      const { rows } = await db.execute({
        sql: `select ${PLAN_COLUMNS} from plans as p where p.user_id = ? order by p.id`,
        args: [userId],
      })
      return rows.map((row) => storedPlan(row).plan)
    },

    /** Null when the empire is not one of this person's. */
    async listOfEmpire(userId: number, empireUuid: string): Promise<Plan[] | null> {
      const { rows } = await db.execute({
        sql: `select ${PLAN_COLUMNS}
              from empires as owner
                left join empire_plans as named on named.empire_id = owner.id
                left join plans as p on p.id = named.plan_id
              where owner.uuid = ? and owner.user_id = ? order by p.id`,
        args: [empireUuid, userId],
      })
      if (rows.length === 0) return null
      return rows.filter((row) => row.uuid !== null).map((row) => storedPlan(row).plan)
    },

    async find(userId: number, uuid: string): Promise<StoredPlan | null> {
      const { rows } = await db.execute({
        sql: `select ${PLAN_COLUMNS} from plans as p where p.uuid = ? and p.user_id = ?`,
        args: [uuid, userId],
      })
      return rows[0] ? storedPlan(rows[0]) : null
    },

    async create(
      userId: number,
      uuid: string,
      plan: PlanWrite,
      now: number,
    ): Promise<PlanCreation> {
      const empire = plan.empire_uuid ?? null
      const [added, , reason] = await db.batch([
        {
          sql: `insert into plans (uuid, user_id, name, planet_id, faction, permits_used,
                  permits_total, override_empire, baseplanner_data, created_at, updated_at)
                select :uuid, :user, :name, :planet_id, :faction, :permits_used,
                  :permits_total, :override_empire, :baseplanner_data, :now, :now
                where (select count(*) from plans where user_id = :user) < ${PLANS_PER_USER}
                  and (:empire is null
                    or exists (select 1 from empires where uuid = :empire and user_id = :user))`,
          args: { uuid, user: userId, empire, now, ...written(plan) },
        },
        {
          sql: `insert into empire_plans (empire_id, plan_id)
                select e.id, p.id from empires as e, plans as p
                where e.uuid = :empire and e.user_id = :user and p.uuid = :uuid`,
          args: { uuid, user: userId, empire },
        },
        {
          sql: `select count(*) >= ${PLANS_PER_USER} as full from plans where user_id = ?`,
          args: [userId],
        },
      ])
      if (added!.rowsAffected === 1) return 'created'
      return reason!.rows[0]!.full ? 'too many plans' : 'unknown empire'
    },

    /** A plan without a name keeps the one it has. With `over`, only when one of these is the version that stands; a save counts it up by one. */
    async save(
      userId: number,
      uuid: string,
      plan: PlanWrite,
      over: readonly PlanVersion[] | null,
      now: number,
    ): Promise<PlanSaving> {
      const [saved, standing] = await db.batch([
        {
          sql: `update plans set name = coalesce(nullif(:name, ''), name), planet_id = :planet_id, faction = :faction,
                  permits_used = :permits_used, permits_total = :permits_total,
                  override_empire = :override_empire, baseplanner_data = :baseplanner_data,
                  version = version + 1, updated_at = :now
                where uuid = :uuid and user_id = :user
                  and (:over is null or version in (select value from json_each(:over)))
                returning version`,
          args: {
            uuid,
            user: userId,
            now,
            over: over && JSON.stringify(over),
            ...written(plan),
          },
        },
        { sql: 'select 1 from plans where uuid = ? and user_id = ?', args: [uuid, userId] },
      ])
      const version = saved!.rows[0]?.version
      if (version !== undefined) return { version: Number(version) }
      return standing!.rows.length === 0 ? 'unknown plan' : 'newer version'
    },

    async remove(userId: number, uuid: string): Promise<boolean> {
      const { rowsAffected } = await db.execute({
        sql: 'delete from plans where uuid = ? and user_id = ?',
        args: [uuid, userId],
      })
      return rowsAffected === 1
    },
  }
}

/** Reads a row of `PLAN_COLUMNS`. */
export function storedPlan(row: Row): StoredPlan {
  return {
    plan: {
      uuid: String(row.uuid),
      name: String(row.name),
      planet_id: String(row.planet_id),
      faction: row.faction as Plan['faction'],
      permits_used: Number(row.permits_used),
      permits_total: Number(row.permits_total),
      override_empire: row.override_empire === 1,
      baseplanner_data: JSON.parse(String(row.baseplanner_data)) as PlanData,
      empires: JSON.parse(String(row.empires)) as EmpireSummary[],
    },
    version: Number(row.version),
  }
}

function written(plan: PlanWrite) {
  const { planet, infrastructure, buildings } = plan
  return {
    name: plan.name,
    planet_id: plan.planet_id,
    faction: plan.faction,
    permits_used: plan.permits_used,
    permits_total: plan.permits_total,
    override_empire: plan.override_empire ? 1 : 0,
    baseplanner_data: JSON.stringify({ planet, infrastructure, buildings } satisfies PlanData),
  }
}
