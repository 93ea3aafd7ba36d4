import * as v from 'valibot'
import { ConditionId, MAX_RESERVES } from '../../../engine/game/reserve.ts'
import { HttpError, notFound } from '../../errors.ts'
import type { Handlers } from '../../http/handle.ts'
import { streamList } from '../../http/stream.ts'
import { throttleRecords } from '../../http/throttle.ts'
import { reservesRepo } from '../../repo/reserves.ts'
import { accountFull, writing } from '../plans/account-quota.ts'

export const reserveHandlers = {
  listReserves: (call) => streamList(call, reservesRepo(call.ports.db).list(call.user.id)),

  async putReserve({ user, params: { condition }, body, ports }) {
    if (!v.is(ConditionId, condition)) throw notFound('There is no such condition.')
    await throttleRecords(ports, user.id)
    const reserve = { record: body }
    const putting = await reservesRepo(ports.db).put(user.id, condition, reserve, writing(ports))
    if (putting === 'account full') throw accountFull(ports)
    if (putting === 'too many')
      throw new HttpError(409, `${MAX_RESERVES} reserves is the maximum. Free one first.`)
    return { condition, ...body }
  },

  async deleteReserve({ user, params: { condition }, ports: { db } }) {
    if (!(await reservesRepo(db).remove(user.id, condition)))
      throw notFound('Nothing is reserved for this condition.')
    return true as const
  },
} satisfies Handlers
