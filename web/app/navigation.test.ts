import { expect, test } from 'vitest'
import { navigationFor } from './navigation.ts'

const labelsOf = (hasFio: boolean) =>
  Object.fromEntries(
    navigationFor(hasFio).map((group) => [group.label, group.entries.map((entry) => entry.label)]),
  )

test('the three groups hold the pages in their order', () => {
  expect(labelsOf(true)).toEqual({
    Planning: ['Empire', 'Planet Search', 'Management', 'Exchanges'],
    Tools: [
      'Advisor',
      'Market Exploration',
      'Recipe ROI',
      'Resource ROI',
      'HQ Calculator',
      'Production Chains',
      'FIO Burn',
      'FIO Repair',
    ],
    Account: ['API', 'Profile', 'Help'],
  })
})

test('burn and repair are there only for those who have FIO', () => {
  const { Tools } = labelsOf(false)
  expect(Tools).not.toContain('FIO Burn')
  expect(Tools).not.toContain('FIO Repair')
  expect(Tools).toContain('Production Chains')
})
