import { expect, test } from 'vitest'
import { siteOf } from '../../scripts/stage/built.ts'
import type { PlanData } from '../game/plan.ts'
import { empireOfPlan, empiresInOrder, plansThatCount } from './plans-of-planet.ts'

const planOf = (amount: number, planetid = 'UV-351a'): PlanData => ({
  planet: { planetid, permits: 1, corphq: false, cogc: '---', experts: [], workforce: [] },
  infrastructure: [],
  buildings: [{ name: 'FP', amount, active_recipes: [] }],
})
const one = (uuid: string, empireRank: number | null, plan = planOf(1)) => ({
  ...{ uuid, empireRank, plan },
})
const counted = (
  plans: readonly ReturnType<typeof one>[],
  built: Parameters<typeof plansThatCount>[1] = {},
) => plansThatCount(plans, built).map(({ uuid }) => uuid)

test('a plan belongs to the default empire if it has it, else to the first that has', () => {
  const empires = [
    { uuid: 'old', baseplanners: [{ uuid: 'both' }, { uuid: 'first' }] },
    { uuid: 'own', baseplanners: [{ uuid: 'both' }] },
  ]
  const ofPlan = (plan: string, byDefault: string | null) =>
    empireOfPlan(empiresInOrder(empires, byDefault), plan)?.uuid
  expect(ofPlan('both', null)).toBe('old')
  expect(ofPlan('both', 'own')).toBe('own')
  expect(ofPlan('first', 'own')).toBe('old')
  expect(ofPlan('draft', 'own')).toBeUndefined()
})

test('all plans of the first empire with one there count, and no draft beside them', () => {
  const plans = [one('draft', null), one('b', 1), one('a', 0), one('c', 0)]
  expect(counted(plans)).toEqual(['a', 'c'])
  expect(counted([...plans, one('far', 1, planOf(1, 'KW-688c'))])).toEqual(['a', 'c', 'far'])
})

test('of drafts the nearest to what is built counts, of equals the first by its uuid, in any order', () => {
  const drafts = [one('x', null, planOf(9)), one('n', null, planOf(3)), one('m', null, planOf(3))]
  const built = { 'UV-351a': siteOf(planOf(2), 0) }
  for (const plans of [drafts, drafts.toReversed()]) {
    expect(counted(plans, built)).toEqual(['m'])
    expect(counted(plans)).toEqual(['m'])
  }
})
