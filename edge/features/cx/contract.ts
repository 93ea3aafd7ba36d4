import * as v from 'valibot'
import { Cx, CxData } from '../../../engine/game/cx.ts'
import { list } from '../../../engine/game/list.ts'
import { Uuid } from '../../../engine/game/primitives.ts'
import { Done } from '../../contract/answers.ts'
import { defineRoute } from '../../contract/route.ts'
import { EMPIRES_PER_USER } from '../empires/contract.ts'

export const CX_PER_USER = 50

export const CxJunctions = list(
  v.object({
    cx_uuid: Uuid,
    empires: list(v.object({ empire_uuid: Uuid }), EMPIRES_PER_USER),
  }),
  CX_PER_USER,
)
export type CxJunctions = v.InferOutput<typeof CxJunctions>

export const listCx = defineRoute({
  method: 'GET',
  path: '/cx',
  access: 'user',
  summary: 'All own CX configurations with their empires',
  answer: v.array(Cx),
  etag: true,
})

export const createCx = defineRoute({
  method: 'PUT',
  path: '/cx',
  access: 'user',
  summary: 'Create a CX configuration',
  body: CxData,
  holds: 'prices',
  answer: Cx,
  failures: [409],
})

export const assignEmpires = defineRoute({
  method: 'PATCH',
  path: '/cx/junctions',
  access: 'user',
  summary: "Replace each named CX's empires, all or nothing; an empire's last assignment wins",
  body: CxJunctions,
  answer: v.array(Cx),
  failures: [404],
})

export const updateCx = defineRoute({
  method: 'PATCH',
  path: '/cx/:uuid',
  access: 'user',
  summary: 'Replace the preferences of a CX configuration, and its name',
  body: CxData,
  holds: 'prices',
  answer: CxData,
  failures: [404, 409],
})

export const deleteCx = defineRoute({
  method: 'DELETE',
  path: '/cx/:uuid',
  access: 'user',
  summary: 'Delete a CX configuration; its empires stay',
  answer: Done,
  failures: [404],
})
