import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { specsOf } from '../playwright.config.ts'
import { projectsOf } from '../vitest.config.ts'
import { chosenSet, type TestSet, THOROUGH_JOURNEYS, THOROUGH_UNITS } from './thorough.ts'

const onDisk = (pattern: string, cwd = '.') =>
  globSync(pattern, { cwd, exclude: (name) => /^(?:node_modules|dist.*|\..+)$/.test(name) })
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted()

const UNITS = onDisk('**/*.test.{ts,tsx}')
const JOURNEYS = onDisk('**/*.spec.ts')
const unitsOf = (set: TestSet) => projectsOf(set).flatMap(({ include }) => include)

test('every unit test is of one project, and of one set', () => {
  expect([...unitsOf('everyday'), ...unitsOf('thorough')].toSorted()).toEqual(UNITS)
  expect(unitsOf('all').toSorted()).toEqual(UNITS)
})

test('every journey is of one set', () => {
  const sets = [...specsOf('everyday'), ...specsOf('thorough')]
  expect(sets.map((file) => `tests/browser/${file}`).toSorted()).toEqual(JOURNEYS)
  expect(specsOf('all').toSorted()).toEqual(sets.toSorted())
})

test('the thorough set names files that exist, each once', () => {
  const named = [...THOROUGH_UNITS, ...THOROUGH_JOURNEYS.map((file) => `tests/browser/${file}`)]
  expect(named.filter((file) => ![...UNITS, ...JOURNEYS].includes(file))).toEqual([])
  expect(new Set(named).size).toBe(named.length)
})

test('a set is chosen by its name alone', () => {
  expect(chosenSet({})).toBe('all')
  expect(chosenSet({ PERIGEE_TEST_SET: 'thorough' })).toBe('thorough')
  expect(() => chosenSet({ PERIGEE_TEST_SET: 'quick' })).toThrow('it is "quick"')
})
