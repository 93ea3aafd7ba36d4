import * as v from 'valibot'
import { MOST_PUT_AWAY, PutAway } from '../../../engine/game/put-away.ts'
import type { Database } from '../../ports.ts'

export function putAwayRepo(db: Database) {
  return {
    /** A mark that this version cannot read is left out: its card is shown. */
    async list(userId: number): Promise<PutAway[]> {
      const sql =
        'select card, state, until_ms, lines from put_away where user_id = ? order by card'
      const { rows } = await db.execute({ sql, args: [userId] })
      return rows.flatMap(({ card, state, until_ms: until, lines }) => {
        const mark = { card, state, until, lines: JSON.parse(String(lines)) }
        return v.is(PutAway, mark) ? [mark] : []
      })
    },

    /** Deletes the marks that are over as well. Returns false if the account has as many as are allowed. */
    async put(userId: number, { card, state, until, lines }: PutAway, now: number) {
      await db.execute({
        sql: 'delete from put_away where user_id = ? and until_ms <= ?',
        args: [userId, now],
      })
      const { rowsAffected } = await db.execute({
        sql: `insert into put_away (user_id, card, state, until_ms, lines)
              select :userId, :card, :state, :until, :lines
              where (select count(*) from put_away where user_id = :userId and card <> :card) < :most
              on conflict (user_id, card) do update
                set state = :state, until_ms = :until, lines = :lines`,
        args: { userId, card, state, until, lines: JSON.stringify(lines), most: MOST_PUT_AWAY },
      })
      return rowsAffected === 1
    },

    async remove(userId: number, card: string): Promise<boolean> {
      const sql = 'delete from put_away where user_id = ? and card = ?'
      return (await db.execute({ sql, args: [userId, card] })).rowsAffected === 1
    },
  }
}
