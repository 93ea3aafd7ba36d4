import { expect, test } from 'vitest'
import { ACCURATE, CLASSIC, RULES_NAMES, rulesNamed } from './rules.ts'

test('the books have their names, differ in every rule and never change', () => {
  expect(RULES_NAMES.map(rulesNamed)).toEqual([CLASSIC, ACCURATE])
  expect(new Set(Object.values(CLASSIC))).toEqual(new Set(['classic']))
  expect(new Set(Object.values(ACCURATE))).toEqual(new Set(['accurate']))
  expect(Object.isFrozen(CLASSIC) && Object.isFrozen(ACCURATE)).toBe(true)
})

test('a book reaches a worker as it is', () => {
  expect(structuredClone(ACCURATE)).toEqual(ACCURATE)
})
