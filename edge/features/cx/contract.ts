import * as v from 'valibot'
import { Cx, CxData } from '../../../engine/game/cx.ts'
import { list } from '../../../engine/game/list.ts'
import { Uuid } from '../../../engine/game/primitives.ts'
import { Done } from '../../contract/answers.ts'
import { del, get, patch, put } from '../../contract/route.ts'
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

export const listCx = get(
  '/cx',
  'user',
  'All own CX configurations with their empires',
  v.array(Cx),
  { etag: true },
)

export const createCx = put('/cx', 'user', 'Create a CX configuration', Cx, {
  body: CxData,
  holds: 'prices',
  failures: [409],
})

export const assignEmpires = patch(
  '/cx/junctions',
  'user',
  "Replace each named CX's empires, all or nothing; an empire's last assignment wins",
  v.array(Cx),
  { body: CxJunctions, failures: [404] },
)

export const updateCx = patch(
  '/cx/:uuid',
  'user',
  'Replace the preferences of a CX configuration, and its name',
  CxData,
  { body: CxData, holds: 'prices', failures: [404, 409] },
)

export const deleteCx = del(
  '/cx/:uuid',
  'user',
  'Delete a CX configuration; its empires stay',
  Done,
  { failures: [404] },
)
