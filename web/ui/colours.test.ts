/// <reference types="node" />
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { Expertise } from '../../engine/game/primitives.ts'
import {
  CATEGORY_HUES,
  categoryColour,
  expertiseColour,
  type HuePair,
  workforceColour,
} from './colours.ts'
import { contrast, luminanceOf } from './oklch.ts'

// Read as a file: the test runner leaves stylesheets empty.
const tokens = readFileSync('web/ui/tokens.css', 'utf8')

const AA_TEXT = 4.5
const AA_CONTROL = 3

const named =
  (colourOf: (name: string) => HuePair) =>
  (name: string): [string, HuePair] => [name, colourOf(name)]
const WORKFORCES = ['pioneer', 'settler', 'technician', 'engineer', 'scientist']

describe('hue pairs', () => {
  test('each of the 33 categories has its own', () => {
    const pairs = Object.keys(CATEGORY_HUES).map((category) => categoryColour(category).from)
    expect(pairs).toHaveLength(33)
    expect(new Set(pairs).size).toBe(33)
  })

  const ALL: [name: string, colours: HuePair][] = [
    ...[...Object.keys(CATEGORY_HUES), 'unknown'].map(named(categoryColour)),
    ...Expertise.options.map(named(expertiseColour)),
    ...WORKFORCES.map(named(workforceColour)),
  ]
  test.each(ALL)('ink reads on both ends of %s, in both themes', (_name, { from, to, ink }) => {
    for (const theme of ['light', 'dark'] as const)
      for (const ground of [from, to])
        expect(contrast(half(ink, theme), half(ground, theme))).toBeGreaterThanOrEqual(AA_TEXT)
  })

  test('tiles are light in the light theme', () => {
    for (const [, { from }] of ALL) {
      expect(luminanceOf(half(from, 'light'))).toBeGreaterThan(0.5)
      expect(luminanceOf(half(from, 'dark'))).toBeLessThan(0.2)
    }
  })

  test('the case of a category does not matter, an unknown one is grey', () => {
    expect(categoryColour('Metals')).toEqual(categoryColour('metals'))
    expect(categoryColour('moon dust')).toEqual(categoryColour(undefined))
  })
})

/** Of `light-dark(light, dark)`, or one colour for both. */
function half(value: string, theme: 'light' | 'dark'): string {
  const colours = value.match(/oklch\([^)]*\)/g) ?? []
  const colour = theme === 'light' ? colours[0] : colours.at(-1)
  if (!colour) throw new Error(`No colour: ${value}`)
  return colour
}

/** The colour of a custom property. */
function token(name: string, theme: 'light' | 'dark'): string {
  return half(new RegExp(`--${name}:\\s*([^;]+);`).exec(tokens)?.[1] ?? '', theme)
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
