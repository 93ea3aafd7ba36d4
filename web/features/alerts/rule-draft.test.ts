import { expect, test } from 'vitest'
import type { AlertWatch } from '../../../engine/game/alert.ts'
import { EMPTY_DRAFT, ofKind, ruleDraftOf, ruleOf, WATCH_KINDS } from './rule-draft.ts'

const WRITTEN = { ...EMPTY_DRAFT, ticker: 'RAT', planet: 'UV-351a' }

test.each(Object.keys(WATCH_KINDS) as AlertWatch[])(
  'a rule about %s is read back as it was written',
  (watch) => {
    const draft = ofKind(WRITTEN, watch)
    const rule = ruleOf(draft)!
    expect(rule).toMatchObject({ watch, push: true, mail: false })
    expect(ruleOf(ruleDraftOf(rule))).toEqual(rule)
    expect(ruleDraftOf(rule).limit).toBe(WATCH_KINDS[watch].limit)
  },
)

test('per cent are kept as a share, and written as per cent again', () => {
  const rule = ruleOf({ ...ofKind(WRITTEN, 'spread'), limit: 7 })
  expect(rule).toMatchObject({ limit: 0.07 })
  expect(ruleDraftOf(rule!).limit).toBe(7)
})

test.each<AlertWatch>(['price', 'spread', 'volume', 'stock', 'supply'])(
  '%s needs a material',
  (watch) => {
    expect(ruleOf({ ...ofKind(WRITTEN, watch), ticker: null })).toBeNull()
  },
)

test('a stock may be counted everywhere; how long it lasts is asked of one base', () => {
  expect(ruleOf({ ...ofKind(WRITTEN, 'stock'), planet: null })).toMatchObject({ planet: null })
  expect(ruleOf({ ...ofKind(WRITTEN, 'supply'), planet: null })).toBeNull()
})

test.each([
  ['storage', 101],
  ['programme', 999],
  ['price', Number.NaN],
] as const)('a limit that %s cannot have makes no rule', (watch, limit) => {
  expect(ruleOf({ ...ofKind(WRITTEN, watch), limit })).toBeNull()
})
