import * as v from 'valibot'
import { Empire, EmpireSummary, EmpireWrite } from '../../../engine/game/empire.ts'
import { list } from '../../../engine/game/list.ts'
import { Uuid } from '../../../engine/game/primitives.ts'
import { Done } from '../../contract/answers.ts'
import { defineRoute } from '../../contract/route.ts'
import { PLANS_PER_USER } from '../plans/contract.ts'

export const EMPIRES_PER_USER = 50

export const ASSIGNMENTS_PER_USER = 2000

export const EmpireJunctions = list(
  v.object({
    empire_uuid: Uuid,
    baseplanners: list(v.object({ baseplanner_uuid: Uuid }), PLANS_PER_USER),
  }),
  EMPIRES_PER_USER,
)
export type EmpireJunctions = v.InferOutput<typeof EmpireJunctions>

export const listEmpires = defineRoute({
  method: 'GET',
  path: '/empire',
  access: 'user',
  summary: 'All own empires with their plans',
  answer: v.array(Empire),
  etag: true,
})

export const createEmpire = defineRoute({
  method: 'PUT',
  path: '/empire',
  access: 'user',
  summary: 'Create an empire',
  body: EmpireWrite,
  answer: EmpireSummary,
  failures: [409],
})

export const assignPlans = defineRoute({
  method: 'PATCH',
  path: '/empire/junctions',
  access: 'user',
  summary: "Replace each named empire's plans, all or nothing",
  body: EmpireJunctions,
  holds: 'assignments',
  answer: v.array(Empire),
  failures: [404, 409],
})

export const updateEmpire = defineRoute({
  method: 'PATCH',
  path: '/empire/:uuid',
  access: 'user',
  summary: 'Change an empire',
  body: EmpireWrite,
  answer: EmpireSummary,
  failures: [404],
})

export const deleteEmpire = defineRoute({
  method: 'DELETE',
  path: '/empire/:uuid',
  access: 'user',
  summary: 'Delete an empire; its plans stay',
  answer: Done,
  failures: [404],
})
