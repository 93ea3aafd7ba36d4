import { expect, test } from 'vitest'
import { EMPIRE_DEFAULTS } from '../../game/empire.ts'
import { empireProblems } from './empire-problems.ts'

const named = { ...EMPIRE_DEFAULTS, name: 'Alpha' }

test('the defaults need a name and nothing else', () => {
  expect(empireProblems(EMPIRE_DEFAULTS)).toEqual({ name: 'An empire needs a name' })
  expect(empireProblems(named)).toEqual({})
})

test('a name has 1 to 100 characters, blanks around it aside', () => {
  expect(empireProblems({ ...named, name: '   ' }).name).toBe('An empire needs a name')
  expect(empireProblems({ ...named, name: ` ${'x'.repeat(100)} ` })).toEqual({})
  expect(empireProblems({ ...named, name: 'x'.repeat(101) }).name).toBe(
    'An empire name has at most 100 characters',
  )
})

test('the total is at least 2 and not below what is used; both are whole', () => {
  expect(empireProblems({ ...named, permits_used: 3, permits_total: 2 })).toEqual({
    permits_total: 'Total permits must not be below used permits',
  })
  expect(Object.keys(empireProblems({ ...named, permits_used: 0, permits_total: 1 }))).toEqual([
    'permits_used',
    'permits_total',
  ])
  expect(Object.keys(empireProblems({ ...named, permits_used: 1.5 }))).toEqual(['permits_used'])
})
