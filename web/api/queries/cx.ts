import { mutationOptions } from '@tanstack/react-query'
import {
  assignEmpires,
  type CxJunctions,
  createCx,
  deleteCx,
  listCx,
  updateCx,
} from '../../../edge/contract/cx.ts'
import type { CxData } from '../../../engine/model/cx.ts'
import { readCx } from '../../../engine/model/versions/read.ts'
import { call } from '../client.ts'
import { LIFETIMES } from './lifetimes.ts'
import { ownRecords } from './own-records.ts'

export const cxQueries = ownRecords(['cx', 'all'], listCx, LIFETIMES.own, readCx)

const meta = { invalidates: ['cx', 'empires'] } as const

export const cxMutations = {
  create: mutationOptions({
    mutationFn: (name: string) =>
      call(createCx, {
        body: { name, cx_empire: [], cx_planets: [], ticker_empire: [], ticker_planets: [] },
      }),
    meta,
  }),
  save: mutationOptions({
    mutationFn: ({ uuid, cx }: { uuid: string; cx: CxData }) =>
      call(updateCx, { params: { uuid }, body: cx }),
    meta,
  }),
  delete: mutationOptions({
    mutationFn: (uuid: string) => call(deleteCx, { params: { uuid } }),
    meta,
  }),
  /** Replaces the empires of each named CX. */
  assignEmpires: mutationOptions({
    mutationFn: (junctions: CxJunctions) => call(assignEmpires, { body: junctions }),
    meta,
  }),
}
