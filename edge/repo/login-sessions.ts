import type { Database } from '../ports.ts'

/** Sessions of one person. A new one replaces the one that was refreshed longest ago. */
const SESSIONS_PER_USER = 100
/** Spent tokens of one session. Reuse of an older one goes unnoticed, but it opens nothing either. */
const SPENT_TOKENS_KEPT = 200

/** A stored refresh token, which may be spent for a successor. */
export interface SpentToken {
  session: string
  userId: number
  /** The device where the session began. Null if it was not recorded. */
  device: string | null
  spentAt: number | null
  successor: string | null
  /** How many further lines of tokens began with it. */
  line: number
}

interface Spending {
  spent: string
  next: string
  now: number
  expiresAt: number
  mostLines: number
}

/** A session is the family of refresh tokens that began with one log-in. Ending it deletes it. */
export function loginSessionsRepo(db: Database) {
  return {
    async start(session: {
      id: string
      userId: number
      device: string
      tokenHash: string
      now: number
      expiresAt: number
    }) {
      const { id, userId, device, tokenHash, now, expiresAt } = session
      await db.batch([
        {
          sql: 'insert into sessions (id, user_id, device, created_at, expires_at) values (?, ?, ?, ?, ?)',
          args: [id, userId, device, now, expiresAt],
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

    /** Finds a refresh token of a session that has not expired. */
    async find(hash: string, now: number): Promise<SpentToken | null> {
      const { rows } = await db.execute({
        sql: `select s.id, s.user_id, s.device, t.spent_at, t.successor, t.reuses
              from refresh_tokens t join sessions s on s.id = t.session_id
              where t.hash = ? and s.expires_at > ?`,
        args: [hash, now],
      })
      const row = rows[0]
      if (!row) return null
      return {
        session: String(row.id),
        userId: Number(row.user_id),
        device: row.device as string | null,
        spentAt: row.spent_at as number | null,
        successor: row.successor as string | null,
        line: Number(row.reuses),
      }
    },

    /**
     * Spends a token for the next one, the first time or for a further line. Nothing happens if the token has changed since it
     * was found, or if the session has as many lines as allowed. Each statement acts only if the one before it did.
     */
    async spend(
      { session, spentAt, line }: SpentToken,
      { spent, next, now, expiresAt, mostLines }: Spending,
    ) {
      const further = spentAt === null ? 0 : 1
      await db.batch([
        {
          sql: `update sessions set expires_at = :expiresAt, lines = lines + :further
                where id = :session and lines + :further <= :mostLines
                  and exists (select 1 from refresh_tokens where hash = :spent and spent_at is :spentAt)`,
          args: { session, spent, spentAt, expiresAt, further, mostLines },
        },
        {
          sql: `update refresh_tokens set spent_at = :now, successor = :next, reuses = :line
                where hash = :spent and changes() = 1`,
          args: { spent, next, now, line },
        },
        {
          sql: `insert into refresh_tokens (hash, session_id, issued_at)
                select :next, :session, :now where changes() = 1`,
          args: { next, session, now },
        },
        {
          sql: `delete from refresh_tokens where session_id = :session and spent_at <
                  (select spent_at from refresh_tokens where session_id = :session and spent_at is not null
                   order by spent_at desc limit 1 offset ${SPENT_TOKENS_KEPT})`,
          args: { session },
        },
      ])
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
