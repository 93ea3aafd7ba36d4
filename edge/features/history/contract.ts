import * as v from 'valibot'
import { DayRecord, EmpireDay, UuidHead } from '../../../engine/game/day-record.ts'
import { PlainDate } from '../../../engine/game/primitives.ts'
import { get } from '../../contract/route.ts'

export const listHistory = get(
  '/data/history',
  'user',
  'What the own empires came to on each day of the last year, in cents, the oldest first; writes down today where it is missing',
  v.array(
    v.object({
      day: PlainDate,
      empires: v.array(v.object({ empire: UuidHead, profit: EmpireDay.entries.profit })),
    }),
  ),
  { etag: true },
)

export const getHistoryDay = get(
  '/data/history/:day',
  'user',
  'The record of one day with the one before it, from which follows why a profit moved',
  v.object({ record: DayRecord, before: v.nullable(DayRecord) }),
  { failures: [404], etag: true },
)
