import { decodeDay, encodeDay } from '../../engine/history/encoding.ts'
import { fitDay } from '../../engine/history/fit.ts'
import { empireDay } from '../../engine/history/record.ts'
import { headOf } from '../../engine/model/day-record.ts'
import { dayOf } from '../../engine/model/time.ts'
import type { CallersTurn, Ports } from '../ports.ts'
import { historyRepo } from '../repo/history.ts'
import { evaluatedEmpires } from './evaluated-empires.ts'

/** Records what the empires of an account come to today. A second call on the same day changes nothing. */
export async function recordDay(
  { db, clock }: Pick<Ports, 'db' | 'clock'>,
  userId: number,
  inTurn: CallersTurn,
): Promise<void> {
  const day = dayOf(clock())
  const empires = await evaluatedEmpires(db, userId, inTurn)
  if (!empires || empires.length === 0) return
  const repo = historyRepo(db)
  const stored = await repo.before(userId, day)
  const before = stored && decodeDay(stored.day, stored)
  const former = new Map(before?.empires.map((empire) => [empire.empire, empire]))
  const encoded = await inTurn(async () => {
    const drafts = empires.map((empire) => empireDay(empire, former.get(headOf(empire.uuid))))
    return encodeDay(fitDay({ day, since: stored?.day ?? null, empires: drafts }, before))
  })
  await repo.keep(userId, { day, ...encoded })
}
