import type { ResultSet } from '@libsql/client'
import { unseal } from '../crypto/seal.ts'
import type { Database, Secrets } from '../ports.ts'

export interface User {
  id: number
  username: string
  email: string | null
  emailVerified: boolean
  password: string
  /** Sealed; see auth/seal.ts. */
  fioKey: string | null
  prunUsername: string | null
  lastLogin: number | null
  lastAction: number | null
}

const COLUMNS =
  'id, username, email, email_verified, password, fio_key, prun_username, last_login, last_action'

export function usersRepo(db: Database) {
  const one = async (where: string, value: string | number): Promise<User | null> =>
    firstUser(
      await db.execute({ sql: `select ${COLUMNS} from users where ${where}`, args: [value] }),
    )
  return {
    byId: (id: number) => one('id = ?', id),
    byUsername: (username: string) => one('username = ?', username),
    byEmail: (email: string) => one('email = ?', email),

    /** The new person, or which of the two names somebody else has. */
    async add(person: { username: string; email: string | null; password: string; now: number }) {
      try {
        const added = await db.execute({
          sql: `insert into users (username, email, password, created_at)
                values (:username, :email, :password, :now) returning ${COLUMNS}`,
          args: person,
        })
        return firstUser(added)!
      } catch (error) {
        return takenName(error)
      }
    },

    async changeProfile(
      id: number,
      change: { fioKey: string | null; prunUsername: string | null; email: string | null },
    ) {
      try {
        const changed = await db.execute({
          sql: `update users set fio_key = :fioKey, prun_username = :prunUsername,
                  email_verified = email_verified and :email is not null and email is :email,
                  email = :email
                where id = :id returning ${COLUMNS}`,
          args: { id, ...change },
        })
        return firstUser(changed)!
      } catch (error) {
        return takenName(error)
      }
    },

    /** All sessions end but the one that made the change. */
    async changePassword(id: number, password: string, keptSession: string | null) {
      await db.batch([
        { sql: 'update users set password = ? where id = ?', args: [password, id] },
        {
          sql: 'delete from sessions where user_id = ? and id is not ?',
          args: [id, keptSession],
        },
        { sql: `delete from codes where user_id = ? and purpose = 'reset'`, args: [id] },
      ])
    },

    /** Only while the old hash still stands: a rehash at log-in must not undo a change made meanwhile. */
    async rehash(id: number, old: string, password: string) {
      await db.execute({
        sql: 'update users set password = ? where id = ? and password = ?',
        args: [password, id, old],
      })
    },

    async touch(id: number, now: number) {
      await db.execute({ sql: 'update users set last_action = ? where id = ?', args: [now, id] })
    },

    /** What the game-data service needs to answer for this person; null when the profile has no key or name. */
    async fioAccess(id: number, secrets: Secrets) {
      const user = await one('id = ?', id)
      if (!user?.fioKey || !user.prunUsername) return null
      const apiKey = await unseal(secrets, fioKeyOwner(id), user.fioKey)
      return apiKey ? { apiKey, username: user.prunUsername } : null
    },
  }
}

/** To whom a FIO key is bound when it is sealed. */
export function fioKeyOwner(userId: number): string {
  return `fio key of user ${userId}`
}

function firstUser({ rows }: ResultSet): User | null {
  const row = rows[0]
  if (!row) return null
  return {
    id: Number(row.id),
    username: String(row.username),
    email: row.email as string | null,
    emailVerified: row.email_verified === 1,
    password: String(row.password),
    fioKey: row.fio_key as string | null,
    prunUsername: row.prun_username as string | null,
    lastLogin: row.last_login as number | null,
    lastAction: row.last_action as number | null,
  }
}

function takenName(error: unknown): 'username taken' | 'email taken' {
  const text = error instanceof Error ? error.message : ''
  if (/UNIQUE constraint failed: users\.username/.test(text)) return 'username taken'
  if (/UNIQUE constraint failed: users\.email/.test(text)) return 'email taken'
  throw error
}
