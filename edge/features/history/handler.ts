import * as v from 'valibot'
import { PlainDate } from '../../../engine/game/primitives.ts'
import { dayOf } from '../../../engine/game/time.ts'
import { decodeDay, decodeTotals } from '../../../engine/today/history/encoding.ts'
import { notFound } from '../../errors.ts'
import type { Handlers } from '../../http/handle.ts'
import { bestEffort, orElse } from '../../repo/best-effort.ts'
import { firstKeptDay } from './kept-days.ts'
import { howToRecord, recordDay } from './record-day.ts'
import { historyRepo, type StoredDay } from './repo.ts'

/** A day is recorded at most once in this time, that of a large account after the response. */
const AGAIN_MS = 15 * 60_000

/** Reading this many days of 50 empires takes some milliseconds. */
const DAYS_A_PIECE = 60
const readTotals = ({ day, totals }: Omit<StoredDay, 'details'>) => ({
  day,
  empires: decodeTotals(totals),
})

export const historyHandlers = {
  async listHistory({ user, ports, schedule, defer }) {
    const repo = historyRepo(ports.db)
    const now = ports.clock()
    const [from, today] = [firstKeptDay(now), dayOf(now)]
    let days = await repo.totals(user.id, from, today)
    const when = days.at(-1)?.day === today ? null : await howToRecord(ports.db, user.id)
    // A full disk must not keep anybody from the stored days; of calls that come together, one records the day.
    if (when && (await orElse(ports, false, repo.beginTry(user.id, now, now - AGAIN_MS)))) {
      if (when === 'now') {
        await bestEffort(ports, recordDay(ports, user.id, schedule))
        days = await repo.totals(user.id, from, today)
      } else defer(recordDay(ports, user.id, schedule))
    }
    const answer = []
    for (let at = 0; at < days.length; at += DAYS_A_PIECE)
      answer.push(
        ...(await schedule(async () => days.slice(at, at + DAYS_A_PIECE).map(readTotals))),
      )
    return answer
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
