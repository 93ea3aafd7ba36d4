import type { Row } from '@libsql/client'
import type { Database } from '../../ports.ts'
import { NOT_OWN, planJson } from '../plans/repo.ts'
import { SHARED_CX_NAME, type Share, type ShareListEntry, type ShareTerms } from './contract.ts'

/** The empire and the CX of a share `s`, as JSON; null where it has none. */
const EMPIRE = `iif(e.id is null, null, json_object('faction', e.faction, 'permits_used', e.permits_used,
  'permits_total', e.permits_total))`
/** The preferences of CX `c` of a kind that are for the planet of plan `p`. */
const ofPlanet = (kind: 'cx_planets' | 'ticker_planets') => `
  (select json_group_array(json(value)) from json_each(c.preferences, '$.${kind}')
   where value ->> 'planet' = p.planet_id)`
const everywhere = (kind: 'cx_empire' | 'ticker_empire') =>
  `json(coalesce(c.preferences -> '$.${kind}', '[]'))`
/** Only what decides prices on the planet of the plan: neither the name nor what is set for other planets. */
const CX = `iif(c.id is null, null, json_object('name', '${SHARED_CX_NAME}',
  'cx_empire', ${everywhere('cx_empire')}, 'ticker_empire', ${everywhere('ticker_empire')},
  'cx_planets', ${ofPlanet('cx_planets')}, 'ticker_planets', ${ofPlanet('ticker_planets')}))`
const WITH_TERMS = `shares as s join plans as p on p.id = s.plan_id
  left join empires as e on e.id = s.empire_id left join cx as c on c.id = s.cx_id`

export function sharedRepo(db: Database) {
  const find = {
    sql: `select s.uuid as shared_uuid, s.created_at, s.view_count, ${planJson(NOT_OWN)} as plan,
            ${EMPIRE} as empire, ${CX} as cx
          from ${WITH_TERMS} where s.uuid = :shared`,
  }
  return {
    async list(userId: number): Promise<ShareListEntry[]> {
      const { rows } = await db.execute({
        sql: `select s.uuid as shared_uuid, p.uuid as plan_uuid, s.view_count,
                e.uuid as empire_uuid, c.uuid as cx_uuid
              from ${WITH_TERMS} where p.user_id = ? order by s.id`,
        args: [userId],
      })
      return rows.map((row) => ({
        shared_uuid: String(row.shared_uuid),
        plan_uuid: String(row.plan_uuid),
        view_count: Number(row.view_count),
        ...(row.empire_uuid !== null && { empire_uuid: String(row.empire_uuid) }),
        ...(row.cx_uuid !== null && { cx_uuid: String(row.cx_uuid) }),
      }))
    },

    /** The shared plan as JSON, with the terms of the share but without its empires, notes and tags, which are private. */
    async find(sharedUuid: string): Promise<string | null> {
      const { rows } = await db.execute({ ...find, args: { shared: sharedUuid } })
      if (!rows[0]) return null
      const head = JSON.stringify(share(rows[0])).slice(0, -1)
      return `${head},"baseplanner":${String(rows[0].plan)}${termsOf(rows[0])}}`
    },

    /** The version of the shared plan with its terms. Null if it is not shared. */
    async version(sharedUuid: string): Promise<string | null> {
      const { rows } = await db.execute({
        sql: `select p.version || coalesce(${EMPIRE}, '') || coalesce(${CX}, '') as version
              from ${WITH_TERMS} where s.uuid = ?`,
        args: [sharedUuid],
      })
      return rows[0] ? String(rows[0].version) : null
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

    /**
     * Shares a plan, or returns the share that exists. Terms that are given replace the former ones. Null if the plan or
     * what the terms name is not one of this person's.
     */
    async share(
      userId: number,
      planUuid: string,
      uuid: string,
      terms: ShareTerms | null,
      now: number,
    ): Promise<Share | null> {
      const names = { empire: terms?.empire_uuid ?? null, cx: terms?.cx_uuid ?? null }
      const owned = `(:empire is null or exists (select 1 from empires where uuid = :empire and user_id = :user))
        and (:cx is null or exists (select 1 from cx where uuid = :cx and user_id = :user))`
      const [, , found] = await db.batch([
        {
          sql: `insert into shares (uuid, plan_id, created_at)
                select :uuid, id, :now from plans where uuid = :plan and user_id = :user and ${owned}
                on conflict (plan_id) do nothing`,
          args: { uuid, now, plan: planUuid, user: userId, ...names },
        },
        {
          sql: `update shares set
                  empire_id = iif(:keepsEmpire, empire_id,
                    (select id from empires where uuid = :empire and user_id = :user)),
                  cx_id = iif(:keepsCx, cx_id, (select id from cx where uuid = :cx and user_id = :user))
                where plan_id = (select id from plans where uuid = :plan and user_id = :user) and ${owned}`,
          args: {
            ...{ plan: planUuid, user: userId, ...names },
            keepsEmpire: terms?.empire_uuid === undefined ? 1 : 0,
            keepsCx: terms?.cx_uuid === undefined ? 1 : 0,
          },
        },
        {
          sql: `select s.uuid as shared_uuid, s.created_at, s.view_count
                from plans as p join shares as s on s.plan_id = p.id
                where p.uuid = :plan and p.user_id = :user and ${owned}`,
          args: { plan: planUuid, user: userId, ...names },
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

/** Further JSON of a share; empty if nothing is included. */
function termsOf({ empire, cx }: Row): string {
  const terms = Object.entries({ empire, cx }).flatMap(([name, json]) =>
    json === null ? [] : `"${name}":${String(json)}`,
  )
  return terms.length > 0 ? `,"terms":{${terms.join(',')}}` : ''
}

function share(row: Row): Share {
  return {
    uuid: String(row.shared_uuid),
    created_date: new Date(Number(row.created_at)).toISOString(),
    view_count: Number(row.view_count),
  }
}
