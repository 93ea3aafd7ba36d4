import { expect, test } from 'vitest'
import { stepsThrough } from './matcher.ts'
import { growthOf } from './worst-text.ts'

test.each<[RegExp, string, number]>([
  [/^a/, 'ba', 4],
  [/a/g, 'aba', 4],
  [/ab|ac/, 'ac', 4],
])('%s goes through %j in %i steps', (pattern, text, steps) => {
  expect(stepsThrough(pattern, text, 100)).toBe(steps)
})

test('stops where it is told to', () => {
  expect(stepsThrough(/(a+)+$/, `${'a'.repeat(30)}!`, 5000)).toBe(5001)
})

test.each([/(a+)+$/, /(\w*)*!/, /\s+$/, /(?:a|aa)+$/, /x*y*x*z/, /(?=.*\d)./g, /[^@]+@/g])(
  '%s grows faster than its text',
  (pattern) => {
    expect(growthOf(pattern).isSteady).toBe(false)
  },
)

test.each([/^\w+$/, /\d{4,8}/g, /(?<!\w)x/g, /^(?:a|b)*$/, /\bx\b/, /^[^\n]*\n/, /^\p{L}+$/u])(
  '%s does not',
  (pattern) => {
    expect(growthOf(pattern).isSteady).toBe(true)
  },
)
