import { mutationOptions } from '@tanstack/react-query'
import { deleteReserve, putReserve } from '../../../edge/features/reserves/contract.ts'
import type { Reserve } from '../../../engine/game/reserve.ts'
import { call } from '../client.ts'

const meta = { invalidates: ['reserves'] } as const

export const reserveMutations = {
  put: mutationOptions({
    mutationFn: ({ condition, ...body }: Reserve) =>
      call(putReserve, { params: { condition }, body }),
    meta,
  }),
  remove: mutationOptions({
    mutationFn: (condition: string) => call(deleteReserve, { params: { condition } }),
    meta,
  }),
}
