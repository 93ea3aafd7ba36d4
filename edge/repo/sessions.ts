import type { Database } from '../ports.ts'

/** A session is the family of refresh tokens that began with one log-in. Ending it deletes it. */
export function sessionsRepo(db: Database) {
  return {
    async start(session: {
      id: string
      userId: number
      tokenHash: string
      now: number
      expiresAt: number
    }) {
      const { id, userId, tokenHash, now, expiresAt } = session
      await db.batch([
        {
          sql: 'insert into sessions (id, user_id, created_at, expires_at) values (?, ?, ?, ?)',
          args: [id, userId, now, expiresAt],
        },
        {
          sql: 'insert into refresh_tokens (hash, session_id, issued_at) values (?, ?, ?)',
          args: [tokenHash, id, now],
        },
        {
          sql: 'update users set last_login = ?, last_action = ? where id = ?',
          args: [now, now, userId],
        },
      ])
    },

    /**
     * Spends one refresh token for the next, in one transaction: of two parallel calls one wins.
     * A token that was spent before ends its session, and null is answered; but who spent it by an attempt
     * that it can name, after `notBefore`, takes back the successor that nobody used and spends it anew.
     */
    async rotate(
      spent: string,
      next: string,
      attempt: { name: string | null; notBefore: number },
      now: number,
      expiresAt: number,
    ) {
      const results = await db.batch([
        {
          sql: `delete from refresh_tokens where successor is null and hash =
                  (select successor from refresh_tokens
                   where hash = :spent and attempt = :name and spent_at >= :notBefore)`,
          args: { spent, ...attempt },
        },
        {
          sql: `update refresh_tokens set successor = :next, spent_at = :now, attempt = :name
                where hash = :spent
                  and (successor is null or (attempt = :name and spent_at >= :notBefore
                    and not exists (select 1 from refresh_tokens n where n.hash = refresh_tokens.successor)))
                  and exists (select 1 from sessions s where s.id = session_id and s.expires_at > :now)`,
          args: { spent, next, now, ...attempt },
        },
        {
          sql: `insert into refresh_tokens (hash, session_id, issued_at)
                select :next, session_id, :now from refresh_tokens where hash = :spent and successor = :next`,
          args: { spent, next, now },
        },
        {
          sql: `update sessions set expires_at = :expiresAt
                where id = (select session_id from refresh_tokens where hash = :next)`,
          args: { next, expiresAt },
        },
        {
          sql: `delete from sessions where id =
                  (select session_id from refresh_tokens where hash = :spent and successor <> :next)
                returning user_id`,
          args: { spent, next },
        },
        {
          sql: `select s.id, s.user_id from sessions s join refresh_tokens t on t.session_id = s.id
                where t.hash = ?`,
          args: [next],
        },
      ])
      const row = results[5]!.rows[0]
      return {
        session: row ? { id: String(row.id), userId: Number(row.user_id) } : null,
        /** Whose session ended because its token came back. */
        endedForReuse: results[4]!.rows[0] ? Number(results[4]!.rows[0].user_id) : null,
      }
    },

    async userOf(sessionId: string, userId: number) {
      const { rows } = await db.execute({
        sql: `select u.id, u.username, u.last_action from sessions s join users u on u.id = s.user_id
              where s.id = ? and s.user_id = ?`,
        args: [sessionId, userId],
      })
      const row = rows[0]
      if (!row) return null
      return {
        id: Number(row.id),
        username: String(row.username),
        lastAction: row.last_action as number | null,
      }
    },

    async end(sessionId: string, userId: number) {
      await db.execute({
        sql: 'delete from sessions where id = ? and user_id = ?',
        args: [sessionId, userId],
      })
    },

    async endOfToken(tokenHash: string, userId: number) {
      await db.execute({
        sql: `delete from sessions where user_id = :userId
              and id = (select session_id from refresh_tokens where hash = :tokenHash)`,
        args: { tokenHash, userId },
      })
    },

    async dropSpentBefore(time: number) {
      await db.execute({ sql: 'delete from refresh_tokens where spent_at < ?', args: [time] })
    },

    async dropExpired(now: number) {
      await db.execute({ sql: 'delete from sessions where expires_at <= ?', args: [now] })
    },
  }
}
