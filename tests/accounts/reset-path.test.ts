import { expect, test } from 'vitest'
import { usersRepo } from '../../edge/repo/users.ts'
import { openStage, type Stage } from '../gamedata/sync-stage.ts'
import { NOW } from '../gamedata/upstream-sample.ts'

/** Notes each statement that reaches the database from now on. */
function statementsOf({ ports: { db } }: Stage): string[] {
  const noted: string[] = []
  const { execute, batch } = db
  const textOf = (statement: string | { sql: string }) =>
    typeof statement === 'string' ? statement : statement.sql
  db.execute = (statement) => {
    noted.push(textOf(statement))
    return execute(statement)
  }
  db.batch = (statements) => {
    noted.push(...statements.map(textOf))
    return batch(statements)
  }
  return noted
}

test('a reset asks the database the same for a known address and an unknown one', async () => {
  const stage = await openStage()
  const mails: string[] = []
  stage.ports.mail.send = async ({ to }) => {
    mails.push(to)
    return { is: 'sent' }
  }
  const known = { username: 'ada', email: 'ada@example.org', password: 'x', now: NOW }
  await usersRepo(stage.ports.db).add(known)
  const noted = statementsOf(stage)
  const askedFor = async (email: string) => {
    noted.length = 0
    const answer = await stage.post('/user/request_password_reset', { email })
    // What goes on after the answer ends with the statement that stores a code for whoever has the address.
    await expect.poll(() => noted.some((sql) => sql.includes('into codes'))).toBe(true)
    return { answer, statements: [...noted] }
  }
  const [there, nowhere] = [await askedFor(known.email), await askedFor('nobody@example.org')]
  expect(nowhere).toEqual(there)
  expect(there.statements.length).toBeGreaterThan(1)
  await expect.poll(() => mails).toEqual([known.email])
  stage.close()
})
