import { afterAll, beforeAll, expect, test } from 'vitest'
import { deriveSecrets } from '../../edge/crypto/secrets.ts'
import { usersRepo } from '../../edge/repo/users.ts'
import type { TestHost } from '../../scripts/stage/host.ts'
import { startNodeHost } from '../hosts/node-host.ts'
import { logIn, PASSWORD, post, send, signUp } from './person.ts'

let host: TestHost
beforeAll(async () => {
  host = await startNodeHost()
})
afterAll(() => host?.close())

/** Every value of every table but the outbox, which holds mail as it was sent. */
async function everythingStored(): Promise<string> {
  const { rows: tables } = await host.db.execute(
    "select name from sqlite_schema where type = 'table' and name not in ('outbox') and name not like 'gamedata%'",
  )
  const contents = await Promise.all(
    tables.map(async ({ name }) => (await host.db.execute(`select * from "${name}"`)).rows),
  )
  return JSON.stringify(contents)
}

test('the database alone opens nothing: no password, token, code or key stands in it', async () => {
  const username = await signUp(host, 'rest@example.org')
  const { code } = await host.nextMail('rest@example.org')
  const tokens = await logIn(host, username)
  const token = tokens.access_token
  await send(
    host,
    'PATCH',
    '/user/profile',
    { fio_apikey: 'fio-key-1234', prun_username: 'ada' },
    token,
  )
  await post(host, '/user/api-key', { keyname: 'sheet' }, token)
  const [key] = (await (await send(host, 'GET', '/user/api-key', undefined, token)).json()) as [
    { key: string },
  ]
  const stored = await everythingStored()
  expect(stored).toContain(username)
  for (const secret of [PASSWORD, tokens.refresh_token, token, code, 'fio-key-1234', key.key])
    expect(stored).not.toContain(secret)
})

test('keys open with the secret of the deployment only, and only for their owner', async () => {
  const username = await signUp(host)
  const { access_token } = await logIn(host, username)
  const profile = { fio_apikey: 'fio key 77', prun_username: 'Ada' }
  await send(host, 'PATCH', '/user/profile', profile, access_token)
  const users = usersRepo(host.db)
  const { id } = (await users.byUsername(username))!
  expect(await users.fioAccess(id, host.secrets)).toEqual({ apiKey: 'fiokey77', username: 'Ada' })
  const otherSecret = await deriveSecrets('another secret, also long enough for one')
  expect(await users.fioAccess(id, otherSecret)).toBe(null)

  const thief = await signUp(host)
  await host.db.execute({
    sql: `update users set fio_key = (select fio_key from users where id = ?), prun_username = 'x'
          where username = ?`,
    args: [id, thief],
  })
  const thiefId = (await users.byUsername(thief))!.id
  expect(await users.fioAccess(thiefId, host.secrets)).toBe(null)
})

test('a password hashed at an older cost is hashed anew at the next log-in', async () => {
  const username = await signUp(host)
  const hash = async () => (await usersRepo(host.db).byUsername(username))!.password
  const older = await startNodeHost({ config: { passwordCost: { N: 2 ** 4, r: 8, p: 1 } } })
  try {
    const same = await signUp(older)
    const cheap = (await usersRepo(older.db).byUsername(same))!.password
    await host.db.execute({
      sql: 'update users set password = ? where username = ?',
      args: [cheap, username],
    })
  } finally {
    await older.close()
  }
  expect(await hash()).toMatch(/^scrypt\$16\$/)
  await logIn(host, username)
  await expect.poll(hash).toMatch(/^scrypt\$1024\$/)
  await logIn(host, username)
})
