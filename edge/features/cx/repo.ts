import type { CxData } from '../../../engine/game/cx.ts'
import type { Database } from '../../ports.ts'
import { allOwned } from '../../repo/ownership.ts'
import { textsInPages } from '../../repo/pages.ts'
import { fitsBeside, fitsInstead, type Writing } from '../../repo/quota.ts'
import { EMPIRE_JSON } from '../empires/repo.ts'
import { CX_PER_USER, type CxJunctions } from './contract.ts'

/** The empires of a CX `c`, in their list form, as a JSON list. */
const CX_EMPIRES = `
  (select json_group_array(json(${EMPIRE_JSON}))
   from (select * from empires where cx_id = c.id order by id) as e)`

/** The preferences of a CX `c` as JSON. Its lists are stored as JSON, and the name is inserted before them. */
export const CX_DATA = `rtrim(json_object('name', c.name), '}') || ',' || substr(c.preferences, 2)`

const CX_JSON = `
  rtrim(json_object('uuid', c.uuid, 'name', c.name), '}') || ',"empires":' || ${CX_EMPIRES}
  || ',"cx_data":' || ${CX_DATA} || '}'`

export function cxRepo(db: Database) {
  return {
    /** All CX with their empires as JSON, a page at a time. */
    list(userId: number): AsyncGenerator<string> {
      const keys = 'select id, bytes from cx where user_id = :user and id > :after order by id'
      const from = 'cx as c on c.id = page.id'
      return textsInPages(db, { keys, text: CX_JSON, from, args: { user: userId } })
    },

    /** Checks number and size in the same statement. */
    async create(
      userId: number,
      uuid: string,
      data: CxData,
      { now, quota }: Writing,
    ): Promise<'created' | 'too many CX' | 'account full'> {
      const count = '(select count(*) from cx where user_id = :user)'
      const [before, added] = await db.batch([
        { sql: `select ${count} as cx`, args: { user: userId } },
        {
          sql: `insert into cx (uuid, user_id, name, preferences, created_at, updated_at)
              select :uuid, :user, :name, :preferences, :now, :now
              where ${count} < ${CX_PER_USER} and ${fitsBeside(':preferences')}`,
          args: { uuid, user: userId, now, quota, ...written(data) },
        },
      ])
      if (added!.rowsAffected === 1) return 'created'
      return Number(before!.rows[0]!.cx) < CX_PER_USER ? 'account full' : 'too many CX'
    },

    async save(
      userId: number,
      uuid: string,
      data: CxData,
      { now, quota }: Writing,
    ): Promise<'saved' | 'unknown CX' | 'account full'> {
      const [standing, saved] = await db.batch([
        { sql: 'select 1 from cx where uuid = ? and user_id = ?', args: [uuid, userId] },
        {
          sql: `update cx set name = :name, preferences = :preferences, updated_at = :now
                where uuid = :uuid and user_id = :user
                  and ${fitsInstead(':preferences', 'preferences')}`,
          args: { uuid, user: userId, now, quota, ...written(data) },
        },
      ])
      if (saved!.rowsAffected === 1) return 'saved'
      return standing!.rows.length === 0 ? 'unknown CX' : 'account full'
    },

    async remove(userId: number, uuid: string): Promise<boolean> {
      const { rowsAffected } = await db.execute({
        sql: 'delete from cx where uuid = ? and user_id = ?',
        args: [uuid, userId],
      })
      return rowsAffected === 1
    },

    /** Replaces the empires of each named CX. Returns false, and changes nothing, if one of them is not this person's. */
    async assignEmpires(userId: number, junctions: CxJunctions): Promise<boolean> {
      // An empire has at most one CX, so the last entry for it counts.
      const cxOf = new Map(
        junctions.flatMap((j) => j.empires.map((e) => [e.empire_uuid, j.cx_uuid] as const)),
      )
      const cx = JSON.stringify([...new Set(junctions.map((j) => j.cx_uuid))])
      const empires = JSON.stringify([...cxOf.keys()])
      const links = JSON.stringify([...cxOf])
      const owned = `${allOwned('cx', 'cx')} and ${allOwned('empires', 'empires')}`
      const [, , verdict] = await db.batch([
        {
          sql: `update empires set cx_id = null
                where cx_id in (select id from cx
                  where uuid in (select value from json_each(:cx))) and ${owned}`,
          args: { user: userId, cx, empires },
        },
        {
          sql: `update empires set cx_id = named.cx_id
                from (select pair.value ->> 0 as empire_uuid, c.id as cx_id
                      from json_each(:links) as pair join cx as c on c.uuid = pair.value ->> 1)
                  as named
                where empires.uuid = named.empire_uuid and ${owned}`,
          args: { user: userId, cx, empires, links },
        },
        { sql: `select ${owned} as owned`, args: { user: userId, cx, empires } },
      ])
      return verdict!.rows[0]!.owned === 1
    },
  }
}

/** The name has its own column, so it is not stored twice. */
function written({ name, ...preferences }: CxData) {
  return { name, preferences: JSON.stringify(preferences) }
}
