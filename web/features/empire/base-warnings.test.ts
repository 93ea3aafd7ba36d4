import { expect, test } from 'vitest'
import { isImpossible } from '../../../engine/empire/impossible.ts'
import {
  noExchangeData,
  pricesStoodIn,
  unknownBuilding,
} from '../../../engine/universe/diagnostics.ts'
import { baseWarnings, titleWithoutRows, whyNoTotals } from './base-warnings.ts'

const FINE = {
  ...{ largestShare: 0.2, hasIdleBuilding: false, hasIdleExperts: false },
  hasTooManyExperts: false,
}
const SOUND = {
  area: 500,
  areaTotal: 500,
  permits: 1,
  workersShort: 0,
  diagnostics: [],
  flags: FINE,
}

test('a base that fills its area is sound', () => {
  expect(baseWarnings(SOUND, 0.2)).toEqual([])
  expect(isImpossible(SOUND)).toBe(false)
})

test('more area than its permits give, or a fourth permit, cannot be built', () => {
  expect(isImpossible({ ...SOUND, area: 501 })).toBe(true)
  expect(isImpossible({ ...SOUND, permits: 3 })).toBe(false)
  expect(isImpossible({ ...SOUND, permits: 4 })).toBe(true)
})

test('the worst is named first; a missing price or worker leaves a base possible', () => {
  const poor = { ...SOUND, workersShort: 20, diagnostics: [noExchangeData('ATP')] }
  expect(baseWarnings(poor, 0.2)).toEqual(['Workers short', 'Price missing'])
  expect(isImpossible(poor)).toBe(false)
  expect(baseWarnings({ ...poor, area: 501, permits: 4 }, 0.2)).toEqual([
    'Over area',
    'Over 3 permits',
    'Workers short',
    'Price missing',
  ])
})

test('what the page of the plan warns of stands in the table too', () => {
  const flags = {
    ...{ largestShare: 0.21, hasIdleBuilding: true, hasIdleExperts: true },
    hasTooManyExperts: true,
  }
  const diagnostics = [pricesStoodIn(['ATP']), unknownBuilding('XXX')]
  expect(baseWarnings({ ...SOUND, flags, diagnostics }, 0.2)).toEqual([
    'Too many experts',
    'Building without recipe',
    'Above your volume limit',
    'Unused experts',
    'Averages stand in',
    'Not all is known',
  ])
  expect(baseWarnings({ ...SOUND, flags: { ...FINE, largestShare: 0.21 } }, 0.3)).toEqual([])
})

test('an empire whose plans could not be calculated is not called empty', () => {
  expect(titleWithoutRows(0)).toBe('No Plans in Empire.')
  expect(titleWithoutRows(3)).toBe('3 plans could not be calculated.')
})

test('an empire without a plan that counts has no totals of 0, but a reason', () => {
  expect(whyNoTotals(0, 0, 0)).toBeNull()
  expect(whyNoTotals(1, 2, 3)).toBeNull()
  expect(whyNoTotals(0, 2, 0)).toBe('Nothing could be calculated: every plan failed.')
  expect(whyNoTotals(0, 0, 1)).toBe('Nothing to add up: no plan can be built as planned.')
  expect(whyNoTotals(0, 1, 1)).toContain('failed or cannot be built')
})
