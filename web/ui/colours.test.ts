/// <reference types="node" />
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { ALL_HUES, CATEGORY_HUES, categoryColour, huePair } from './colours.ts'
import { contrast } from './oklch.ts'

// Read as a file: the test runner leaves stylesheets empty.
const tokens = readFileSync('web/ui/tokens.css', 'utf8')

const AA_TEXT = 4.5
const AA_CONTROL = 3

describe('hue pairs', () => {
  test('each of the 33 categories has its own', () => {
    const pairs = Object.keys(CATEGORY_HUES).map((category) => categoryColour(category).from)
    expect(pairs).toHaveLength(33)
    expect(new Set(pairs).size).toBe(33)
  })

  test.each(ALL_HUES.map((hue) => [hue.join(' '), hue] as const))(
    'ink reads on both ends of %s',
    (_name, hue) => {
      const { from, to, ink } = huePair(hue)
      expect(contrast(ink, from)).toBeGreaterThanOrEqual(AA_TEXT)
      expect(contrast(ink, to)).toBeGreaterThanOrEqual(AA_TEXT)
    },
  )

  test('the case of a category does not matter, an unknown one is grey', () => {
    expect(categoryColour('Metals')).toEqual(categoryColour('metals'))
    expect(categoryColour('moon dust')).toEqual(categoryColour(undefined))
  })
})

/** `--name: light-dark(light, dark)`, or one colour for both. */
function token(name: string, theme: 'light' | 'dark'): string {
  const value = new RegExp(`--${name}:\\s*([^;]+);`).exec(tokens)?.[1]
  const colours = value?.match(/oklch\([^)]*\)/g) ?? []
  const colour = theme === 'light' ? colours[0] : colours.at(-1)
  if (!colour) throw new Error(`No colour in the token --${name}`)
  return colour
}

const SURFACES = ['surface-0', 'surface-1', 'surface-2', 'surface-3']
const TEXTS = ['ink', 'ink-muted', 'ink-faint', 'accent', 'profit', 'loss', 'warn']
const PAIRS = [
  ['accent-ink', 'accent'],
  ['accent-ink', 'accent-strong'],
  ['danger-ink', 'danger'],
  ['danger-ink', 'danger-strong'],
  ['accent', 'accent-quiet'],
  ['ink', 'accent-quiet'],
  ['ink-muted', 'accent-quiet'],
  ['profit', 'profit-quiet'],
  ['loss', 'loss-quiet'],
  ['warn', 'warn-quiet'],
  ['ink', 'loss-quiet'],
  ['ink-muted', 'loss-quiet'],
  ['ink', 'warn-quiet'],
  ['ink', 'profit-quiet'],
  ['ink-faint', 'field'],
] as const

describe.each(['dark', 'light'] as const)('%s theme', (theme) => {
  test.each(TEXTS)('%s reads on every surface', (ink) => {
    for (const surface of SURFACES) {
      expect(contrast(token(ink, theme), token(surface, theme)), surface).toBeGreaterThanOrEqual(
        AA_TEXT,
      )
    }
  })
  test.each(PAIRS)('%s reads on %s', (ink, surface) => {
    expect(contrast(token(ink, theme), token(surface, theme))).toBeGreaterThanOrEqual(AA_TEXT)
  })
  test.each([
    'line-control',
    'focus',
    'series-1',
    'series-2',
    'series-3',
    'series-4',
    'series-5',
    'series-6',
    'series-7',
    'series-8',
  ])('%s stands out from a panel', (mark) => {
    for (const surface of ['surface-0', 'surface-1', 'surface-2', 'field']) {
      expect(contrast(token(mark, theme), token(surface, theme)), surface).toBeGreaterThanOrEqual(
        AA_CONTROL,
      )
    }
  })
})
