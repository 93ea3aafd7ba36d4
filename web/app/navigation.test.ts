import { expect, test } from 'vitest'
import { navigationFor } from './navigation.ts'

const labelsOf = (hasFio: boolean, hasUpdate = false) =>
  Object.fromEntries(
    navigationFor({ hasFio, hasUpdate }).map((group) => [
      group.label,
      group.entries.map((entry) => entry.label),
    ]),
  )

test('the three groups hold the pages in their order', () => {
  expect(labelsOf(true)).toEqual({
    Planning: ['Today', 'Empire', 'Planet Search', 'Management', 'Exchanges'],
    Tools: [
      'Advisor',
      'Best Empire',
      'Market Exploration',
      'Recipe ROI',
      'Resource ROI',
      'Atlas',
      'HQ Calculator',
      'Government',
      'Production Chains',
      'Ships',
      'Arbitrage',
      'FIO Burn',
      'FIO Repair',
    ],
    Account: ['Alerts', 'API', 'Profile', 'Help'],
  })
})

test('today, burn and repair are there only for those who have FIO', () => {
  const { Planning, Tools } = labelsOf(false)
  expect(Planning).not.toContain('Today')
  expect(Tools).not.toContain('FIO Burn')
  expect(Tools).not.toContain('FIO Repair')
  expect(Tools).toContain('Production Chains')
})

test('the update of the game is there only while it touches a plan', () => {
  expect(labelsOf(false).Planning).not.toContain('Game Update')
  expect(labelsOf(false, true).Planning).toContain('Game Update')
})
