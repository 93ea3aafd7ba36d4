import { base64url } from '../../crypto/encoding.ts'
import { fingerprint, seal, unseal } from '../../crypto/seal.ts'
import { HttpError, notFound } from '../../errors.ts'
import type { Handlers } from '../../http/handle.ts'
import { apiKeysRepo, MAX_API_KEYS } from '../../repo/api-keys.ts'
import { isoDate } from '../accounts/profile.ts'

const KEY_BYTES = 36
const apiKeyOwner = (userId: number) => `api key of user ${userId}`

export const apiKeyHandlers = {
  async listApiKeys({ user, ports }) {
    const keys = await apiKeysRepo(ports.db).list(user.id)
    const readable = await Promise.all(
      keys.map(async ({ name, sealed, createdAt, lastActivity }) => ({
        name,
        key: await unseal(ports.secrets, apiKeyOwner(user.id), sealed),
        created_date: isoDate(createdAt)!,
        last_activity: isoDate(lastActivity),
      })),
    )
    // A key that was sealed with a replaced secret cannot be found any more, so it is not listed.
    return readable.flatMap((row) => (row.key === null ? [] : [{ ...row, key: row.key }]))
  },

  async createApiKey({ user, body, ports }) {
    const key = base64url(ports.random(KEY_BYTES))
    const isAdded = await apiKeysRepo(ports.db).add({
      userId: user.id,
      name: body.keyname,
      lookup: fingerprint(ports.secrets, key),
      sealed: await seal(ports.secrets, ports.random, apiKeyOwner(user.id), key),
      now: ports.clock(),
    })
    if (!isAdded)
      throw new HttpError(409, `${MAX_API_KEYS} API keys is the maximum. Delete one first.`)
    return true as const
  },

  async deleteApiKey({ user, params, ports }) {
    const lookup = fingerprint(ports.secrets, params.key)
    if (!(await apiKeysRepo(ports.db).remove(user.id, lookup)))
      throw notFound('There is no such API key.')
    return true as const
  },
} satisfies Handlers
