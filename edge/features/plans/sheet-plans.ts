import type { PlanData } from '../../../engine/game/plan.ts'
import { readPlanData } from '../../../engine/game/versions/read.ts'
import type { EmpireBonus } from '../../../engine/plan/input.ts'
import type { Database } from '../../ports.ts'
import { type Selection, textsInPages } from '../../repo/pages.ts'
import { empireId } from '../empires/repo.ts'
import {
  ASSIGNED_PLAN_KEYS,
  EMPIRE_PLAN_KEYS,
  PLANET_PLAN_KEYS,
  SHARED_PLAN_KEYS,
  USER_PLAN_KEYS,
} from './repo.ts'

export interface ReadPlan {
  planetNaturalId: string
  planUuid: string
  planName: string
  /** Null if it is unreadable. */
  data: PlanData | null
}
export interface SheetPlan extends ReadPlan {
  empire: EmpireBonus | null
}
export interface PlanInEmpires extends ReadPlan {
  empireIds: readonly number[]
}

const BONUS = `json_object('faction', e.faction, 'permits_used', e.permits_used,
  'permits_total', e.permits_total)`
/** The first empire of a plan `p`, in the order they were made. */
const FIRST_EMPIRE = `(select ${BONUS} from empire_plans as link join empires as e on e.id = link.empire_id
  where link.plan_id = p.id order by e.id limit 1)`
const ASKED_EMPIRE = `(select ${BONUS} from empires as e where e.id = :empire)`
const EMPIRE_IDS = `(select json_group_array(link.empire_id) from empire_plans as link
  where link.plan_id = p.id)`

export function sheetPlansRepo(db: Database) {
  return {
    /** All plans, each with its first empire. */
    listAll: (userId: number) =>
      inPages<SheetPlan>(db, USER_PLAN_KEYS, { empire: FIRST_EMPIRE }, { user: userId }),

    /** The plans on some planets. */
    listOnPlanets: (userId: number, planets: Iterable<string>) =>
      inPages<ReadPlan>(
        db,
        PLANET_PLAN_KEYS,
        {},
        { user: userId, planets: JSON.stringify([...planets]) },
      ),

    /** The plans that are in empires, with the ids of these. */
    listInEmpires: (userId: number) =>
      inPages<PlanInEmpires>(db, ASSIGNED_PLAN_KEYS, { empireIds: EMPIRE_IDS }, { user: userId }),

    /** The plans of a shared empire. */
    listOfShare: (sharedUuid: string) =>
      inPages<ReadPlan>(db, SHARED_PLAN_KEYS, {}, { shared: sharedUuid }),

    /** The plans of an empire, each with that empire. Null if it is not one of this person's. */
    async listOfEmpire(userId: number, empireUuid: string) {
      const empire = await empireId(db, userId, empireUuid)
      if (empire === null) return null
      return inPages<SheetPlan>(
        db,
        EMPIRE_PLAN_KEYS,
        { empire: ASKED_EMPIRE },
        { user: userId, empire },
      )
    },
  }
}

/** `more` are further fields, as expressions of SQL that return JSON. */
async function* inPages<P extends ReadPlan>(
  db: Database,
  keys: string,
  more: Record<string, string>,
  args: Selection['args'],
): AsyncGenerator<P[]> {
  const json = { data: 'p.baseplanner_data', ...more }
  const fields = Object.entries(json).map(([name, sql]) => `'${name}', json(${sql})`)
  const text = `json_object('planetNaturalId', p.planet_id, 'planUuid', p.uuid, 'planName', p.name,
    ${fields.join(', ')})`
  const from = 'plans as p on p.id = page.id'
  for await (const texts of textsInPages(db, { keys, text, from, args }))
    yield (JSON.parse(`[${texts}]`) as P[]).map((plan) => {
      const data = readPlanData(plan.data)
      return { ...plan, data: data.ok ? data.record : null }
    })
}
