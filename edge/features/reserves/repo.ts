import { MAX_RESERVES, type Reserve } from '../../../engine/game/reserve.ts'
import type { Database } from '../../ports.ts'

export function reservesRepo(db: Database) {
  return {
    async list(userId: number): Promise<Reserve[]> {
      const sql = `select condition_id, contract_id, ticker, amount, place from reserves
                   where user_id = ? order by contract_id, condition_id`
      const { rows } = await db.execute({ sql, args: [userId] })
      return rows.map((row) => ({
        condition: String(row.condition_id),
        contract: String(row.contract_id),
        ticker: String(row.ticker),
        amount: Number(row.amount),
        place: String(row.place),
      }))
    },

    /** Returns false if the account has as many reserves as allowed. */
    async put(userId: number, reserve: Reserve): Promise<boolean> {
      const { rowsAffected } = await db.execute({
        sql: `insert into reserves (user_id, condition_id, contract_id, ticker, amount, place)
              select :userId, :condition, :contract, :ticker, :amount, :place
              where (select count(*) from reserves
                     where user_id = :userId and condition_id <> :condition) < :most
              on conflict (user_id, condition_id) do update
                set contract_id = :contract, ticker = :ticker, amount = :amount, place = :place`,
        args: { userId, ...reserve, most: MAX_RESERVES },
      })
      return rowsAffected === 1
    },

    async remove(userId: number, condition: string): Promise<boolean> {
      const sql = 'delete from reserves where user_id = ? and condition_id = ?'
      return (await db.execute({ sql, args: [userId, condition] })).rowsAffected === 1
    },

    /** Deletes the reserves for all other conditions. */
    async keepOnly(userId: number, conditions: readonly string[]): Promise<void> {
      await db.execute({
        sql: `delete from reserves where user_id = ?
              and condition_id not in (select value from json_each(?))`,
        args: [userId, JSON.stringify(conditions)],
      })
    },
  }
}
