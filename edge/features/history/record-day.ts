import { type EmpireDay, headOf } from '../../../engine/game/day-record.ts'
import { dayOf } from '../../../engine/game/time.ts'
import { decodeDay, encodeDay } from '../../../engine/today/history/encoding.ts'
import { fitDay } from '../../../engine/today/history/fit.ts'
import { type EvaluatedEmpire, empireDay } from '../../../engine/today/history/record.ts'
import { runInSlices } from '../../event-loop.ts'
import type { CallerScheduler, Database, Ports } from '../../ports.ts'
import { evaluateEmpires } from './evaluate-empires.ts'
import { historyRepo } from './repo.ts'

/** The largest account whose day is calculated while a page waits. Ordinary accounts are smaller. */
const MAX_PLACES = 60
const MAX_BYTES = 256 * 1024

/** How a day of this account is recorded: within some milliseconds, or after the response. Null if it has nothing to record. */
export async function howToRecord(db: Database, userId: number): Promise<'now' | 'later' | null> {
  const { places, bytes } = await historyRepo(db).size(userId)
  if (places === 0) return null
  return places <= MAX_PLACES && bytes <= MAX_BYTES ? 'now' : 'later'
}

/**
 * Records the profits and materials of an account's empires today. A second call on the same day changes nothing. Nothing is
 * recorded if nothing can be evaluated, because a day without empires would say that they earned nothing.
 */
export async function recordDay(
  { db, clock }: Pick<Ports, 'db' | 'clock'>,
  userId: number,
  schedule: CallerScheduler,
  end?: AbortSignal,
): Promise<void> {
  const day = dayOf(clock())
  const empires = await evaluateEmpires(db, userId, schedule, end)
  if (!empires || empires.length === 0) return
  const repo = historyRepo(db)
  const stored = await repo.before(userId, day)
  const before = stored && decodeDay(stored.day, stored)
  const former = new Map(before?.empires.map((empire) => [empire.empire, empire]))
  const drafts = await runInSlices(schedule, empireDays(empires, former), end)
  const encoded = await schedule(async () =>
    encodeDay(fitDay({ day, since: stored?.day ?? null, empires: drafts }, before)),
  )
  await repo.keep(userId, { day, ...encoded })
}

function* empireDays(
  empires: readonly EvaluatedEmpire[],
  former: ReadonlyMap<string, EmpireDay>,
): Generator<undefined, EmpireDay[]> {
  const days: EmpireDay[] = []
  for (const empire of empires) {
    days.push(empireDay(empire, former.get(headOf(empire.uuid))))
    yield
  }
  return days
}
