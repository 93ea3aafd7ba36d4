import { expect, test } from 'vitest'
import { CORRECTED, DOCUMENTED, RULES_NAMES, rulesNamed } from './rules.ts'

test('the books have their names, differ in every rule and never change', () => {
  expect(RULES_NAMES.map(rulesNamed)).toEqual([DOCUMENTED, CORRECTED])
  expect(new Set(Object.values(DOCUMENTED))).toEqual(new Set(['documented']))
  expect(new Set(Object.values(CORRECTED))).toEqual(new Set(['corrected']))
  expect(Object.isFrozen(DOCUMENTED) && Object.isFrozen(CORRECTED)).toBe(true)
})

test('a book reaches a worker as it is', () => {
  expect(structuredClone(CORRECTED)).toEqual(CORRECTED)
})
