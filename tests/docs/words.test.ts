import { globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readDoc } from './markdown.ts'

const HELP = join(import.meta.dirname, '../../web/help')

/** What the glossary's table of words for the screen has in its second column. */
const section = (await readDoc('GLOSSARY.md'))
  .split(/^## /m)
  .find((part) => part.startsWith('The screen'))
const retired = [...(section ?? '').matchAll(/^\| [^|]+ \| ([^|]+) \|$/gm)]
  .flatMap(([, phrases = '']) => phrases.split(', '))
  .filter((phrase) => phrase !== 'retired')

test('the glossary names retired phrases', () => {
  expect(retired).toContain('real base')
})

test.each(readdirSync(HELP))('%s calls things by their names', (file) => {
  const text = readFileSync(join(HELP, file), 'utf8')
  expect(retired.filter((phrase) => asWords(phrase).test(text))).toEqual([])
})

test('screens call things by their names', () => {
  const sources = globSync('web/**/*.{ts,tsx}', { exclude: ['**/*.test.*'] })
  const texts = sources.flatMap((file) => shownTexts(readFileSync(file, 'utf8')))
  expect(texts.length).toBeGreaterThan(1000)
  expect(texts.filter((text) => retired.some((phrase) => asWords(phrase).test(text)))).toEqual([])
})

/** Sentences in quotes and between tags: what begins with a capital and has a second word. */
const shownTexts = (source: string): string[] =>
  [...source.replaceAll(/\/\*[\s\S]*?\*\/|^ *\/\/.*$/gm, '').matchAll(SHOWN)].map(
    ([, ...texts]) => texts.find((text) => text !== undefined) ?? '',
  )
const SHOWN = /'([A-Z][^'\n]* [^'\n]*)'|`([^`\n]* [^`\n]*)`|>\s*([A-Z][^<>{}=;]* [^<>{}=;]*)[<{]/g

const asWords = (phrase: string) =>
  new RegExp(`\\b${phrase}\\b`, phrase === phrase.toUpperCase() ? '' : 'i')
