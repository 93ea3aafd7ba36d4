import { afterEach, beforeEach, expect, test } from 'vitest'
import type { AccountChore } from '../../edge/account-chore.ts'
import { walkAccounts } from '../../edge/after-sync/walk.ts'
import { openStage, type Stage } from './sync-stage.ts'

const HALF_HOUR = 30 * 60_000
const ACCOUNTS = [1, 2, 3, 4, 5]

let stage: Stage
beforeEach(async () => {
  stage = await openStage()
})
afterEach(() => stage.close())

/** A chore about five accounts that remembers whom it visited. */
function notes(name = 'notes') {
  const visited: number[] = []
  const chore: AccountChore = {
    name,
    atOnce: 1,
    budgetMs: 60_000,
    accounts: async (_, behind, most) => ACCOUNTS.filter((id) => id > behind).slice(0, most),
    begin: async () => async (userId) => void visited.push(userId),
  }
  return { chore, visited }
}

test('nobody is visited before the first sync', async () => {
  const { chore, visited } = notes()
  await walkAccounts(stage.ports, [chore], 10)
  expect(visited).toEqual([])
})

test('after a sync everybody is visited once, in as many steps as it takes', async () => {
  const { chore, visited } = notes()
  await stage.tick()
  await walkAccounts(stage.ports, [chore], 2)
  expect(visited).toEqual([1, 2])
  await walkAccounts(stage.ports, [chore], 2)
  expect(visited).toEqual([1, 2, 3, 4])
  await walkAccounts(stage.ports, [chore], 2)
  await walkAccounts(stage.ports, [chore], 2)
  expect(visited).toEqual(ACCOUNTS)
})

test('the next round begins with the next sync, once the round before is over', async () => {
  const { chore, visited } = notes()
  await stage.tick()
  await walkAccounts(stage.ports, [chore], 3)
  stage.clock.now += HALF_HOUR
  await stage.tick()
  await walkAccounts(stage.ports, [chore], 10)
  expect(visited).toEqual(ACCOUNTS)
  await walkAccounts(stage.ports, [chore], 10)
  expect(visited).toEqual([...ACCOUNTS, ...ACCOUNTS])
  await walkAccounts(stage.ports, [chore], 10)
  expect(visited).toHaveLength(10)
})

test('an account that fails is logged and passed over, a chore that fails keeps no other from its walk', async () => {
  const { chore, visited } = notes()
  const fails: AccountChore = {
    ...chore,
    name: 'fails',
    begin: async () => Promise.reject(new Error('no prices')),
  }
  const failsOnce: AccountChore = {
    ...chore,
    begin: async (stretch) => {
      const visit = await chore.begin(stretch)
      return async (userId, end) => {
        if (userId === 2) throw new Error('odd plan')
        await visit(userId, end)
      }
    },
  }
  await stage.tick()
  await walkAccounts(stage.ports, [fails, failsOnce], 10)
  expect(visited).toEqual([1, 3, 4, 5])
  expect(stage.logged.join()).toMatch(/no prices.*"user":2.*odd plan/s)
})

test('two steps at once visit nobody twice, and one that died gives its walk free', async () => {
  const { chore, visited } = notes()
  let open = () => {}
  const gate = new Promise<void>((resolve) => {
    open = resolve
  })
  const slow: AccountChore = {
    ...chore,
    begin: async (stretch) => {
      await gate
      return await chore.begin(stretch)
    },
  }
  await stage.tick()
  const first = walkAccounts(stage.ports, [slow], 10)
  await walkAccounts(stage.ports, [chore], 10)
  expect(visited).toEqual([])
  stage.clock.now += HALF_HOUR
  await walkAccounts(stage.ports, [chore], 10)
  expect(visited).toEqual(ACCOUNTS)
  open()
  await first
})

test('a host that is told to stop leaves the rest for the next start', async () => {
  const { chore, visited } = notes()
  const stopping = new AbortController()
  const stops: AccountChore = {
    ...chore,
    begin: async () => async (userId) => {
      visited.push(userId)
      if (userId === 3) stopping.abort()
    },
  }
  await stage.tick()
  await walkAccounts({ ...stage.ports, stopping: stopping.signal }, [stops], 10)
  expect(visited).toEqual([1, 2, 3])
  await walkAccounts(stage.ports, [chore], 10)
  // The third may not have been finished, and is visited again.
  expect(visited).toEqual([1, 2, 3, 3, 4, 5])
})

/** A visit that ends with the test alone. */
const forever = () => new Promise<never>(() => {})

test('an account that takes longer than its budget is passed over', async () => {
  const { chore, visited } = notes()
  const slow: AccountChore = {
    ...chore,
    budgetMs: 5,
    begin: async () => async (userId) =>
      userId === 2 ? await forever() : void visited.push(userId),
  }
  await stage.tick()
  await walkAccounts(stage.ports, [slow], 10)
  expect(visited).toEqual([1, 3, 4, 5])
  expect(stage.logged.join()).toMatch(/"user":2.*longer than 5 ms/s)
})

test('no chore waits for another', async () => {
  const { chore, visited } = notes()
  const stopping = new AbortController()
  const stuck: AccountChore = { ...notes('stuck').chore, begin: async () => forever }
  await stage.tick()
  const ports = { ...stage.ports, stopping: stopping.signal }
  const walk = walkAccounts(ports, [stuck, chore], 10)
  await expect.poll(() => visited).toEqual(ACCOUNTS)
  stopping.abort()
  await walk
})

test('several accounts are visited at once; the position is behind the last before which all are done', async () => {
  const stopping = new AbortController()
  const visited: number[] = []
  const chore: AccountChore = {
    ...notes().chore,
    atOnce: 3,
    begin: async () => async (userId) => {
      if (userId === 2) await forever()
      visited.push(userId)
    },
  }
  await stage.tick()
  const walk = walkAccounts({ ...stage.ports, stopping: stopping.signal }, [chore], 10)
  await expect.poll(() => visited).toEqual([1, 3, 4, 5])
  const { rows } = await stage.ports.db.execute('select visited from account_walks')
  expect(rows.map((row) => Number(row.visited))).toEqual([1])
  stopping.abort()
  await walk
})

test('a host that is told to stop in the middle of a visit leaves the walk free at once', async () => {
  const { chore, visited } = notes()
  const stopping = new AbortController()
  const stuck: AccountChore = { ...chore, begin: async () => forever }
  await stage.tick()
  const walk = walkAccounts({ ...stage.ports, stopping: stopping.signal }, [stuck], 10)
  const claims = 'select 1 from account_walks where claimed_until > 0'
  await expect.poll(async () => (await stage.ports.db.execute(claims)).rows.length).toBe(1)
  stopping.abort()
  await walk
  await walkAccounts(stage.ports, [chore], 10)
  expect(visited).toEqual(ACCOUNTS)
})

test('chores prepare one after the other, so that the universe is compiled once for all of them', async () => {
  let preparing = 0
  const most: number[] = []
  const slow = (name: string): AccountChore => ({
    ...notes(name).chore,
    async begin() {
      most.push(++preparing)
      await new Promise((resolve) => setTimeout(resolve))
      preparing--
      return async () => {}
    },
  })
  await stage.tick()
  await walkAccounts(stage.ports, ['one', 'two', 'three'].map(slow), 10)
  expect(most).toEqual([1, 1, 1])
})
