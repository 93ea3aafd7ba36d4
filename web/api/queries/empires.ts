import { mutationOptions } from '@tanstack/react-query'
import { createEmpire, deleteEmpire, listEmpires } from '../../../edge/features/empires/contract.ts'
import type { EmpireWrite } from '../../../engine/game/empire.ts'
import { readEmpire } from '../../../engine/game/versions/read.ts'
import { call } from '../client.ts'
import { LIFETIMES } from './lifetimes.ts'
import { ownRecords } from './own-records.ts'

export const empireQueries = ownRecords(['empires', 'all'], listEmpires, LIFETIMES.own, readEmpire)

/** Plans and CX carry summaries of their empires. */
const meta = { invalidates: ['empires', 'plans', 'cx'] } as const

export const empireMutations = {
  create: mutationOptions({
    mutationFn: (body: EmpireWrite) => call(createEmpire, { body }),
    meta,
  }),
  delete: mutationOptions({
    mutationFn: (uuid: string) => call(deleteEmpire, { params: { uuid } }),
    meta,
  }),
}
