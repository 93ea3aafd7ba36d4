import type { Database } from '../ports.ts'

/** Sessions of one person; the one that was refreshed longest ago makes room for another. */
const SESSIONS_PER_USER = 100
/** Of one session. Reuse of an older one is no longer noticed, but it opens nothing either. */
const SPENT_TOKENS_KEPT = 200

interface Rotation {
  now: number
  expiresAt: number
  /** How long, and how often, a spent token is accepted once more. */
  leewayMs: number
  mostReuses: number
}

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
          sql: `delete from sessions where user_id = :userId and id <> :id and id not in
                  (select id from sessions where user_id = :userId
                   order by expires_at desc limit ${SESSIONS_PER_USER})`,
          args: { userId, id },
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
     * Spends one refresh token for the next, in one transaction. A token that was spent already still returns a
     * further pair a few times for a moment; after that its use ends the session.
     */
    async rotate(spent: string, next: string, { now, expiresAt, leewayMs, mostReuses }: Rotation) {
      const session = '(select session_id from refresh_tokens where hash = :next)'
      const results = await db.batch([
        {
          sql: `update refresh_tokens
                set reuses = reuses + (spent_at is not null), spent_at = coalesce(spent_at, :now), successor = :next
                where hash = :spent
                  and (spent_at is null or (spent_at > :now - :leewayMs and reuses < :mostReuses))
                  and exists (select 1 from sessions s where s.id = session_id and s.expires_at > :now)`,
          args: { spent, next, now, leewayMs, mostReuses },
        },
        {
          sql: `insert into refresh_tokens (hash, session_id, issued_at)
                select :next, session_id, :now from refresh_tokens where hash = :spent and successor = :next`,
          args: { spent, next, now },
        },
        {
          sql: `update sessions set expires_at = :expiresAt where id = ${session}`,
          args: { next, expiresAt },
        },
        {
          sql: `delete from refresh_tokens where session_id = ${session} and spent_at <
                  (select spent_at from refresh_tokens where session_id = ${session} and spent_at is not null
                   order by spent_at desc limit 1 offset ${SPENT_TOKENS_KEPT})`,
          args: { next },
        },
        {
          sql: `delete from sessions where id =
                  (select session_id from refresh_tokens
                   where hash = :spent and successor <> :next and spent_at <= :now - :leewayMs)
                returning user_id`,
          args: { spent, next, now, leewayMs },
        },
        {
          sql: `select s.id, s.user_id from sessions s join refresh_tokens t on t.session_id = s.id
                where t.hash = ?`,
          args: [next],
        },
      ])
      const row = results[5]!.rows[0]
      const ended = results[4]!.rows[0]
      return {
        session: row ? { id: String(row.id), userId: Number(row.user_id) } : null,
        /** Whose session ended because its token came back. */
        endedForReuse: ended ? Number(ended.user_id) : null,
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
