import type { CxData } from '../../engine/game/cx.ts'
import type { EmpireWrite } from '../../engine/game/empire.ts'
import type { Plan } from '../../engine/game/plan.ts'

/** An empire and its exchange preferences as the newer planner nests them in its answers. */
export interface ForeignEmpire {
  readonly uuid: string
  readonly empire: EmpireWrite
  readonly cx?: ForeignCx
}
export interface ForeignCx {
  readonly uuid: string
  readonly cx: CxData
}

const TO_FOREIGN: Readonly<Record<string, string>> = {
  PP7D_AI1: 'AI1_7D',
  PP30D_UNIVERSE: 'UNIVERSE_30D',
  AI1_BUY: 'AI1_ASK',
  AI1_SELL: 'AI1_BID',
}

/** Exchange preferences in the newer form. */
export function newCx({ uuid, cx: { name, ...data } }: ForeignCx) {
  const exchanges = (preferences: CxData['cx_empire']) =>
    preferences.map(({ type, exchange }) => ({ type, exchange: TO_FOREIGN[exchange] ?? exchange }))
  return {
    uuid,
    cx_name: name,
    cx_data: {
      ...data,
      cx_empire: exchanges(data.cx_empire),
      cx_planets: data.cx_planets.map((at) => ({
        planet: at.planet,
        preferences: exchanges(at.preferences),
      })),
    },
  }
}

export function newEmpire({ uuid, empire, cx }: ForeignEmpire, plans: readonly Plan[] = []) {
  return {
    uuid,
    empire_name: empire.name,
    empire_faction: empire.faction,
    empire_permits_used: empire.permits_used,
    empire_permits_total: empire.permits_total,
    ...(cx && { cx: newCx(cx) }),
    ...(plans.length > 0 && {
      plans: plans.map((plan) => ({
        uuid: plan.uuid,
        plan_name: plan.name,
        planet_natural_id: plan.planet_id,
      })),
    }),
  }
}

/** A stored plan of ours in the newer form: settings of the planet at the top, the rest in `plan_data`. */
export function newPlan(plan: Plan, empires: readonly ForeignEmpire[] = []) {
  const { planet, infrastructure, buildings } = plan.baseplanner_data
  return {
    uuid: plan.uuid,
    plan_name: plan.name,
    planet_natural_id: planet.planetid,
    plan_permits_used: planet.permits,
    plan_cogc: planet.cogc,
    plan_corphq: planet.corphq,
    plan_data: { experts: planet.experts, workforce: planet.workforce, infrastructure, buildings },
    empires: empires.map((empire) => newEmpire(empire)),
  }
}

/** The same as a link of theirs is answered. */
export const newShared = (plan: Plan) => ({
  uuid: '7f3a1c7e-6d1f-4a3e-9b57-0d8f6a2c4e11',
  plan_details: newPlan(plan),
  view_count: 3,
  created_at: '2026-02-09T12:07:20.972325Z',
})
