// @vitest-environment jsdom
import { beforeEach, describe, expect, test } from 'vitest'
import { latestFigures, rememberVisit, VISIT_GAP_MS, type VisitFigures } from './visits.ts'

const MONDAY = Date.UTC(2026, 0, 5, 12)
const figures = (at: number, profit: number): VisitFigures => ({
  at,
  rules: 'classic',
  profit,
  revenue: profit,
  cost: 0,
  profitPerArea: 1,
})

describe('figures since the last visit', () => {
  beforeEach(() => localStorage.clear())

  test('there is nothing to compare with on the first visit', () => {
    expect(rememberVisit('alpha', figures(MONDAY, 100))).toBeUndefined()
    expect(rememberVisit('alpha', figures(MONDAY + 1000, 120))).toBeUndefined()
  })

  test('a later visit compares with the end of the one before, however often the page is loaded', () => {
    rememberVisit('alpha', figures(MONDAY, 100))
    rememberVisit('alpha', figures(MONDAY + 1000, 120))
    const tuesday = MONDAY + 24 * 60 * 60_000
    expect(rememberVisit('alpha', figures(tuesday, 150))?.profit).toBe(120)
    expect(rememberVisit('alpha', figures(tuesday + VISIT_GAP_MS - 1, 160))?.profit).toBe(120)
  })

  test('every empire has its own', () => {
    rememberVisit('alpha', figures(MONDAY, 100))
    expect(rememberVisit('beta', figures(MONDAY + VISIT_GAP_MS, 1))).toBeUndefined()
    expect(rememberVisit('alpha', figures(MONDAY + VISIT_GAP_MS, 1))?.profit).toBe(100)
  })

  test('figures of the other rule book are no change', () => {
    rememberVisit('alpha', figures(MONDAY, 100))
    const accurate = { ...figures(MONDAY + VISIT_GAP_MS, 90), rules: 'accurate' } as const
    expect(rememberVisit('alpha', accurate)).toBeUndefined()
  })

  test('the latest are there before the next calculation, under the same rule book', () => {
    expect(latestFigures('alpha', 'classic')).toBeUndefined()
    rememberVisit('alpha', figures(MONDAY, 100))
    expect(latestFigures('alpha', 'classic')?.profit).toBe(100)
    expect(latestFigures('alpha', 'accurate')).toBeUndefined()
    expect(latestFigures('beta', 'classic')).toBeUndefined()
  })

  test('fifty empires are remembered, those seen last', () => {
    for (let n = 0; n < 60; n++) rememberVisit(`empire ${n}`, figures(MONDAY + n, n))
    const later = figures(MONDAY + VISIT_GAP_MS + 100, 0)
    expect(rememberVisit('empire 0', later)).toBeUndefined()
    expect(rememberVisit('empire 59', later)?.profit).toBe(59)
  })
})
