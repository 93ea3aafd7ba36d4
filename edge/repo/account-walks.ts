import type { Database } from '../ports.ts'

interface Claim {
  now: number
  until: number
}

/** The positions of the chores that visit accounts after a sync. */
export function accountWalksRepo(db: Database) {
  return {
    /**
     * Begins the round of this sync if the previous one is done, and claims the walk unless another step has it. Returns the
     * last account that was visited, or null if there is nothing to do.
     */
    async claim(chore: string, round: number, { now, until }: Claim): Promise<number | null> {
      const answers = await db.batch([
        { sql: 'insert or ignore into account_walks (chore) values (?)', args: [chore] },
        {
          sql: `update account_walks set round = :round, visited = 0
                where chore = :chore and visited is null and round < :round`,
          args: { chore, round },
        },
        {
          // A claim that is longer than any new one was left by a clock that jumped.
          sql: `update account_walks set claimed_until = :until
                where chore = :chore and visited is not null
                  and (claimed_until <= :now or claimed_until > :until) returning visited`,
          args: { chore, now, until },
        },
      ])
      const visited = answers.at(-1)!.rows[0]?.visited
      return visited == null ? null : Number(visited)
    },

    /** Stores that one more account is done, and extends the claim. */
    async visited(chore: string, account: number, until: number): Promise<void> {
      await db.execute({
        sql: `update account_walks set visited = max(visited, ?), claimed_until = ? where chore = ?`,
        args: [account, until, chore],
      })
    },

    /** Releases the walk. The next step continues here. */
    async pause(chore: string): Promise<void> {
      const sql = 'update account_walks set claimed_until = 0 where chore = ?'
      await db.execute({ sql, args: [chore] })
    },

    async finish(chore: string): Promise<void> {
      const sql = 'update account_walks set visited = null, claimed_until = 0 where chore = ?'
      await db.execute({ sql, args: [chore] })
    },
  }
}
