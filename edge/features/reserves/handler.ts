import * as v from 'valibot'
import { ConditionId, MAX_RESERVES } from '../../../engine/game/reserve.ts'
import { HttpError, notFound } from '../../errors.ts'
import type { Handlers } from '../../http/handle.ts'
import { reservesRepo } from './repo.ts'

export const reserveHandlers = {
  listReserves: ({ user, ports: { db } }) => reservesRepo(db).list(user.id),

  async putReserve({ user, params: { condition }, body, ports: { db } }) {
    if (!v.is(ConditionId, condition)) throw notFound('There is no such condition.')
    const reserve = { condition, ...body }
    if (!(await reservesRepo(db).put(user.id, reserve)))
      throw new HttpError(409, `${MAX_RESERVES} reserves is the maximum. Free one first.`)
    return reserve
  },

  async deleteReserve({ user, params: { condition }, ports: { db } }) {
    if (!(await reservesRepo(db).remove(user.id, condition)))
      throw notFound('Nothing is reserved for this condition.')
    return true as const
  },
} satisfies Handlers
