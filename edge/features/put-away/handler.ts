import * as v from 'valibot'
import { MOST_PUT_AWAY, TodayCardKey } from '../../../engine/game/put-away.ts'
import { HttpError, notFound } from '../../errors.ts'
import type { Handlers } from '../../http/handle.ts'
import { streamList } from '../../http/stream.ts'
import { throttleRecords } from '../../http/throttle.ts'
import { accountFull, writing } from '../plans/account-quota.ts'
import { putAwayRepo } from './repo.ts'

export const putAwayHandlers = {
  listPutAway: (call) => streamList(call, putAwayRepo(call.ports.db).list(call.user.id)),

  async putAwayCard({ user, params: { card }, body, ports }) {
    if (!v.is(TodayCardKey, card)) throw notFound('There is no such card.')
    await throttleRecords(ports, user.id)
    const mark = { record: body, until: body.until }
    const putting = await putAwayRepo(ports.db).put(user.id, card, mark, writing(ports))
    if (putting === 'account full') throw accountFull(ports)
    if (putting === 'too many')
      throw new HttpError(409, `At most ${MOST_PUT_AWAY} cards can be put away.`)
    return { card, ...body }
  },

  async bringBackCard({ user, params: { card }, ports: { db } }) {
    if (!(await putAwayRepo(db).remove(user.id, card))) throw notFound('This card is not put away.')
    return true as const
  },
} satisfies Handlers
