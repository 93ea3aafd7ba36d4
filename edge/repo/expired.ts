import { yieldToEventLoop } from '../event-loop.ts'
import type { Database } from '../ports.ts'

/** Rows that are deleted before other work gets a turn. They take a few milliseconds. */
const PLANS_A_CHUNK = 50
const GUESTS_A_CHUNK = 10
const MAX_CHUNKS = 100

/** Deletes in chunks, since a guest may have as many plans as anybody. The next call deletes what is left. */
export async function dropGuestsUnusedSince(db: Database, moment: number): Promise<void> {
  const unused =
    'select id from users where is_guest = 1 and coalesce(last_action, created_at) < :moment'
  const chunks = [
    `delete from plans where id in (
       select id from plans where user_id in (${unused}
         and (select count(*) from plans where user_id = users.id) > ${PLANS_A_CHUNK})
       limit ${PLANS_A_CHUNK})`,
    `delete from users where id in (${unused} limit ${GUESTS_A_CHUNK})`,
  ]
  let left = MAX_CHUNKS
  for (const sql of chunks)
    for (let dropped = 1; dropped > 0 && left > 0; left--) {
      ;({ rowsAffected: dropped } = await db.execute({ sql, args: { moment } }))
      await yieldToEventLoop()
    }
}

/** The record of earlier days, of all accounts. */
export async function dropDaysBefore(db: Database, day: string): Promise<void> {
  await db.execute({ sql: 'delete from history_days where day < ?', args: [day] })
}
