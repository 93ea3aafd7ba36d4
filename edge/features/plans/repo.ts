import type { PlanData, PlanWrite } from '../../../engine/game/plan.ts'
import type { LabelChange, PlanLabels } from '../../../engine/game/plan-labels.ts'
import { PLAN_VERSION } from '../../../engine/game/plan-version.ts'
import type { Database } from '../../ports.ts'
import { allOwned } from '../../repo/ownership.ts'
import { type Selection, textsInPages } from '../../repo/pages.ts'
import { fitsBeside, fitsInstead, type Writing } from '../../repo/quota.ts'
import { EMPIRE_HEAD, empireId } from '../empires/repo.ts'
import { PLANS_PER_USER } from './contract.ts'

/** Counts the saves of a plan. It is sent as the ETag. */
export type PlanVersion = number
export interface StoredPlan {
  json: string
  version: PlanVersion
}
export type PlanCreation = { json: string } | 'too many plans' | 'account full' | 'unknown empire'
/** The plan to copy: one of the same person, or any shared one. */
export type Original = { plan: string } | { share: string }
export type PlanSaving =
  | StoredPlan
  | 'unknown plan'
  | 'newer data'
  | 'newer version'
  | 'account full'

/**
 * The empires of a plan `p` as a JSON list, in the order they were made. The order is in an inner query, because the libSQL
 * server cannot read one inside an aggregate.
 */
const PLAN_EMPIRES = `
  (select json_group_array(${EMPIRE_HEAD})
   from (select empires.* from empire_plans join empires on empires.id = empire_plans.empire_id
         where empire_plans.plan_id = p.id order by empires.id) as e)`

/** Notes and tags of a plan `p`, if it has any. */
const PLAN_LABELS = `
  iif(p.notes = '', '', ',"notes":' || json_quote(p.notes)) ||
  iif(p.tags = '[]', '', ',"tags":' || p.tags)`

const OWN = { empires: PLAN_EMPIRES, labels: PLAN_LABELS }
export const OWN_LABELS = PLAN_LABELS
export const NOT_OWN: typeof OWN = { empires: "'[]'", labels: "''" }

/** A plan `p` as JSON. Its large part is stored as JSON and sent unchanged. */
export const planJson = ({ empires, labels } = OWN) => `
  rtrim(json_object('uuid', p.uuid, 'name', p.name, 'planet_id', p.planet_id, 'faction', p.faction,
    'permits_used', p.permits_used, 'permits_total', p.permits_total,
    'override_empire', json(iif(p.override_empire, 'true', 'false'))), '}')
  || ',"baseplanner_data":' || p.baseplanner_data || ',"empires":' || ${empires} || ${labels} || '}'`

/** The version of a plan's data. Another version of the server may have written it, so it may be newer than this code knows. */
const DATA_VERSION = `coalesce(json_extract(baseplanner_data, '$.version'), 1)`

/** Selects ids and bytes of all plans of `:user`. Like the selection by `:empire`, it reads the index only. */
export const USER_PLAN_KEYS = `
  select id, bytes from plans where user_id = :user and id > :after order by id`
/** Selects the plans on any of `:planets`, a JSON list. */
export const PLANET_PLAN_KEYS = `
  select id, bytes from plans where user_id = :user and id > :after
    and planet_id in (select value from json_each(:planets)) order by id`
/** Selects the plans that are in some empire. */
export const ASSIGNED_PLAN_KEYS = `
  select id, bytes from plans where user_id = :user and id > :after
    and exists (select 1 from empire_plans where plan_id = plans.id) order by id`
export const EMPIRE_PLAN_KEYS = `
  select own.id, own.bytes from empire_plans as link
    join plans as own indexed by plans_of_user on own.user_id = :user and own.id = link.plan_id
  where link.empire_id = :empire and link.plan_id > :after order by link.plan_id`

/** Selects the plans of the empire with the link `:shared`. */
export const SHARED_PLAN_KEYS = `
  select plans.id, plans.bytes from shared_empires as s
    join empire_plans as link on link.empire_id = s.empire_id join plans on plans.id = link.plan_id
  where s.uuid = :shared and plans.id > :after order by plans.id`

export function plansRepo(db: Database) {
  return {
    /** All plans as JSON, a page at a time. */
    list: (userId: number) => planTexts(db, USER_PLAN_KEYS, { user: userId }),

    /** Null when the empire is not one of this person's. */
    async listOfEmpire(userId: number, empireUuid: string) {
      const empire = await empireId(db, userId, empireUuid)
      return empire === null ? null : planTexts(db, EMPIRE_PLAN_KEYS, { user: userId, empire })
    },

    async find(userId: number, uuid: string): Promise<StoredPlan | null> {
      const { rows } = await db.execute(planOf(userId, uuid))
      return rows[0] ? { json: String(rows[0].json), version: Number(rows[0].version) } : null
    },

    async create(
      userId: number,
      uuid: string,
      plan: PlanWrite,
      { now, quota }: Writing,
    ): Promise<PlanCreation> {
      const empire = plan.empire_uuid ?? null
      const [added, , reason, stored] = await db.batch([
        {
          sql: `insert into plans (uuid, user_id, name, planet_id, faction, permits_used,
                  permits_total, override_empire, baseplanner_data, created_at, updated_at)
                select :uuid, :user, :name, :planet_id, :faction, :permits_used,
                  :permits_total, :override_empire, :baseplanner_data, :now, :now
                where (select count(*) from plans where user_id = :user) < ${PLANS_PER_USER}
                  and ${fitsBeside(':baseplanner_data')}
                  and (:empire is null
                    or exists (select 1 from empires where uuid = :empire and user_id = :user))`,
          args: { uuid, user: userId, empire, now, quota, ...written(plan) },
        },
        {
          sql: `insert into empire_plans (empire_id, plan_id)
                select e.id, p.id from empires as e, plans as p
                where e.uuid = :empire and e.user_id = :user and p.uuid = :uuid`,
          args: { uuid, user: userId, empire },
        },
        {
          sql: `select (select count(*) from plans where user_id = :user) >= ${PLANS_PER_USER} as many,
                  :empire is null or exists (
                    select 1 from empires where uuid = :empire and user_id = :user) as placed`,
          args: { user: userId, empire },
        },
        planOf(userId, uuid),
      ])
      if (added!.rowsAffected === 1) return { json: String(stored!.rows[0]!.json) }
      const { many, placed } = reason!.rows[0]!
      if (many) return 'too many plans'
      return placed ? 'account full' : 'unknown empire'
    },

    async areOwn(userId: number, uuids: readonly string[]): Promise<boolean> {
      const plans = JSON.stringify([...new Set(uuids)])
      const sql = `select ${allOwned('plans', 'plans')} as own`
      const { rows } = await db.execute({ sql, args: { user: userId, plans } })
      return rows[0]!.own === 1
    },

    async nameOf(userId: number, uuid: string): Promise<string | null> {
      const sql = 'select name from plans where uuid = ? and user_id = ?'
      const { rows } = await db.execute({ sql, args: [uuid, userId] })
      return rows[0] ? String(rows[0].name) : null
    },

    /** Stores a copy of a plan for this person, outside of every empire. */
    async copy(
      userId: number,
      uuid: string,
      { original, name }: { original: Original; name: string },
      { now, quota }: Writing,
    ): Promise<Exclude<PlanCreation, 'unknown empire'>> {
      const room = `(select count(*) from plans where user_id = :user) < ${PLANS_PER_USER}`
      const source =
        'plan' in original
          ? 'select id from plans where uuid = :original and user_id = :user'
          : 'select plan_id from shares where uuid = :original'
      const [reason, added, stored] = await db.batch([
        { sql: `select ${room} as room`, args: { user: userId } },
        {
          sql: `insert into plans (uuid, user_id, name, planet_id, faction, permits_used,
                  permits_total, override_empire, baseplanner_data, notes, tags, created_at, updated_at)
                select :uuid, :user, :name, o.planet_id, o.faction, o.permits_used,
                  o.permits_total, o.override_empire, o.baseplanner_data,
                  iif(:is_own, o.notes, ''), iif(:is_own, o.tags, '[]'), :now, :now
                from plans as o
                where o.id = (${source}) and ${room} and ${fitsBeside('o.baseplanner_data || o.notes || o.tags')}`,
          args: {
            user: userId,
            uuid,
            name,
            now,
            quota,
            original: 'plan' in original ? original.plan : original.share,
            is_own: 'plan' in original ? 1 : 0,
          },
        },
        planOf(userId, uuid),
      ])
      if (added!.rowsAffected === 1) return { json: String(stored!.rows[0]!.json) }
      return reason!.rows[0]!.room ? 'account full' : 'too many plans'
    },

    /**
     * Saves a plan. Without a name it keeps the stored one. With `over`, it is saved only if its version is one of these. A
     * save counts the version up by one.
     */
    async save(
      userId: number,
      uuid: string,
      plan: PlanWrite,
      over: readonly PlanVersion[] | null,
      { now, quota }: Writing,
    ): Promise<PlanSaving> {
      const [saved, standing] = await db.batch([
        {
          sql: `update plans set name = coalesce(nullif(:name, ''), name), planet_id = :planet_id, faction = :faction,
                  permits_used = :permits_used, permits_total = :permits_total,
                  override_empire = :override_empire, baseplanner_data = :baseplanner_data,
                  version = version + 1, updated_at = :now
                where uuid = :uuid and user_id = :user
                  and ${fitsInstead(':baseplanner_data', 'baseplanner_data')}
                  and (:over is null or version in (select value from json_each(:over)))
                  and ${DATA_VERSION} <= ${PLAN_VERSION}
                returning version`,
          args: {
            uuid,
            user: userId,
            now,
            quota,
            over: over && JSON.stringify(over),
            ...written(plan),
          },
        },
        {
          sql: `select p.version, ${DATA_VERSION} as data_version, ${planJson()} as json from plans as p
                where p.uuid = ? and p.user_id = ?`,
          args: [uuid, userId],
        },
      ])
      const [row] = standing!.rows
      const version = saved!.rows[0]?.version
      if (version !== undefined) return { version: Number(version), json: String(row!.json) }
      const stands = row?.version
      if (stands === undefined) return 'unknown plan'
      if (Number(row?.data_version) > PLAN_VERSION) return 'newer data'
      return over && !over.includes(Number(stands)) ? 'newer version' : 'account full'
    },

    /** Absent fields stay as they are. */
    async label(
      userId: number,
      uuid: string,
      { notes, tags }: LabelChange,
      { now, quota }: Writing,
    ): Promise<PlanLabels | 'unknown plan' | 'account full'> {
      const [kept, standing] = await db.batch([
        {
          sql: `update plans set notes = coalesce(:notes, notes), tags = coalesce(:tags, tags), updated_at = :now
                where uuid = :uuid and user_id = :user
                  and ${fitsInstead('(coalesce(:notes, notes) || coalesce(:tags, tags))', '(notes || tags)')}
                returning notes, tags`,
          args: {
            uuid,
            user: userId,
            now,
            quota,
            notes: notes ?? null,
            tags: tags ? JSON.stringify(tags) : null,
          },
        },
        { sql: 'select 1 from plans where uuid = ? and user_id = ?', args: [uuid, userId] },
      ])
      const row = kept!.rows[0]
      if (row) return { notes: String(row.notes), tags: JSON.parse(String(row.tags)) as string[] }
      return standing!.rows.length === 0 ? 'unknown plan' : 'account full'
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

const planOf = (userId: number, uuid: string) => ({
  sql: `select ${planJson()} as json, p.version from plans as p where p.uuid = ? and p.user_id = ?`,
  args: [uuid, userId],
})

function planTexts(db: Database, keys: string, args: Selection['args']): AsyncGenerator<string> {
  const from = 'plans as p on p.id = page.id'
  return textsInPages(db, { keys, text: planJson(), from, args })
}

function written(plan: PlanWrite) {
  const { planet, infrastructure, buildings, version } = plan
  const data: PlanData = {
    planet,
    infrastructure,
    buildings,
    ...(version !== undefined && { version }),
  }
  return {
    name: plan.name,
    planet_id: plan.planet_id,
    faction: plan.faction,
    permits_used: plan.permits_used,
    permits_total: plan.permits_total,
    override_empire: plan.override_empire ? 1 : 0,
    baseplanner_data: JSON.stringify(data),
  }
}
