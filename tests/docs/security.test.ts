import { expect, test } from 'vitest'
import { readDoc } from './markdown.ts'

/** Of ASVS 5.0: 70 requirements of level 1, and 183 of level 2. */
const REQUIREMENTS = 253

/** How many requirements of levels 1 and 2 each section of a chapter has; those of level 3 stand behind them. */
const SECTIONS: Record<number, Record<number, number>> = {
  1: { 1: 2, 2: 9, 3: 11, 4: 3, 5: 2 },
  2: { 1: 3, 2: 3, 3: 4, 4: 1 },
  3: { 2: 2, 3: 4, 4: 6, 5: 5, 7: 2 },
  4: { 1: 3, 2: 1, 3: 2, 4: 4 },
  5: { 1: 1, 2: 3, 3: 2, 4: 3 },
  6: { 1: 3, 2: 12, 3: 4, 4: 4, 5: 5, 6: 3, 8: 4 },
  7: { 1: 3, 2: 4, 3: 2, 4: 5, 5: 2, 6: 2 },
  8: { 1: 2, 2: 3, 3: 1, 4: 1 },
  9: { 1: 3, 2: 4 },
  10: { 1: 2, 2: 2, 3: 4, 4: 11, 5: 5, 6: 2, 7: 3 },
  11: { 1: 2, 2: 3, 3: 3, 4: 4, 5: 1, 6: 1 },
  12: { 1: 3, 2: 2, 3: 4 },
  13: { 1: 1, 2: 5, 3: 2, 4: 5 },
  14: { 1: 2, 2: 4, 3: 3 },
  15: { 1: 3, 2: 3, 3: 7 },
  16: { 1: 1, 2: 5, 3: 4, 4: 3, 5: 3 },
  17: { 1: 1, 2: 4, 3: 2 },
}
const NUMBERS = Object.entries(SECTIONS).flatMap(([chapter, sections]) =>
  Object.entries(sections).flatMap(([section, most]) =>
    Array.from({ length: most }, (_, n) => `${chapter}.${section}.${n + 1}`),
  ),
)

const page = await readDoc('SECURITY.md')
const lines = [...page.matchAll(/^\| (\d+\.\d+\.\d+) \| ([^|]+) \| ([^|]+) \| ([^|]*) ?\|$/gm)]

test('each requirement is answered once, and what is not met says what is missing', () => {
  expect(lines.map(([, number]) => number)).toEqual(NUMBERS)
  expect(NUMBERS).toHaveLength(REQUIREMENTS)
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
