import type { Row } from '@libsql/client'
import type { Database } from '../../ports.ts'
import { NOT_OWN, planJson } from '../plans/repo.ts'
import type { Share, ShareListEntry } from './contract.ts'

export function sharedRepo(db: Database) {
  const find = {
    sql: `select s.uuid as shared_uuid, s.created_at, s.view_count, ${planJson(NOT_OWN)} as plan
          from shares as s join plans as p on p.id = s.plan_id where s.uuid = :shared`,
  }
  return {
    async list(userId: number): Promise<ShareListEntry[]> {
      const { rows } = await db.execute({
        sql: `select s.uuid as shared_uuid, p.uuid as plan_uuid, s.view_count
              from plans as p join shares as s on s.plan_id = p.id
              where p.user_id = ? order by s.id`,
        args: [userId],
      })
      return rows.map((row) => ({
        shared_uuid: String(row.shared_uuid),
        plan_uuid: String(row.plan_uuid),
        view_count: Number(row.view_count),
      }))
    },

    /** The shared plan as JSON, without its empires, notes and tags, which are private. */
    async find(sharedUuid: string): Promise<string | null> {
      const { rows } = await db.execute({ ...find, args: { shared: sharedUuid } })
      if (!rows[0]) return null
      const head = JSON.stringify(share(rows[0])).slice(0, -1)
      return `${head},"baseplanner":${String(rows[0].plan)}}`
    },

    /** The version of the shared plan. Null if it is not shared. */
    async version(sharedUuid: string): Promise<number | null> {
      const { rows } = await db.execute({
        sql: 'select p.version from shares as s join plans as p on p.id = s.plan_id where s.uuid = ?',
        args: [sharedUuid],
      })
      return rows[0] ? Number(rows[0].version) : null
    },

    async planName(sharedUuid: string): Promise<string | null> {
      const { rows } = await db.execute({
        sql: 'select p.name from shares as s join plans as p on p.id = s.plan_id where s.uuid = ?',
        args: [sharedUuid],
      })
      return rows[0] ? String(rows[0].name) : null
    },

    /** Views of the owner do not count. */
    async countView(sharedUuid: string, viewer: number | null): Promise<void> {
      await db.execute({
        sql: `update shares set view_count = view_count + 1
              where uuid = :shared and not exists (
                select 1 from plans where id = shares.plan_id and user_id = :viewer)`,
        args: { shared: sharedUuid, viewer },
      })
    },

    /** Shares a plan, or returns the share that exists. Null if the plan is not one of this person's. */
    async share(
      userId: number,
      planUuid: string,
      uuid: string,
      now: number,
    ): Promise<Share | null> {
      const [, found] = await db.batch([
        {
          sql: `insert into shares (uuid, plan_id, created_at)
                select :uuid, id, :now from plans where uuid = :plan and user_id = :user
                on conflict (plan_id) do nothing`,
          args: { uuid, now, plan: planUuid, user: userId },
        },
        {
          sql: `select s.uuid as shared_uuid, s.created_at, s.view_count
                from plans as p join shares as s on s.plan_id = p.id
                where p.uuid = ? and p.user_id = ?`,
          args: [planUuid, userId],
        },
      ])
      return found!.rows[0] ? share(found!.rows[0]) : null
    },

    async stop(userId: number, sharedUuid: string): Promise<boolean> {
      const { rowsAffected } = await db.execute({
        sql: `delete from shares
              where uuid = ? and plan_id in (select id from plans where user_id = ?)`,
        args: [sharedUuid, userId],
      })
      return rowsAffected === 1
    },
  }
}

function share(row: Row): Share {
  return {
    uuid: String(row.shared_uuid),
    created_date: new Date(Number(row.created_at)).toISOString(),
    view_count: Number(row.view_count),
  }
}
