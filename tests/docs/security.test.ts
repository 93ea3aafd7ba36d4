import { expect, test } from 'vitest'
import { readDoc } from './markdown.ts'

/** Of ASVS 5.0: 70 requirements of level 1, and 183 of level 2. */
const REQUIREMENTS = 253

const page = await readDoc('SECURITY.md')
const lines = [...page.matchAll(/^\| (\d+\.\d+\.\d+) \| ([^|]+) \| ([^|]+) \| ([^|]*) ?\|$/gm)]

test('each requirement is answered once, and what is not met says what is missing', () => {
  const numbers = lines.map(([, number]) => number!)
  expect(new Set(numbers).size).toBe(numbers.length)
  expect(numbers).toHaveLength(REQUIREMENTS)
  for (const [line, , , answer, why] of lines) {
    expect(['met', 'not met', 'n/a'], line).toContain(answer)
    if (answer === 'not met') expect(why, line).not.toBe('')
  }
})

test('the sum of the answers is the one that the page tells', () => {
  const count = (answer: string) => lines.filter((line) => line[3] === answer).length
  expect(page).toContain(
    `Of these ${REQUIREMENTS} lines ${count('met')} are met, ${count('not met')} are not, ${count('n/a')} do not apply.`,
  )
})
