import { expect, test } from 'vitest'
import { readImportText } from './read-text.ts'

const why = (text: string) => {
  const read = readImportText(text)
  return read.from === 'nothing' ? read.why : read.from
}

test.each([
  [
    'a list of empty records',
    `[${'{},'.repeat(2_000_001)}{}]`,
    'It holds more than 2 million values, more than any account has.',
  ],
  [
    'a text that is nested deeply',
    '['.repeat(19_000_000),
    'It is nested deeper than 64 levels, as no file of plans is.',
  ],
  ['half a text', '{"format":', 'It is no JSON: it was cut short, or is something else.'],
])('%s is refused in words, before it is parsed', (_, text, words) => {
  expect(why(text)).toBe(words)
})

test('brackets and commas in texts count for nothing', () => {
  expect(why(JSON.stringify({ name: '[{,"\\'.repeat(1000) }))).toBe('elsewhere')
  expect(why(`${'['.repeat(60)}${']'.repeat(60)}`)).toBe('elsewhere')
})
