// @vitest-environment jsdom
import { expect, test } from 'vitest'
import type { Empire } from '../../../engine/game/empire.ts'
import type { Plan } from '../../../engine/game/plan.ts'
import { PREFERENCE_DEFAULTS, type Preferences } from '../../../engine/game/preferences.ts'
import { todayQuestion } from './today-question.ts'

const planNamed = (uuid: string) => ({ uuid, name: '', baseplanner_data: {} }) as unknown as Plan
const empire = (uuid: string, faction: Empire['faction'], ...members: string[]) =>
  ({
    ...{ uuid, name: uuid, faction, permits_used: 1, permits_total: 2, use_fio_storage: false },
    baseplanners: members.map((name) => ({ name, uuid: name, planet_id: 'UV-351a' })),
  }) as Empire
const owned = {
  plans: [planNamed('a'), planNamed('b'), planNamed('c')],
  empires: [empire('one', 'MORIA', 'a', 'b'), empire('two', 'BENTEN', 'b')],
  cxs: [],
}
const DATA = {
  storage: { planets: {}, warehouses: {}, ships: {}, last_modified: null },
  sites: { planets: {}, ships: {}, last_modified: null },
  reserves: [],
} satisfies Parameters<typeof todayQuestion>[1]
const asked = (preferences: Partial<Preferences> = {}) =>
  todayQuestion(owned, DATA, null, { ...PREFERENCE_DEFAULTS, ...preferences }, [], 7)

test('every plan stands under the empire that counts it, the default one before others', () => {
  const counted = (preferences?: Partial<Preferences>) =>
    asked(preferences).plans.map(({ uuid, empireRank, empire: bonus }) => [
      uuid,
      empireRank,
      bonus?.faction,
    ])
  expect(counted()).toEqual([
    ['a', 0, 'MORIA'],
    ['b', 0, 'MORIA'],
    ['c', null, 'MORIA'],
  ])
  expect(counted({ defaultEmpireUuid: 'two' })).toEqual([
    ['a', 1, 'MORIA'],
    ['b', 0, 'BENTEN'],
    ['c', null, 'BENTEN'],
  ])
})

test('what is soon, and how long a visit lasts, are those of FIO Burn; a plan without a name has one', () => {
  const { soonDays, targetDays, plans, now } = asked({ burnDaysYellow: 6, burnResupplyDays: 30 })
  expect([soonDays, targetDays, now, plans[0]!.name]).toEqual([6, 30, 7, 'Unnamed'])
})
