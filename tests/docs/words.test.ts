import { readdirSync, readFileSync } from 'node:fs'
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

const asWords = (phrase: string) =>
  new RegExp(`\\b${phrase}\\b`, phrase === phrase.toUpperCase() ? '' : 'i')
