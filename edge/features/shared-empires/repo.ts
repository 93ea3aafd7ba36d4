import type { Row } from '@libsql/client'
import { FreightSettings } from '../../../engine/game/own-fleet.ts'
import { parse } from '../../../engine/game/validation.ts'
import type { Database } from '../../ports.ts'
import { textsInPages } from '../../repo/pages.ts'
import { fitsBytes, type Writing } from '../../repo/quota.ts'
import { CX_PER_USER } from '../cx/contract.ts'
import { CX_DATA } from '../cx/repo.ts'
import { ASSIGNMENTS_PER_USER, EMPIRES_PER_USER } from '../empires/contract.ts'
import { PLANS_PER_USER } from '../plans/contract.ts'
import { NOT_OWN, OWN_LABELS, planJson, SHARED_PLAN_KEYS } from '../plans/repo.ts'
import type { EmpireShare, EmpireShareTerms } from './contract.ts'

/** A share `s` with its empire `e` and its owner `u`, and the CX `c` of the empire if that is shared. */
const SHARED = `shared_empires as s join empires as e on e.id = s.empire_id
  join users as u on u.id = e.user_id left join cx as c on c.id = e.cx_id and s.with_cx`
const BONUS = `json_object('faction', e.faction, 'permits_used', e.permits_used,
  'permits_total', e.permits_total)`

/** A shared empire without its plans. */
export interface SharedHead {
  /** Its fields as JSON, without the closing brace. */
  json: string
  name: string
  /** Changes with each save of the empire, its plans, its CX and its share. */
  version: string
  withNotes: boolean
  bonus: string
  cx: string | null
}

/** The uuids that the copies get. */
export interface EmpireCopies {
  /** Null: only plans are copied. */
  empire: { uuid: string; name: string } | null
  cx: string | null
  plans: readonly { from: string; uuid: string }[]
}

export type EmpireCopying =
  | 'copied'
  | 'changed'
  | 'account full'
  | 'too many plans'
  | 'too many empires'
  | 'too many CX'
  | 'too many assignments'

export function sharedEmpiresRepo(db: Database) {
  const LISTED = `select s.uuid as shared_uuid, s.created_at, s.view_count, s.with_cx, s.with_notes, s.with_owner,
      s.freight is not null as with_freight, e.uuid as empire_uuid
    from shared_empires as s join empires as e on e.id = s.empire_id`
  return {
    async list(userId: number): Promise<EmpireShare[]> {
      const sql = `${LISTED} where e.user_id = ? order by s.id`
      const { rows } = await db.execute({ sql, args: [userId] })
      return rows.map(toShare)
    },

    /** Shares an empire, or returns the share that exists. Null if it is not one of this person's. */
    async share(
      userId: number,
      empireUuid: string,
      uuid: string,
      terms: EmpireShareTerms | null,
      now: number,
    ): Promise<EmpireShare | null> {
      const { cx, notes, owner, freight } = terms ?? {}
      const flag = (value: boolean | undefined) => (value === undefined ? null : Number(value))
      const [, , found] = await db.batch([
        {
          sql: `insert into shared_empires (uuid, empire_id, created_at)
                select :uuid, id, :now from empires where uuid = :empire and user_id = :user
                on conflict (empire_id) do nothing`,
          args: { uuid, now, empire: empireUuid, user: userId },
        },
        {
          sql: `update shared_empires set with_cx = coalesce(:cx, with_cx),
                  with_notes = coalesce(:notes, with_notes), with_owner = coalesce(:owner, with_owner),
                  freight = iif(:keepsFreight, freight, :freight)
                where empire_id = (select id from empires where uuid = :empire and user_id = :user)`,
          args: {
            ...{ empire: empireUuid, user: userId },
            ...{ cx: flag(cx), notes: flag(notes), owner: flag(owner) },
            keepsFreight: freight === undefined ? 1 : 0,
            freight: freight ? JSON.stringify(freight) : null,
          },
        },
        {
          sql: `${LISTED} where e.uuid = :empire and e.user_id = :user`,
          args: { empire: empireUuid, user: userId },
        },
      ])
      return found!.rows[0] ? toShare(found!.rows[0]) : null
    },

    async stop(userId: number, sharedUuid: string): Promise<boolean> {
      const { rowsAffected } = await db.execute({
        sql: `delete from shared_empires
              where uuid = ? and empire_id in (select id from empires where user_id = ?)`,
        args: [sharedUuid, userId],
      })
      return rowsAffected === 1
    },

    /** Views of the owner do not count. */
    async countView(sharedUuid: string, viewer: number | null): Promise<void> {
      await db.execute({
        sql: `update shared_empires set view_count = view_count + 1
              where uuid = :shared and not exists (
                select 1 from empires where id = shared_empires.empire_id and user_id = :viewer)`,
        args: { shared: sharedUuid, viewer },
      })
    },

    /** Null if it is not shared. */
    async head(sharedUuid: string): Promise<SharedHead | null> {
      const { rows } = await db.execute({
        sql: `select s.uuid as shared_uuid, s.with_notes, s.freight, e.name, ${BONUS} as bonus,
                iif(s.with_owner, u.username, null) as owner,
                iif(c.id is null, null, ${CX_DATA}) as cx,
                (select json_array(count(*), sum(p.id), sum(p.version), max(p.updated_at))
                 from empire_plans as link join plans as p on p.id = link.plan_id
                 where link.empire_id = e.id) as plans
              from ${SHARED} where s.uuid = ?`,
        args: [sharedUuid],
      })
      const [row] = rows
      if (!row) return null
      const freight = row.freight === null ? null : readFreight(String(row.freight))
      const cx = row.cx === null ? null : String(row.cx)
      const name = String(row.name)
      const fields = {
        uuid: JSON.stringify(row.shared_uuid),
        empire: `{"name":${JSON.stringify(name)},${String(row.bonus).slice(1)}`,
        ...(row.owner !== null && { owner: JSON.stringify(row.owner) }),
        ...(cx !== null && { cx }),
        ...(freight !== null && { freight }),
      }
      const json = `{${Object.entries(fields)
        .map(([field, value]) => `"${field}":${value}`)
        .join(',')}`
      const version = `${json} ${row.plans} ${row.with_notes}`
      return {
        ...{ json, name, version, cx },
        withNotes: row.with_notes === 1,
        bonus: String(row.bonus),
      }
    },

    /** The plans of a shared empire as JSON, a page at a time. */
    plans(sharedUuid: string, withNotes: boolean): AsyncGenerator<string> {
      const labels = withNotes ? OWN_LABELS : NOT_OWN.labels
      return textsInPages(db, {
        keys: SHARED_PLAN_KEYS,
        text: planJson({ ...NOT_OWN, labels }),
        from: 'plans as p on p.id = page.id',
        args: { shared: sharedUuid },
      })
    },

    /** The uuids of the plans of a shared empire. */
    async planUuids(sharedUuid: string): Promise<string[]> {
      const { rows } = await db.execute({
        sql: `select p.uuid from shared_empires as s join empire_plans as link on link.empire_id = s.empire_id
                join plans as p on p.id = link.plan_id where s.uuid = ? order by p.id`,
        args: [sharedUuid],
      })
      return rows.map(({ uuid }) => String(uuid))
    },

    /**
     * Copies all of it or nothing. The empire is inserted only if everything fits, and the other statements need it; without
     * an empire the plans are one statement.
     */
    async copy(
      userId: number,
      sharedUuid: string,
      { empire, cx, plans }: EmpireCopies,
      { now, quota }: Writing,
    ): Promise<EmpireCopying> {
      const args = {
        ...{ user: userId, shared: sharedUuid, now, quota },
        ...{ empire: empire?.uuid ?? null, name: empire?.name ?? null, cx },
        copies: JSON.stringify(plans),
      }
      const from = `json_each(:copies) as copy join plans as p on p.uuid = copy.value ->> 'from'
        join empire_plans as link on link.plan_id = p.id
        join shared_empires as s on s.empire_id = link.empire_id and s.uuid = :shared`
      const added = `(select coalesce(sum(p.bytes), 0) from ${from})
        + coalesce((select c.bytes from ${SHARED} where s.uuid = :shared and :cx is not null), 0)`
      const rooms = {
        plans: `(select count(*) from plans where user_id = :user) + json_array_length(:copies) <= ${PLANS_PER_USER}`,
        empires: `:empire is null or (select count(*) from empires where user_id = :user) < ${EMPIRES_PER_USER}`,
        cx: `:cx is null or (select count(*) from cx where user_id = :user) < ${CX_PER_USER}`,
        assignments: `:empire is null or (select count(*) from empires as e join empire_plans as link
            on link.empire_id = e.id where e.user_id = :user) + json_array_length(:copies) <= ${ASSIGNMENTS_PER_USER}`,
        same: `(select count(*) from ${from}) = json_array_length(:copies)`,
        bytes: fitsBytes(added),
      }
      const hasRoom = Object.values(rooms)
        .map((room) => `(${room})`)
        .join(' and ')
      const isAllowed =
        empire === null
          ? hasRoom
          : 'exists (select 1 from empires where uuid = :empire and user_id = :user)'
      const [reasons] = await db.batch(
        [
          `select ${Object.entries(rooms)
            .map(([name, room]) => `(${room}) as ${name}`)
            .join(', ')}`,
          `insert into empires (uuid, user_id, name, faction, permits_used, permits_total,
                  use_fio_storage, created_at, updated_at)
                select :empire, :user, :name, e.faction, e.permits_used, e.permits_total, 0, :now, :now
                from ${SHARED} where s.uuid = :shared and :empire is not null and ${hasRoom}`,
          `insert into cx (uuid, user_id, name, preferences, created_at, updated_at)
                select :cx, :user, c.name, c.preferences, :now, :now
                from ${SHARED} where s.uuid = :shared and :cx is not null and ${isAllowed}`,
          `update empires set cx_id = (select id from cx where uuid = :cx and user_id = :user)
                where uuid = :empire and user_id = :user`,
          `insert into plans (uuid, user_id, name, planet_id, faction, permits_used, permits_total,
                  override_empire, baseplanner_data, notes, tags, created_at, updated_at)
                select copy.value ->> 'uuid', :user, p.name, p.planet_id, p.faction, p.permits_used, p.permits_total,
                  p.override_empire, p.baseplanner_data, iif(s.with_notes, p.notes, ''),
                  iif(s.with_notes, p.tags, '[]'), :now, :now
                from ${from} where ${isAllowed}`,
          `insert into empire_plans (empire_id, plan_id)
                select e.id, p.id from empires as e, json_each(:copies) as copy
                  join plans as p on p.uuid = copy.value ->> 'uuid' and p.user_id = :user
                where e.uuid = :empire and e.user_id = :user`,
        ].map((sql) => ({ sql, args: usedBy(sql, args) })),
      )
      const { same, plans: forPlans, empires, cx: forCx, assignments, bytes } = reasons!.rows[0]!
      if (!same) return 'changed'
      if (!forPlans) return 'too many plans'
      if (!empires) return 'too many empires'
      if (!forCx) return 'too many CX'
      if (!assignments) return 'too many assignments'
      return bytes ? 'copied' : 'account full'
    },
  }
}

/** A server refuses arguments that a statement does not use. */
const usedBy = (sql: string, args: Record<string, string | number | null>) => {
  const used = new Set(Array.from(sql.matchAll(/:(\w+)/g), ([, name]) => name))
  return Object.fromEntries(Object.entries(args).filter(([name]) => used.has(name)))
}

/** In the newest form. Settings that cannot be read are left out. */
function readFreight(text: string): string | null {
  try {
    return JSON.stringify(parse(FreightSettings, JSON.parse(text)))
  } catch {
    return null
  }
}

function toShare(row: Row): EmpireShare {
  return {
    uuid: String(row.shared_uuid),
    empire_uuid: String(row.empire_uuid),
    created_date: new Date(Number(row.created_at)).toISOString(),
    view_count: Number(row.view_count),
    includes: {
      cx: row.with_cx === 1,
      notes: row.with_notes === 1,
      owner: row.with_owner === 1,
      freight: row.with_freight === 1,
    },
  }
}
