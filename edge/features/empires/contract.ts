import * as v from 'valibot'
import { Empire, EmpireSummary, EmpireWrite } from '../../../engine/game/empire.ts'
import { list } from '../../../engine/game/list.ts'
import { Uuid } from '../../../engine/game/primitives.ts'
import { Done } from '../../contract/answers.ts'
import { del, get, patch, put } from '../../contract/route.ts'
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

export const listEmpires = get(
  '/empire',
  'user',
  'All own empires with their plans',
  v.array(Empire),
  { etag: true },
)

export const createEmpire = put('/empire', 'user', 'Create an empire', EmpireSummary, {
  body: EmpireWrite,
  failures: [409],
})

export const assignPlans = patch(
  '/empire/junctions',
  'user',
  "Replace each named empire's plans, all or nothing",
  v.array(Empire),
  { body: EmpireJunctions, holds: 'assignments', failures: [404, 409] },
)

export const updateEmpire = patch('/empire/:uuid', 'user', 'Change an empire', EmpireSummary, {
  body: EmpireWrite,
  failures: [404],
})

export const deleteEmpire = del('/empire/:uuid', 'user', 'Delete an empire; its plans stay', Done, {
  failures: [404],
})
