import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { ERROR_TEXTS } from './error-texts.ts'

const root = path.join(import.meta.dirname, '../..')

/** A source as one line without comments and escapes, so that a sentence may be broken over several lines. */
const plainSource = (file: string) =>
  readFileSync(path.join(root, file), 'utf8')
    .replace(/^\s*\/\*.*?\*\//gms, '')
    .replace(/(^|\s)\/\/.*$/gm, '')
    .replaceAll('\\', '')
    .replace(/\s+/g, ' ')

const literally = (words: string) => words.replace(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)

/** The words as they may stand in a source: what differs is an expression or an example there. */
const asWritten = (text: string) => new RegExp(text.split('…').map(literally).join('.{1,90}?'), 'g')

const PRODUCT = /^(?:web|engine|edge|workers|storage)\/.*(?<!\.test)\.tsx?$/
const TEST = /\.(?:test|spec)\.tsx?$|^tests\/contract\/suite\//
/** The words just before it look for a text, or it stands in the table of a test. */
const ASSERTED = /(?:expect\(|getBy|findBy).{0,150}$|test\.each(?:(?!\]\)\().)*$/
/** What must not be there is not brought about. */
const ABSENT = /^.{0,4}\)+\.(?:toHaveCount\(0\)|toBeNull\(\))/

describe('every text that tells of something wrong', () => {
  test('has a name of its own', () => {
    const names = ERROR_TEXTS.map(({ id }) => id)
    expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([])
  })

  test.each(ERROR_TEXTS)('$id: the product says it', ({ text, saidIn }) => {
    expect(saidIn).toMatch(PRODUCT)
    expect(plainSource(saidIn)).toMatch(asWritten(text))
  })

  test.each(ERROR_TEXTS)('$id: a test brings it about', ({ text, readIn }) => {
    expect(readIn).toMatch(TEST)
    const source = plainSource(readIn)
    const asserted = [...source.matchAll(asWritten(text))].filter(
      ({ 0: words, index }) =>
        ASSERTED.test(source.slice(0, index)) && !ABSENT.test(source.slice(index + words.length)),
    )
    expect(asserted).not.toHaveLength(0)
  })
})
