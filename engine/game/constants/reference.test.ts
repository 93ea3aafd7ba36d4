import { describe, expect, test } from 'vitest'
import { world } from '../../../scripts/stage/world.ts'
import { WORKER_KINDS } from '../../universe/buildings.ts'
import { INFRASTRUCTURE_TYPES } from '../plan.ts'
import { WORKFORCES } from '../primitives.ts'
import { REFERENCE_BASES } from './bases.ts'
import { fertilityFactor, permitUsageFactor } from './bonuses.ts'
import { extractionRun } from './extraction.ts'
import { HIGHEST_HQ_LEVEL, HQ_LEVELS } from './hq.ts'
import { ACCURATE, CLASSIC } from './rules.ts'
import { BASE_EFFICIENCY, LUXURY_1_FACTOR, LUXURY_2_FACTOR, workforceNeeds } from './workforce.ts'

const { buildings, materials } = world

describe('reference bases', () => {
  test('name buildings and infrastructure of the game, each building once', () => {
    for (const { building, infrastructure } of REFERENCE_BASES) {
      expect(buildings.isProduction[buildings.indexOf.get(building)!]).toBe(1)
      for (const type of Object.keys(infrastructure)) expect(INFRASTRUCTURE_TYPES).toContain(type)
    }
    expect(new Set(REFERENCE_BASES.map((base) => base.building)).size).toBe(REFERENCE_BASES.length)
  })
  test.each(REFERENCE_BASES.map((base) => [base.building, base] as const))(
    '%s is fully staffed',
    (_, base) => {
      const b = buildings.indexOf.get(base.building)!
      for (let k = 0; k < WORKER_KINDS; k++) {
        let places = 0
        for (const [type, amount] of Object.entries(base.infrastructure)) {
          places += amount * buildings.housing[buildings.indexOf.get(type)! * WORKER_KINDS + k]!
        }
        expect(places).toBeGreaterThanOrEqual(
          buildings.workers[b * WORKER_KINDS + k]! * base.amount,
        )
      }
    },
  )
})

describe('headquarters', () => {
  test('have fifty levels, the first of them free', () => {
    expect(HIGHEST_HQ_LEVEL).toBe(50)
    expect(HQ_LEVELS[0]).toEqual({})
  })
  test('ask for materials of the game', () => {
    for (const ticker of HQ_LEVELS.flatMap((level) => Object.keys(level))) {
      expect(materials.record[materials.indexOf.get(ticker)!]).toBeDefined()
    }
  })
})

describe('workers', () => {
  test('are fully efficient with both luxuries', () => {
    expect(BASE_EFFICIENCY * LUXURY_1_FACTOR * LUXURY_2_FACTOR).toBeCloseTo(1, 12)
  })
  test.each(WORKFORCES)('%s have one good for each luxury, known to the game', (kind) => {
    const luxuries = workforceNeeds(CLASSIC)
      [kind].map((need) => need.luxury)
      .filter((tier) => tier > 0)
    expect(luxuries).toEqual([1, 2])
    for (const { ticker } of workforceNeeds(ACCURATE)[kind]) {
      expect(materials.record[materials.indexOf.get(ticker)!]).toBeDefined()
    }
  })
})

describe('extraction', () => {
  test.each([
    ['MINERAL', 10, 5, 12],
    ['GASEOUS', 10, 3, 7.2],
    ['LIQUID', 10, 2, 4.8],
  ] as const)('of %s at %d a day: %d units in %d hours', (type, daily, units, hours) => {
    const run = extractionRun(type, daily)
    expect(run.extractionAmount).toBe(units)
    expect(run.timeMs).toBeCloseTo(hours * 3_600_000, 6)
  })
  test('of nothing takes no time', () => {
    expect(extractionRun('MINERAL', 0)).toEqual({ timeMs: 0, extractionAmount: 0 })
  })
})

test.each([
  [-1, 0],
  [0, 1],
  [0.33, 1.1],
  [-0.33, 0.9],
])('fertility %d is a factor of %d', (fertility, factor) => {
  expect(fertilityFactor(fertility)).toBeCloseTo(factor, 12)
})
test.each([
  [0, 4, 6],
  [2, 4, 4],
  [4, 4, 2],
])('%d of %d permits used: the bonus counts %d times', (used, total, factor) => {
  expect(permitUsageFactor(used, total)).toBe(factor)
})
