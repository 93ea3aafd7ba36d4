import { expect, test } from 'vitest'
import { leastInWords, noBaseInWords, proofInWords } from './proof-words.ts'

test('the best possible is claimed only where a search ended by itself and reached its bound', () => {
  expect(proofInWords({ status: 'proved', gap: 1e-5 }, 60)).toBe(
    'Best possible under these limits.',
  )
  expect(proofInWords({ status: 'timeOut', gap: 1e-5 }, 60)).toContain('Best found within 60 s')
  expect(proofInWords({ status: 'rounded', gap: 0.004 }, 60)).toBe(
    'Best found, at most 0.4% below the best possible, which whole runs may not reach.',
  )
  // A tenth more than a found 100 is possible, and 100 is 9.1 % below 110.
  expect(proofInWords({ status: 'rounded', gap: 0.1 }, 60)).toContain('at most 9.1% below')
  expect(proofInWords({ status: 'rounded', gap: 5.47 }, 60)).toContain('at most 84.5% below')
  expect(proofInWords({ status: 'proved', gap: 4e-4 }, 60)).toBe(
    'Best found, at most 0.04% below the best possible.',
  )
  expect(leastInWords({ status: 'rounded', gap: 0.02 }, 60)).toBe(
    'Cheapest found, at most 2.0% above the least possible.',
  )
  expect(leastInWords({ status: 'proved', gap: 0 }, 60)).toBe('Proved: no other way is cheaper.')
})

test('a base without buildings is not called the best possible', () => {
  expect(noBaseInWords({ status: 'proved', gap: 0, bound: 0 }, '$/day')).toBe(
    'No base earns anything here within these limits, so none is proposed.',
  )
  expect(noBaseInWords({ status: 'timeOut', gap: 9, bound: 1200 }, '$/day')).toBe(
    'No base that earns anything was found. None earns more than 1,200 $/day.',
  )
})
