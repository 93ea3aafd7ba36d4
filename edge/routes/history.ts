import * as v from 'valibot'
import { decodeDay, decodeTotals } from '../../engine/history/encoding.ts'
import { PlainDate } from '../../engine/model/primitives.ts'
import { dayOf } from '../../engine/model/time.ts'
import { notFound } from '../errors.ts'
import { firstKeptDay } from '../history/kept-days.ts'
import { recordDay } from '../history/record-day.ts'
import type { Handlers } from '../http/handle.ts'
import { bestEffort } from '../repo/best-effort.ts'
import { historyRepo } from '../repo/history.ts'

export const historyHandlers = {
  async listHistory({ user, ports, inTurn }) {
    const repo = historyRepo(ports.db)
    const now = ports.clock()
    const [from, today] = [firstKeptDay(now), dayOf(now)]
    let days = await repo.totals(user.id, from, today)
    if (days.at(-1)?.day !== today) {
      // A disk that is full keeps nobody from what is there.
      await bestEffort(ports, recordDay(ports, user.id, inTurn))
      days = await repo.totals(user.id, from, today)
    }
    return await inTurn(async () =>
      days.map(({ day, totals }) => ({ day, empires: decodeTotals(totals) })),
    )
  },

  async getHistoryDay({ user, params, ports }) {
    const repo = historyRepo(ports.db)
    const stored = v.is(PlainDate, params.day) ? await repo.of(user.id, params.day) : null
    if (!stored) throw notFound('There is no record of this day.')
    const record = decodeDay(stored.day, stored)
    const former = record.since === null ? null : await repo.of(user.id, record.since)
    return { record, before: former && decodeDay(former.day, former) }
  },
} satisfies Handlers
