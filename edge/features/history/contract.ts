import * as v from 'valibot'
import { DayRecord, EmpireDay, UuidHead } from '../../../engine/game/day-record.ts'
import { PlainDate } from '../../../engine/game/primitives.ts'
import { defineRoute } from '../../contract/route.ts'

export const listHistory = defineRoute({
  method: 'GET',
  path: '/data/history',
  access: 'user',
  summary:
    'What the own empires came to on each day of the last year, in cents, the oldest first; writes down today where it is missing',
  answer: v.array(
    v.object({
      day: PlainDate,
      empires: v.array(v.object({ empire: UuidHead, profit: EmpireDay.entries.profit })),
    }),
  ),
  etag: true,
})

export const getHistoryDay = defineRoute({
  method: 'GET',
  path: '/data/history/:day',
  access: 'user',
  summary: 'The record of one day with the one before it, from which follows why a profit moved',
  answer: v.object({ record: DayRecord, before: v.nullable(DayRecord) }),
  failures: [404],
  etag: true,
})
