import type { ResultSet } from '@libsql/client'
import { foldedName } from '../contract/account-names.ts'
import { unseal } from '../crypto/seal.ts'
import type { Database, Secrets } from '../ports.ts'

export interface User {
  id: number
  username: string
  email: string | null
  emailVerified: boolean
  password: string
  /** Sealed; see crypto/seal.ts. */
  fioKey: string | null
  prunUsername: string | null
  lastLogin: number | null
  lastAction: number | null
  isGuest: boolean
  /** Their FIO data is that of the example, until they have a key of their own. */
  hasExample: boolean
}

const COLUMNS =
  'id, username, email, email_verified, password, fio_key, prun_username, last_login, last_action, is_guest, has_example'

/** Nobody has verified `:email`. Accounts that only entered it do not block it. */
const EMAIL_IS_FREE =
  '(:email is null or not exists (select 1 from users where verified_email = :email))'

export function usersRepo(db: Database) {
  const one = async (where: string, value: string | number): Promise<User | null> =>
    firstUser(
      await db.execute({ sql: `select ${COLUMNS} from users where ${where}`, args: [value] }),
    )
  return {
    byId: (id: number) => one('id = ?', id),
    byUsername: async (username: string) =>
      (await one('username_key = ?', foldedName(username))) ??
      (await one('username = ?', username)),

    /** Returns the new person, or which of the two names is taken. */
    async add(person: { username: string; email: string | null; password: string; now: number }) {
      try {
        const added = await db.execute({
          sql: `insert into users (username, username_key, email, password, created_at)
                select :username, :key, :email, :password, :now where ${EMAIL_IS_FREE} returning ${COLUMNS}`,
          args: { ...person, key: foldedName(person.username) },
        })
        return firstUser(added) ?? 'email taken'
      } catch (error) {
        return takenName(error)
      }
    },

    /** Turns a guest into a full account, which keeps everything. */
    async keepGuest(
      id: number,
      person: { username: string; email: string | null; password: string },
    ) {
      try {
        const kept = await db.execute({
          sql: `update users set username = :username, username_key = :key, email = :email,
                  password = :password, is_guest = 0
                where id = :id and is_guest = 1 and ${EMAIL_IS_FREE} returning ${COLUMNS}`,
          args: { id, ...person, key: foldedName(person.username) },
        })
        const user = firstUser(kept)
        if (user) return user
        return (await one('id = ?', id))?.isGuest ? 'email taken' : 'no guest'
      } catch (error) {
        return takenName(error)
      }
    },

    async changeProfile(
      id: number,
      change: { fioKey: string | null; prunUsername: string | null; email: string | null },
    ) {
      const changed = await db.execute({
        sql: `update users set fio_key = :fioKey, has_example = has_example and :fioKey is null, prun_username = :prunUsername,
                email_verified = email_verified and :email is not null and email is :email,
                verified_email = iif(email is :email, verified_email, null),
                email = :email
              where id = :id and (email is :email or ${EMAIL_IS_FREE}) returning ${COLUMNS}`,
        args: { id, ...change },
      })
      return firstUser(changed) ?? 'email taken'
    },

    /**
     * Changes the password and ends all sessions but the one that made the change. Returns false, and changes nothing, if the
     * hash is not the old one any more, so that it does not undo a reset.
     */
    async changePassword(
      id: number,
      { old, password }: { old: string; password: string },
      { keptSession, revokeApiKeys }: { keptSession: string | null; revokeApiKeys: boolean },
    ): Promise<boolean> {
      const args = { id, password }
      const isChanged = 'exists (select 1 from users where id = :id and password = :password)'
      const [changed] = await db.batch([
        {
          sql: 'update users set password = :password where id = :id and password = :old',
          args: { ...args, old },
        },
        {
          sql: `delete from sessions where user_id = :id and id is not :keptSession and ${isChanged}`,
          args: { ...args, keptSession },
        },
        {
          sql: `delete from codes where user_id = :id and purpose = 'reset' and ${isChanged}`,
          args,
        },
        ...(revokeApiKeys
          ? [{ sql: `delete from api_keys where user_id = :id and ${isChanged}`, args }]
          : []),
      ])
      return changed!.rowsAffected === 1
    },

    /** Replaces the hash only if it is still the old one: a rehash at log-in must not undo a password change. */
    async rehash(id: number, old: string, password: string) {
      await db.execute({
        sql: 'update users set password = ? where id = ? and password = ?',
        args: [password, id, old],
      })
    },

    async touch(id: number, now: number) {
      await db.execute({ sql: 'update users set last_action = ? where id = ?', args: [now, id] })
    },

    /** The key and name for FIO. Null if the profile does not have both. */
    async fioAccess(id: number, secrets: Secrets) {
      const user = await one('id = ?', id)
      if (!user?.fioKey || !user.prunUsername) return null
      const apiKey = await unseal(secrets, fioKeyOwner(id), user.fioKey)
      return apiKey ? { apiKey, username: user.prunUsername } : null
    },
  }
}

/** The owner to whom a FIO key is bound when it is sealed. */
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
    isGuest: row.is_guest === 1,
    hasExample: row.has_example === 1,
  }
}

function takenName(error: unknown): 'username taken' {
  const text = error instanceof Error ? error.message : ''
  if (/UNIQUE constraint failed: users\.username/.test(text)) return 'username taken'
  throw error
}
