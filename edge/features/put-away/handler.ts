import * as v from 'valibot'
import { MOST_PUT_AWAY, TodayCardKey } from '../../../engine/game/put-away.ts'
import { HttpError, notFound } from '../../errors.ts'
import type { Handlers } from '../../http/handle.ts'
import { putAwayRepo } from './repo.ts'

export const putAwayHandlers = {
  listPutAway: ({ user, ports: { db } }) => putAwayRepo(db).list(user.id),

  async putAwayCard({ user, params: { card }, body, ports: { db, clock } }) {
    if (!v.is(TodayCardKey, card)) throw notFound('There is no such card.')
    const mark = { card, ...body }
    if (!(await putAwayRepo(db).put(user.id, mark, clock())))
      throw new HttpError(409, `At most ${MOST_PUT_AWAY} cards can be put away.`)
    return mark
  },

  async bringBackCard({ user, params: { card }, ports: { db } }) {
    if (!(await putAwayRepo(db).remove(user.id, card))) throw notFound('This card is not put away.')
    return true as const
  },
} satisfies Handlers
