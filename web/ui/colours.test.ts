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

/** The relative luminance of an OKLCH colour, as WCAG defines it. */
function luminance(lightness: number, chroma: number, hue: number): number {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  // Clips what lies outside sRGB, as the screen does.
  const clip = (channel: number) => Math.min(1, Math.max(0, channel))
  const red = clip(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s)
  const green = clip(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s)
  const blue = clip(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function luminanceOf(colour: string): number {
  const [lightness, chroma, hue] = (colour.match(/[\d.]+/g) ?? []).map(Number)
  if (lightness === undefined || chroma === undefined || hue === undefined) {
    throw new Error(`No OKLCH colour: ${colour}`)
  }
  return luminance(lightness, chroma, hue)
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}
