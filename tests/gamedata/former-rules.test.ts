import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { seenRulesHandlers } from '../../edge/features/seen-rules/handler.ts'
import { seenRulesRepo } from '../../edge/repo/seen-rules.ts'
import { usersRepo } from '../../edge/repo/users.ts'
import { DAY_MS } from '../../engine/game/time.ts'
import { openStage, type Stage } from './sync-stage.ts'

let stage: Stage
beforeEach(async () => {
  stage = await openStage()
})
afterEach(() => stage.close())

const etagOf = async (kind: string) => {
  const sql = 'select etag from gamedata_lists where kind = ?'
  return String((await stage.ports.db.execute({ sql, args: [kind] })).rows[0]!.etag)
}
const kept = async () => {
  const sql = 'select count(*) as n from former_lists'
  return Number((await stage.ports.db.execute(sql)).rows[0]!.n)
}
/** A day later FIO has another recipe time. */
async function update(round: number) {
  const [recipe] = stage.fio.answers['/recipes/allrecipes'] as Record<string, unknown>[]
  recipe!.TimeMs = 1_000_000 + round
  stage.clock.now += DAY_MS + 1
  await stage.tick()
}

describe('rules that an update replaced', () => {
  test('are kept for players who were not told, and only where they differ', async () => {
    await stage.tick()
    const before = await etagOf('recipes')
    stage.clock.now += DAY_MS + 1
    await stage.tick()
    expect(await kept()).toBe(0)
    await update(1)
    expect(await kept()).toBe(1)
    expect(await seenRulesRepo(stage.ports.db).list('recipes', before)).not.toBeNull()
    expect(
      await seenRulesRepo(stage.ports.db).list('recipes', await etagOf('recipes')),
    ).not.toBeNull()
    expect(await seenRulesRepo(stage.ports.db).list('recipes', 'x'.repeat(24))).toBeNull()
  })

  test('are told to whoever saw their plans under them, until they say that they know', async () => {
    await stage.tick()
    const { db } = stage.ports
    const user = await usersRepo(db).add({
      username: 'rosa',
      email: null,
      password: 'x',
      now: stage.clock.now,
    })
    if (typeof user === 'string') throw new Error(user)
    const call = { user: { id: user.id }, ports: stage.ports }
    const told = () =>
      seenRulesHandlers.getToldRules(call as Parameters<typeof seenRulesHandlers.getToldRules>[0])
    expect(await told()).toBeNull()
    const today = async () => ({
      buildings: await etagOf('buildings'),
      recipes: await etagOf('recipes'),
    })
    await seenRulesRepo(db).set(user.id, await today())
    expect(await told()).toBeNull()
    const before = await stage.json('/data/recipes')
    await update(1)
    expect((await told())?.recipes).toEqual(before)
    expect((await told())?.buildings).toEqual(await stage.json('/data/buildings'))
    await seenRulesRepo(db).set(user.id, await today())
    expect(await told()).toBeNull()
  })

  test('are eight at the most, and none older than half a year', async () => {
    await stage.tick()
    for (let round = 1; round <= 10; round++) await update(round)
    expect(await kept()).toBe(8)
    stage.clock.now += 200 * DAY_MS
    await update(11)
    expect(await kept()).toBe(1)
  })
})
