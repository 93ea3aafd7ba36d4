import type { Database } from '../ports.ts'

/** A code sent by mail is valid once, until it expires, and only while the account has the address that it was sent to. */
const GOOD = `select c.user_id from codes c join users u on u.id = c.user_id and u.email = c.email
  where c.hash = :hash and c.purpose = :purpose and c.expires_at > :now`

export function codesRepo(db: Database) {
  return {
    async put(code: {
      userId: number
      purpose: 'verify' | 'reset'
      hash: string
      email: string
      expiresAt: number
    }) {
      await db.execute({
        sql: `insert or replace into codes (user_id, purpose, hash, email, expires_at)
              values (:userId, :purpose, :hash, :email, :expiresAt)`,
        args: code,
      })
    },

    /**
     * Stores a reset code for the account that has this address: the one that verified it, or otherwise (if `toStranger` allows
     * a mail to an unverified address) the one that logged in last. An unknown address runs the same statement.
     */
    async putReset(
      code: { hash: string; email: string; expiresAt: number },
      toStranger: boolean,
    ): Promise<{ username: string; isVerified: boolean } | null> {
      const { rows } = await db.execute({
        sql: `insert or replace into codes (user_id, purpose, hash, email, expires_at)
              select id, 'reset', :hash, email, :expiresAt from users
              where email = :email and (email_verified = 1 or :toStranger = 1)
              order by email_verified desc, last_login desc limit 1
              returning (select username from users where id = user_id) as username,
                (select email_verified from users where id = user_id) as email_verified`,
        args: { ...code, toStranger: toStranger ? 1 : 0 },
      })
      const row = rows[0]
      return row ? { username: String(row.username), isVerified: row.email_verified === 1 } : null
    },

    /** Gives the address to the account that verifies it. Accounts that only entered it lose it. */
    async verifyEmail(hash: string, now: number): Promise<boolean> {
      const args = { hash, purpose: 'verify', now }
      const [verified] = await db.batch([
        {
          sql: `update users set email_verified = 1, verified_email = email where id = (${GOOD})
                  and not exists (select 1 from users as other
                    where other.verified_email = users.email and other.id <> users.id)`,
          args,
        },
        {
          sql: `update users set email = null where verified_email is null and email =
                  (select verified_email from users where id = (${GOOD}))`,
          args,
        },
        { sql: `delete from codes where hash = ? and purpose = 'verify'`, args: [hash] },
      ])
      return verified!.rowsAffected === 1
    },

    async isGoodReset(hash: string, now: number): Promise<boolean> {
      const { rows } = await db.execute({ sql: GOOD, args: { hash, purpose: 'reset', now } })
      return rows.length === 1
    },

    /** Sets the password and ends all sessions. Returns the user id, or null if the code is wrong or expired. */
    async resetPassword(
      hash: string,
      now: number,
      password: string,
    ): Promise<{ id: number; username: string } | null> {
      const args = { hash, purpose: 'reset', now }
      const [changed] = await db.batch([
        {
          sql: `update users set password = :password where id = (${GOOD}) returning id, username`,
          args: { ...args, password },
        },
        { sql: `delete from sessions where user_id = (${GOOD})`, args },
        { sql: `delete from codes where hash = ? and purpose = 'reset'`, args: [hash] },
      ])
      const user = changed!.rows[0]
      return user ? { id: Number(user.id), username: String(user.username) } : null
    },

    async dropExpired(now: number) {
      await db.execute({ sql: 'delete from codes where expires_at <= ?', args: [now] })
    },
  }
}
