import { mutationOptions } from '@tanstack/react-query'
import {
  assignEmpires,
  type CxJunctions,
  deleteCx,
  listCx,
} from '../../../edge/features/cx/contract.ts'
import { readCx } from '../../../engine/game/versions/read.ts'
import { call } from '../client.ts'
import { LIFETIMES } from './lifetimes.ts'
import { ownRecords } from './own-records.ts'

export const cxQueries = ownRecords(['cx', 'all'], listCx, LIFETIMES.own, readCx)

const meta = { invalidates: ['cx', 'empires'] } as const

export const cxMutations = {
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
