import type { PlanData } from '../../../engine/game/plan.ts'
import { readPlanData } from '../../../engine/game/versions/read.ts'
import type { EmpireBonus } from '../../../engine/plan/input.ts'
import type { Database } from '../../ports.ts'
import { type Selection, textsInPages } from '../../repo/pages.ts'
import { empireId } from '../empires/repo.ts'
import { EMPIRE_PLAN_KEYS, USER_PLAN_KEYS } from './repo.ts'

export interface SheetPlan {
  planetNaturalId: string
  planUuid: string
  planName: string
  /** Null where it cannot be read. */
  data: PlanData | null
  empire: EmpireBonus | null
}

const BONUS = `json_object('faction', e.faction, 'permits_used', e.permits_used,
  'permits_total', e.permits_total)`
/** The first of a plan `p`, in the order they were made. */
const FIRST_EMPIRE = `(select ${BONUS} from empire_plans as link join empires as e on e.id = link.empire_id
  where link.plan_id = p.id order by e.id limit 1)`
const ASKED_EMPIRE = `(select ${BONUS} from empires as e where e.id = :empire)`

export function sheetPlansRepo(db: Database) {
  return {
    /** All plans, each for its first empire. */
    listAll: (userId: number) => inPages(db, USER_PLAN_KEYS, FIRST_EMPIRE, { user: userId }),

    /** The plans of an empire, for that empire. Null when it is not one of this person's. */
    async listOfEmpire(userId: number, empireUuid: string) {
      const empire = await empireId(db, userId, empireUuid)
      if (empire === null) return null
      return inPages(db, EMPIRE_PLAN_KEYS, ASKED_EMPIRE, { user: userId, empire })
    },
  }
}

async function* inPages(
  db: Database,
  keys: string,
  empire: string,
  args: Selection['args'],
): AsyncGenerator<SheetPlan[]> {
  const text = `json_object('planetNaturalId', p.planet_id, 'planUuid', p.uuid, 'planName', p.name,
    'data', json(p.baseplanner_data), 'empire', json(${empire}))`
  const from = 'plans as p on p.id = page.id'
  for await (const texts of textsInPages(db, { keys, text, from, args }))
    yield (JSON.parse(`[${texts}]`) as SheetPlan[]).map((plan) => {
      const data = readPlanData(plan.data)
      return { ...plan, data: data.ok ? data.record : null }
    })
}
