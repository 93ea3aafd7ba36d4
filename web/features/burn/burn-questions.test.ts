// @vitest-environment jsdom
import { expect, test } from 'vitest'
import type { Empire } from '../../../engine/game/empire.ts'
import type { Plan } from '../../../engine/game/plan.ts'
import { PREFERENCE_DEFAULTS, type Preferences } from '../../../engine/game/preferences.ts'
import { ALL_PLANS, burnQuestions } from './burn-questions.ts'

const planNamed = (uuid: string, planet = uuid) =>
  ({
    uuid,
    name: uuid,
    baseplanner_data: { planet: { planetid: planet }, infrastructure: [], buildings: [] },
  }) as unknown as Plan
const empire = (uuid: string, faction: Empire['faction'], ...members: string[]): Empire => ({
  uuid,
  name: uuid,
  faction,
  permits_used: 1,
  permits_total: 2,
  use_fio_storage: false,
  baseplanners: members.map((name) => ({ name, uuid: name, planet_id: 'UV-351a' })),
})
const owned = {
  plans: [planNamed('a'), planNamed('b'), planNamed('c')],
  empires: [empire('one', 'MORIA', 'a', 'b'), empire('two', 'BENTEN', 'b')],
  cxs: [],
}
const asked = (chosen: string, preferences: Partial<Preferences> = {}) =>
  burnQuestions(owned, chosen, { ...PREFERENCE_DEFAULTS, ...preferences }, {}).questions.map(
    ({ plans, empire: bonus }) => [bonus?.faction, plans.map(({ uuid }) => uuid).join()],
  )

test('an empire asks for its own plans under its own bonus', () => {
  expect(asked('one')).toEqual([['MORIA', 'a,b']])
  expect(asked('two')).toEqual([['BENTEN', 'b']])
})

test('all plans count once, each under its empire, and those of none under the default one', () => {
  expect(asked(ALL_PLANS)).toEqual([['MORIA', 'a,b,c']])
  expect(asked(ALL_PLANS, { defaultEmpireUuid: 'two' })).toEqual([
    ['MORIA', 'a'],
    ['BENTEN', 'b,c'],
  ])
})

test('of all plans those count that Today counts, and the others are named', () => {
  const onOne = [planNamed('a', 'X'), planNamed('b', 'X'), planNamed('draft', 'X')]
  const all = burnQuestions({ ...owned, plans: onOne }, ALL_PLANS, PREFERENCE_DEFAULTS, {})
  expect(all.questions.map(({ plans }) => plans.map(({ uuid }) => uuid))).toEqual([['a', 'b']])
  expect(all.leftOut).toEqual(['draft'])
})
