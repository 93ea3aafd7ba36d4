import { expect, test } from 'vitest'
import { evaluateExample } from './evaluate-example.ts'
import { FIRST_COUNTS, FIRST_FIGURES } from './example-plan.ts'

test('what stands on the page before the engine is there is what the engine says', () => {
  expect(evaluateExample(FIRST_COUNTS)).toEqual(FIRST_FIGURES)
})

test('one more smelter takes its area, its workers and its ore', () => {
  const more = evaluateExample({ ...FIRST_COUNTS, SME: 3 })
  expect(more.area.production).toBe(FIRST_FIGURES.area.production + 17)
  expect(more.amounts.FE).toBe(18)
  expect(more.amounts.FEO).toBe(36)
  expect(more.profit).not.toBe(FIRST_FIGURES.profit)
})

test('an empty base earns nothing', () => {
  const none = evaluateExample({ FRM: 0, INC: 0, SME: 0, PP1: 0 })
  expect(none.profit).toBe(0)
  expect(none.area).toEqual({ production: 0, all: 25 })
})
