import { headOf } from '../../../engine/game/day-record.ts'
import { dayOf } from '../../../engine/game/time.ts'
import { decodeDay, encodeDay } from '../../../engine/today/history/encoding.ts'
import { fitDay } from '../../../engine/today/history/fit.ts'
import { empireDay } from '../../../engine/today/history/record.ts'
import type { CallerScheduler, Database, Ports } from '../../ports.ts'
import { evaluatedEmpires } from './evaluated-empires.ts'
import { historyRepo } from './repo.ts'

/** What is calculated at once while a page waits; an ordinary account is smaller. */
const MOST_PLACES = 60
const MOST_BYTES = 256 * 1024

/** Whether a day of this account is recorded within some milliseconds. */
export async function isQuickToRecord(db: Database, userId: number): Promise<boolean> {
  const { places, bytes } = await historyRepo(db).size(userId)
  return places <= MOST_PLACES && bytes <= MOST_BYTES
}

/**
 * Records what the empires of an account come to today. A second call on the same day changes nothing. Where nothing can be
 * evaluated nothing is recorded: a day without empires would say that they earned nothing.
 */
export async function recordDay(
  { db, clock }: Pick<Ports, 'db' | 'clock'>,
  userId: number,
  schedule: CallerScheduler,
  end?: AbortSignal,
): Promise<void> {
  const day = dayOf(clock())
  const empires = await evaluatedEmpires(db, userId, schedule, end)
  if (!empires || empires.length === 0) return
  const repo = historyRepo(db)
  const stored = await repo.before(userId, day)
  const before = stored && decodeDay(stored.day, stored)
  const former = new Map(before?.empires.map((empire) => [empire.empire, empire]))
  const encoded = await schedule(async () => {
    const drafts = empires.map((empire) => empireDay(empire, former.get(headOf(empire.uuid))))
    return encodeDay(fitDay({ day, since: stored?.day ?? null, empires: drafts }, before))
  })
  await repo.keep(userId, { day, ...encoded })
}
