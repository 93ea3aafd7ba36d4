import { expect, test } from 'vitest'
import { isImpossible } from '../../../engine/empire/impossible.ts'
import { noExchangeData } from '../../../engine/universe/diagnostics.ts'
import { baseWarnings } from './base-warnings.ts'

const SOUND = { area: 500, areaTotal: 500, permits: 1, workersShort: 0, diagnostics: [] }

test('a base that fills its area is sound', () => {
  expect(baseWarnings(SOUND)).toEqual([])
  expect(isImpossible(SOUND)).toBe(false)
})

test('more area than its permits give, or a fourth permit, cannot be built', () => {
  expect(isImpossible({ ...SOUND, area: 501 })).toBe(true)
  expect(isImpossible({ ...SOUND, permits: 3 })).toBe(false)
  expect(isImpossible({ ...SOUND, permits: 4 })).toBe(true)
})

test('the worst is named first; a missing price or worker leaves a base possible', () => {
  const poor = { ...SOUND, workersShort: 20, diagnostics: [noExchangeData('ATP')] }
  expect(baseWarnings(poor)).toEqual(['Workers short', 'Price missing'])
  expect(isImpossible(poor)).toBe(false)
  expect(baseWarnings({ ...poor, area: 501, permits: 4 })).toEqual([
    'Over area',
    'Over 3 permits',
    'Workers short',
    'Price missing',
  ])
})
